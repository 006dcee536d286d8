extension PhotoLibrary {
  /// One picture as a JPEG file, made now if it is not there yet.
  ///
  /// The preview is the camera's own until the photograph is made, and then the smallest picture.
  /// - Parameter isKnown: whether whoever asks has the version with this tag already: then no bytes are read.
  /// - Throws: that there is no such photograph or width, or why it cannot be shown.
  nonisolated public func picture(
    _ id: PhotoID, width: Int, unless isKnown: (String) -> Bool = { _ in false }
  ) async throws(PictureRefusal) -> ServedPicture {
    let isPreview = width == Ladder.preview
    let width = isPreview ? Ladder.widths[0] : width
    guard Ladder.widths.contains(width), let first = await listing.photo(id) else { throw .unknown }
    if isPreview, first.making == .waiting, let jpeg = preview(of: first) {
      return ServedPicture(tag: "\(first.version)-preview", jpeg: jpeg)
    }
    return try await made(id, width, isKnown)
  }

  nonisolated private func made(
    _ id: PhotoID, _ width: Int, _ isKnown: (String) -> Bool
  ) async throws(PictureRefusal) -> ServedPicture {
    for attempt in 0..<attempts {
      guard let photo = await listing.photo(id) else { throw .unknown }
      switch photo.making {
      case .failed(let reason): throw .cannotBeShown(reason)
      case .delayed(let reason) where attempt == attempts - 1: throw .cannotBeShown(reason)
      default: break
      }
      let tag = "\(photo.version)-\(width)"
      if case .made = photo.making, isKnown(tag) { return ServedPicture(tag: tag, jpeg: []) }
      if let jpeg = await finished(photo, width) { return ServedPicture(tag: tag, jpeg: jpeg) }
      guard !Task.isCancelled else { break }
      await make(id)
    }
    throw .cannotBeShown("its picture does not stay in the cache")
  }

  nonisolated private func finished(_ photo: Photo, _ width: Int) async -> [UInt8]? {
    if let jpeg = cache.picture(of: photo.entry, at: width) { return jpeg }
    return await unkept.picture(of: photo.entry, at: width)
  }

  nonisolated private func preview(of photo: Photo) -> [UInt8]? {
    guard let file = try? root.open(photo.file.location),
      let header = try? PictureHeader(of: file, within: options.limits)
    else { return nil }
    return EmbeddedPreview.jpeg(in: file, header)
  }

  /// Waits until a worker has done with a photograph that goes before all others.
  private func make(_ id: PhotoID) async {
    await withCheckedContinuation { person in
      waiting[id, default: []].append(person)
      guard !inHand.contains(id), waiting[id]?.count == 1 else { return }
      guard let lane = listing.photo(id)?.lane else { return endWaiting(for: id) }
      queues[lane]?.hurry(id)
      bells.forEach { $0.yield() }
    }
  }
}

/// A picture as it is handed out.
public struct ServedPicture: Sendable, Equatable {
  /// The same for the same bytes, and for no others.
  public let tag: String
  /// The JPEG file; empty when whoever asked has it already.
  public let jpeg: [UInt8]
}

/// Why a picture is not handed out.
public enum PictureRefusal: Error, Sendable, Equatable {
  /// There is no such photograph, or no such width.
  case unknown
  /// The file cannot be shown, for this reason.
  case cannotBeShown(String)
}

// Once for an entry found damaged, once more in case the cache was emptied just then or a worker ended, and a look at
// what came of it.
private let attempts = 3
