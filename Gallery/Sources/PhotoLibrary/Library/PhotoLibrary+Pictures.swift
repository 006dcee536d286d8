extension PhotoLibrary {
  /// Returns one picture as a JPEG file. Makes it first if it is not in the cache.
  ///
  /// The preview is the camera's own until the photograph is made, and then the smallest picture.
  /// - Parameter isKnown: whether the client has the version with this tag already. Then no bytes are read.
  /// - Throws: `.unknown` for an unknown photograph or width, `.cannotBeShown` with the reason otherwise.
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
    throw .cannotBeShown("its picture disappears from the cache")
  }

  nonisolated private func finished(_ photo: Photo, _ width: Int) async -> [UInt8]? {
    if let jpeg = cache.picture(of: photo.entry, at: width) { return jpeg }
    return await uncached.picture(of: photo.entry, at: width)
  }

  nonisolated private func preview(of photo: Photo) -> [UInt8]? {
    guard let file = try? root.open(photo.file.location),
      let header = try? PictureHeader(of: file, within: options.limits)
    else { return nil }
    return EmbeddedPreview.jpeg(in: file, header)
  }

  /// Makes a photograph before all others, and waits for the result.
  private func make(_ id: PhotoID) async {
    await withCheckedContinuation { continuation in
      waiting[id, default: []].append(continuation)
      guard !inProgress.contains(id), waiting[id]?.count == 1 else { return }
      guard let lane = listing.photo(id)?.lane else { return endWaiting(for: id) }
      queues[lane]?.prioritize(id)
      queueSignals.forEach { $0.yield() }
    }
  }
}

/// A picture for a client.
public struct ServedPicture: Sendable, Equatable {
  /// A tag that identifies the bytes: equal tags mean equal bytes.
  public let tag: String
  /// The JPEG file; empty if the client has it already.
  public let jpeg: [UInt8]
}

/// The reason that a request gets no picture.
public enum PictureRefusal: Error, Sendable, Equatable {
  /// There is no such photograph, or no such width.
  case unknown
  /// The file cannot be shown, for this reason.
  case cannotBeShown(String)
}

// The first attempt may find a damaged entry. During the second, the cache may be emptied or a worker may end. The third
// reads the result.
private let attempts = 3
