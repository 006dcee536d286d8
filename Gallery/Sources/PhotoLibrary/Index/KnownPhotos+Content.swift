import Synchronization

/// The content of photographs. Those with the same content share the pictures of one of them, which is called their original.
extension KnownPhotos {
  /// Whether the digest of a file's content is missing, or may be that of an earlier content. Videos have none: reading a hundred
  /// gigabytes would take longer than making their frames.
  func needsDigest(of file: FoundFile) -> Bool {
    photo(of: file).map {
      !$0.properties.format.isVideo && ($0.content == nil || $0.isUnconfirmed)
    } ?? false
  }

  /// Whether a file may have other content than its pictures.
  func isUnconfirmed(_ file: FoundFile) -> Bool { photo(of: file)?.isUnconfirmed ?? false }

  /// Records the digest of a file's content, unless the file has changed meanwhile.
  /// - Returns: whether the file has other content than its pictures. They are of an earlier edition.
  @discardableResult
  func note(digest: [UInt8], of file: FoundFile) -> Bool {
    state.withLock { state in
      guard var photo = state.photos[file.path], photo.stamp == file.stamp else { return false }
      let isOther = photo.isUnconfirmed && photo.content != digest
      if isOther { photo.edition = file.stamp.changedNanoseconds }
      (photo.content, photo.isUnconfirmed) = (digest, false)
      state.change(photo)
      return isOther
    }
  }

  /// Returns the photograph that a file has replaced at its path, if both have the same content.
  func replaced(by file: FoundFile) -> IndexedPhoto? {
    guard let content = photo(of: file)?.content else { return nil }
    let before = state.withLock { $0.replaced.removeValue(forKey: file.path) }
    return before?.content == content ? before : nil
  }

  /// Returns the original of a file; nil if that is the file itself, or if the file's content is not known.
  func original(of file: FoundFile) -> IndexedPhoto? {
    guard let content = photo(of: file)?.content else { return nil }
    let original = state.withLock { $0.photos.original(content: content) }
    return original?.path == file.path ? nil : original
  }

  /// Makes a file the original of its content. It replaces a photograph that has no pictures.
  /// - Returns: false if that photograph is not the original any more.
  func replace(original: IndexedPhoto, by file: FoundFile) -> Bool {
    guard let content = original.content else { return false }
    return state.withLock { state in
      guard state.photos.original(content: content)?.path == original.path else { return false }
      state.photos.setOriginal(file.path, content: content)
      return true
    }
  }
}
