extension PhotoLibrary {
  /// Returns one picture as a JPEG file. Makes it first if it is not in the cache.
  /// - Parameters:
  ///   - width: one of the widths in `photo.sizes.all`.
  ///   - isKnown: whether the client has this version already. Then no bytes are read.
  /// - Throws: `.unknown` for an unknown photograph or width, `.cannotBeShown` with the reason otherwise.
  nonisolated public func picture(
    _ id: PhotoID, width: Int, unless isKnown: (ServedPicture) -> Bool = { _ in false }
  ) async throws(PictureRequestProblem) -> ServedPicture {
    let photo = await photo(id)
    guard let size = photo?.sizes.larger.first(where: { $0.width == width }) else {
      return try await fromLadder(id, isKnown) { $0.firstIndex { $0.width == width } }
    }
    return try await requested(id, .larger(size), isKnown)
  }

  /// Returns a part of a photograph with all its pixels as a JPEG file. Makes it first if it is not in the cache.
  /// - Throws: `.unknown` for an unknown photograph, or if it has no such region; otherwise like `picture`.
  nonisolated public func picture(
    _ id: PhotoID, _ region: PhotoRegion, unless isKnown: (ServedPicture) -> Bool = { _ in false }
  ) async throws(PictureRequestProblem) -> ServedPicture {
    try await requested(id, .region(region), isKnown)
  }

  /// Returns the camera's own preview until the photograph is made, and then the smallest picture.
  /// - Throws: like `picture`.
  nonisolated public func preview(
    _ id: PhotoID, unless isKnown: (ServedPicture) -> Bool = { _ in false }
  ) async throws(PictureRequestProblem) -> ServedPicture {
    if let photo = await photo(id), photo.pictureState == .waiting,
      let jpeg = await requestThreads.run({ preview(of: photo) })
    {
      return ServedPicture(preview: jpeg, of: photo)
    }
    return try await fromLadder(id, isKnown) { $0.indices.first }
  }

  nonisolated private func fromLadder(
    _ id: PhotoID, _ isKnown: (ServedPicture) -> Bool, _ rung: ([PixelSize]) -> Int?
  ) async throws(PictureRequestProblem) -> ServedPicture {
    for attempt in 0..<attempts {
      guard let photo = await confirmed(id), let rung = rung(photo.sizes.ladder) else {
        throw .unknown
      }
      switch photo.pictureState {
      case .failed(let reason): throw .cannotBeShown(reason)
      case .delayed(let reason) where attempt == attempts - 1: throw .cannotBeShown(reason)
      default: break
      }
      let picture = ServedPicture(photo, "\(rung)")
      if case .made = photo.pictureState, isKnown(picture) { return picture }
      if let jpeg = await finished(photo, rung) { return picture.with(jpeg) }
      guard !Task.isCancelled else { break }
      // Another process may remove the pictures from the cache before they are read there.
      if let job = await make(PictureJob(id)), job.version == photo.version,
        case .success(let made) = job.result, made.pictures.indices.contains(rung)
      {
        return picture.with(made.pictures[rung].jpeg)
      }
    }
    throw .cannotBeShown(removed)
  }

  nonisolated private func requested(
    _ id: PhotoID, _ requested: PictureOnDemand, _ isKnown: (ServedPicture) -> Bool
  ) async throws(PictureRequestProblem) -> ServedPicture {
    for _ in 0..<attempts {
      guard let photo = await confirmed(id), requested.isPossible(of: photo.sizes) else {
        throw .unknown
      }
      if case .failed(let reason) = photo.pictureState { throw .cannotBeShown(reason) }
      let picture = ServedPicture(photo, requested.name)
      if isKnown(picture) { return picture }
      if let jpeg = cache.picture(of: photo.entry, requested) { return picture.with(jpeg) }
      guard !Task.isCancelled else { break }
      // A worker may end, or the file may change meanwhile.
      guard let job = await make(PictureJob(id, requested: requested)), job.version == photo.version
      else { continue }
      switch job.result {
      case .success(let made): return picture.with(made.pictures[0].jpeg)
      case .failure(let problem): throw .cannotBeShown(problem.description)
      }
    }
    throw .cannotBeShown(removed)
  }

  nonisolated private func finished(_ photo: Photo, _ rung: Int) async -> [UInt8]? {
    if let jpeg = cache.picture(of: photo.entry, at: rung) { return jpeg }
    return await uncached.picture(of: photo.entry, at: rung)
  }

  nonisolated private func preview(of photo: Photo) -> [UInt8]? {
    guard let file = try? root.open(photo.file.location),
      let header = try? PictureHeader(of: file, within: options.limits)
    else { return nil }
    return EmbeddedPreview.jpeg(in: file, header)
  }

  /// Returns the photograph of the listing. A caller outside of this actor that took the whole listing would hold it while workers
  /// change it.
  func photo(_ id: PhotoID) -> Photo? { listing.photo(id) }

  /// Does a job before all others, and waits for it. Returns nil if the photograph disappears, or if its worker ended.
  private func make(_ job: PictureJob) async -> FinishedJob? {
    await withCheckedContinuation { continuation in
      waiting[job, default: []].append(continuation)
      guard !inProgress.contains(job), waiting[job]?.count == 1 else { return }
      guard let photo = listing.photo(job.photo) else { return endWaiting(for: job) }
      queues[lane(of: photo, job.requested)]?.prioritize(job)
      queueSignals.forEach { $0.yield() }
    }
  }
}

// A worker may end during the first attempt, and the photograph may change during the second. The third one reports the problem.
private let attempts = 3

private let removed =
  "its picture was removed before it could be sent; reload the page to try again"
