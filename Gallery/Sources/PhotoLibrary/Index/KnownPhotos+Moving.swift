/// The path from which a photograph has moved.
extension KnownPhotos.State {
  /// Adds a photograph. It replaces another one at the same path.
  mutating func change(_ photo: IndexedPhoto) {
    photos.insert(photo)
    changed.insert(photo.path)
    moved.remove(photo.path)
  }

  /// Whether a file may have the identifier of another path: its own path is new, or had vanished with another file.
  ///
  /// A path that was never away keeps its identifier, because programs save under another name and rename the file.
  func mayTakeIdentifier(_ file: FoundFile) -> Bool {
    guard let before = photos[file.path] else { return true }
    return returned.contains(file.path) && before.stamp != file.stamp
  }

  /// Returns the vanished photograph whose file has moved to the path of `file`; nil if there is none.
  /// - Parameter content: the digest of the file's content, if it is known.
  func origin(of file: FoundFile, _ content: [UInt8]?) -> IndexedPhoto? {
    guard mayTakeIdentifier(file) else { return nil }
    let candidates = photos.vanished(bytes: file.stamp.size)
    if let moved = candidates.first(where: { $0.stamp == file.stamp }) { return moved }
    // A file that is restored is the one that its path had before, even if it equals another one.
    guard let content, photos[file.path]?.content != content else { return nil }
    return candidates.first { $0.content == content }
  }

  /// Removes a photograph that has moved from a path.
  mutating func move(from path: PhotoPath) {
    photos.remove(path)
    changed.remove(path)
    moved.insert(path)
  }
}
