extension PhotoLibrary {
  /// Makes the photographs of a lane, one after the other.
  func work(_ lane: Lane) async {
    let limits = WorkerLimits(lane, upTo: options.limits.pixels)
    let decoding = DecodingLane(executable: options.executable, limits: limits)
    let (calls, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    bells.append(bell)
    bell.yield()
    for await _ in calls {
      while !Task.isCancelled, let photo = next(in: lane) {
        let result = await decoding.make(photo, in: root)
        let verdict = verdict(on: result, of: photo)
        switch verdict {
        case .tryAgain: postpone(photo)
        case .keep: finish(photo, result, await keep(result, of: photo))
        case .letGo: delay(photo, result)
        }
      }
    }
  }

  private func next(in lane: Lane) -> Photo? {
    while let id = queues[lane]?.next(onlyUrgent: isCacheFailing || isDecoderFailing) {
      guard let photo = listing.photo(id) else { continue }
      inHand.insert(id)
      return photo
    }
    return nil
  }

  private func verdict(
    on result: Result<MadePictures, PictureProblem>, of photo: Photo
  ) -> Strikes.Verdict {
    guard case .failure(let problem) = result else { return .keep }
    return strikes.verdict(on: problem, of: photo.entry)
  }

  /// Whoever waits for its pictures asks again, and so goes before all others.
  private func postpone(_ photo: Photo) {
    queues[photo.lane]?.postpone(photo.id)
    putDown(photo)
  }

  private func delay(_ photo: Photo, _ result: Result<MadePictures, PictureProblem>) {
    guard case .failure(let problem) = result else { return }
    // The next look at the folder finds a changed file.
    var isReported = problem != .changed
    if case .noDecoder(let reason) = problem {
      isReported = false
      if !isDecoderFailing { report(.decoderFailing(reason)) }
      isDecoderFailing = true
    }
    note(.delayed(problem.description), of: photo, isReported: isReported)
    putDown(photo)
  }

  private func putDown(_ photo: Photo) {
    inHand.remove(photo.id)
    endWaiting(for: photo.id)
  }

  /// Writes what came out into the cache; the problem when that fails.
  nonisolated private func keep(
    _ result: Result<MadePictures, PictureProblem>, of photo: Photo
  ) async -> FileProblem? {
    do throws(FileProblem) {
      switch result {
      case .success(let made): try cache.keep(made, as: photo.entry)
      case .failure(let problem): try cache.keepFailure(problem.description, as: photo.entry)
      }
      return nil
    } catch {
      return error
    }
  }

  private func finish(
    _ photo: Photo, _ result: Result<MadePictures, PictureProblem>, _ unkeptBecause: FileProblem?
  ) {
    if unkeptBecause != nil, case .success(let made) = result { unkept.hold(made, as: photo.entry) }
    if let unkeptBecause, !isCacheFailing { report(.cacheFailing(unkeptBecause.description)) }
    isCacheFailing = unkeptBecause != nil
    isDecoderFailing = false
    if !isCacheFailing { bells.forEach { $0.yield() } }
    note(Photo.Making(result), of: photo)
    putDown(photo)
  }

  /// Of a file that has changed meanwhile nothing is noted: what came out shows what it was.
  private func note(_ making: Photo.Making, of photo: Photo, isReported: Bool = true) {
    guard let index = listing.index(of: photo.id), listing.photos[index].version == photo.version
    else { return }
    let before = listing.photos[index].making
    listing.photos[index].making = making
    guard before != making else { return }
    progress.replace(before, by: making)
    announcer.announce(.progress(progress))
    if making.problem != before.problem { hasUntoldProblems = true }
    tellProblems()
    if let problem = making.problem, isReported {
      report(.damaged(Skipped(name: listing.photos[index].file.path.display, reason: problem)))
    }
  }

  /// Lets pages read the problems of photographs again, once for all photographs that were at work.
  private func tellProblems() {
    guard hasUntoldProblems, progress.done == progress.total else { return }
    hasUntoldProblems = false
    listing.revision += 1
    announcer.announce(.changed(revision: listing.revision))
  }

  func endWaiting(for id: PhotoID) {
    for person in waiting.removeValue(forKey: id) ?? [] { person.resume() }
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
