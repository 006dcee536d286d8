extension PhotoLibrary {
  /// Makes the photographs of a lane, one after the other.
  func work(_ lane: Lane) async {
    let limits = WorkerLimits(lane, upTo: options.limits.pixels)
    let decoding = DecodingLane(executable: options.executable, limits: limits)
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    queueSignals.append(signal)
    signal.yield()
    for await _ in signals {
      while !Task.isCancelled, let photo = next(in: lane) {
        let result = await decoding.make(photo, in: root)
        let decision = decision(about: result, of: photo)
        switch decision {
        case .retry: postpone(photo)
        case .record: finish(photo, result, await store(result, of: photo))
        case .delay: delay(photo, result)
        }
      }
    }
  }

  private func next(in lane: Lane) -> Photo? {
    while let id = queues[lane]?.next(onlyUrgent: isCacheFailing || isDecoderFailing) {
      guard let photo = listing.photo(id) else { continue }
      inProgress.insert(id)
      return photo
    }
    return nil
  }

  private func decision(
    about result: Result<MadePictures, PictureProblem>, of photo: Photo
  ) -> RetryPolicy.Decision {
    guard case .failure(let problem) = result else { return .record }
    return retryPolicy.decision(about: problem, of: photo.entry)
  }

  /// Moves a photograph behind all others. A request that waits for it is resumed, and asks for it again.
  private func postpone(_ photo: Photo) {
    queues[photo.lane]?.postpone(photo.id)
    release(photo)
  }

  private func delay(_ photo: Photo, _ result: Result<MadePictures, PictureProblem>) {
    guard case .failure(let problem) = result else { return }
    // The next snapshot of the folder finds a changed file.
    var isReported = problem != .changed
    if case .noDecoder(let reason) = problem {
      isReported = false
      if !isDecoderFailing { report(.decoderFailing(reason)) }
      isDecoderFailing = true
    }
    setMaking(.delayed(problem.description), of: photo, isReported: isReported)
    release(photo)
  }

  private func release(_ photo: Photo) {
    inProgress.remove(photo.id)
    endWaiting(for: photo.id)
  }

  /// Writes the result into the cache. Returns the problem if that fails.
  nonisolated private func store(
    _ result: Result<MadePictures, PictureProblem>, of photo: Photo
  ) async -> FileProblem? {
    do throws(FileProblem) {
      switch result {
      case .success(let made): try cache.store(made, as: photo.entry)
      case .failure(let problem): try cache.storeFailure(problem.description, as: photo.entry)
      }
      return nil
    } catch {
      return error
    }
  }

  private func finish(
    _ photo: Photo, _ result: Result<MadePictures, PictureProblem>, _ cacheProblem: FileProblem?
  ) {
    if cacheProblem != nil, case .success(let made) = result {
      uncached.insert(made, as: photo.entry)
    }
    if let cacheProblem, !isCacheFailing { report(.cacheFailing(cacheProblem.description)) }
    isCacheFailing = cacheProblem != nil
    isDecoderFailing = false
    if !isCacheFailing { queueSignals.forEach { $0.yield() } }
    setMaking(Photo.Making(result), of: photo)
    release(photo)
  }

  /// Sets how far the pictures of a photograph are. Ignores a result for an older version of the file.
  private func setMaking(_ making: Photo.Making, of photo: Photo, isReported: Bool = true) {
    guard let index = listing.index(of: photo.id), listing.photos[index].version == photo.version
    else { return }
    let before = listing.photos[index].making
    listing.photos[index].making = making
    guard before != making else { return }
    progress.replace(before, by: making)
    announcer.announce(.progress(progress))
    if making.problem != before.problem { hasUnannouncedProblems = true }
    announceProblems()
    if let problem = making.problem, isReported {
      report(.damaged(Skipped(name: listing.photos[index].file.path.display, reason: problem)))
    }
  }

  /// Announces a new revision once all photographs are done, so that pages read the problems again.
  private func announceProblems() {
    guard hasUnannouncedProblems, progress.done == progress.total else { return }
    hasUnannouncedProblems = false
    listing.revision += 1
    announcer.announce(.changed(revision: listing.revision))
  }

  func endWaiting(for id: PhotoID) {
    for continuation in waiting.removeValue(forKey: id) ?? [] { continuation.resume() }
  }
}

extension Photo.Making {
  init(_ result: Result<MadePictures, PictureProblem>) {
    switch result {
    case .success(let made):
      self = .made(average: made.average, isIncomplete: made.isIncomplete)
    case .failure(let problem): self = .failed(problem.description)
    }
  }
}
