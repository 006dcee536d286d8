extension PhotoLibrary {
  func work(_ lane: DecodingLane) async {
    let (calls, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    bells.append(bell)
    bell.yield()
    for await _ in calls {
      while !Task.isCancelled, let photo = next() {
        let result = await lane.make(photo, in: root)
        finish(photo, result, await keep(result, of: photo))
      }
    }
  }

  private func next() -> Photo? {
    while let id = queue.next(onlyUrgent: isCacheFailing) {
      guard let photo = listing.photo(id) else { continue }
      inHand.insert(id)
      return photo
    }
    return nil
  }

  /// Writes what came out into the cache; the problem when that fails.
  nonisolated private func keep(
    _ result: Result<MadePictures, PictureProblem>, of photo: Photo
  ) async -> FileProblem? {
    do throws(FileProblem) {
      switch result {
      case .success(let made): try cache.keep(made, as: photo.entry)
      case .failure(let problem) where problem.isLasting:
        try cache.keepFailure(problem.description, as: photo.entry)
      case .failure: break
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
    note(cacheProblem: unkeptBecause)
    note(Photo.Making(result), of: photo)
    inHand.remove(photo.id)
    endWaiting(for: photo.id)
  }

  private func note(cacheProblem: FileProblem?) {
    if let cacheProblem, !isCacheFailing { report(.cacheFailing(cacheProblem.description)) }
    isCacheFailing = cacheProblem != nil
    if !isCacheFailing { bells.forEach { $0.yield() } }
  }

  /// Of a file that has changed meanwhile nothing is noted: what came out shows what it was.
  private func note(_ making: Photo.Making, of photo: Photo) {
    guard let index = listing.index(of: photo.id), listing.photos[index].version == photo.version
    else { return }
    let wasWaiting = listing.photos[index].making == .waiting
    listing.photos[index].making = making
    guard wasWaiting else { return }
    progress.add(making)
    announcer.announce(.progress(progress))
    if let problem = making.problem {
      report(.damaged(Skipped(name: listing.photos[index].file.path.display, reason: problem)))
    }
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
