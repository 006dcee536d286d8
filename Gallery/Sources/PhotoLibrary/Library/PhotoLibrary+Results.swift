/// Stores the results of jobs: writes pictures to the cache, updates the listing, and resumes the requests that wait.
extension PhotoLibrary {
  /// Writes the result into the cache. Returns the problem if that fails.
  nonisolated func store(
    _ result: JobResult, of photo: Photo, _ decoding: DecodingLane
  ) async -> FileProblem? {
    await decoding.perform { [cache] in
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
  }

  /// Writes a requested picture into the cache. Returns the problem if that fails.
  nonisolated private func store(
    _ made: MadePictures, of photo: Photo, _ requested: PictureOnDemand, _ decoding: DecodingLane
  ) async -> FileProblem? {
    await decoding.perform { [cache] in
      do throws(FileProblem) { try cache.store(made, as: photo.entry, requested) } catch {
        return error
      }
      return nil
    }
  }

  /// Ends the job of a photograph.
  func finish(_ photo: Photo, _ result: JobResult, _ cacheProblem: FileProblem?) {
    if cacheProblem != nil, case .success(let made) = result {
      uncached.insert(made, as: photo.entry)
    }
    note(cacheProblem)
    isDecoderFailing = false
    setPictureState(Photo.PictureState(result), of: photo)
    release(PictureJob(photo.id), FinishedJob(version: photo.version, result: result))
  }

  /// Ends the job of a requested picture. After the first failure, waiting requests ask again. The second failure is not recorded,
  /// because the smaller pictures are there.
  func finish(
    _ job: PictureJob, of photo: Photo, _ requested: PictureOnDemand, _ result: JobResult,
    _ decoding: DecodingLane
  ) async {
    if case .success(let made) = result {
      note(await store(made, of: photo, requested, decoding))
      isDecoderFailing = false
    } else if decision(about: result, of: photo.entry.requested(requested)) == .retry {
      return release(job)
    }
    release(job, FinishedJob(version: photo.version, result: result))
  }

  /// Notes whether the cache has room for pictures that nobody waits for. Reports a shortage once until all pictures are made: an
  /// entry that replaces larger ones makes room for a moment.
  func noteRoom(_ shortage: CacheShortage?) {
    isCacheFull = shortage != nil
    guard progress.done < progress.total else { return reportedShortage = nil }
    guard let shortage, shortage != reportedShortage else { return }
    reportedShortage = shortage
    report(.cacheFull(shortage))
  }

  private func note(_ cacheProblem: FileProblem?) {
    if let cacheProblem, !isCacheFailing { report(.cacheFailing(cacheProblem.description)) }
    isCacheFailing = cacheProblem != nil
    if !isCacheFailing { queueSignals.forEach { $0.yield() } }
  }

  /// Sets the state of the pictures of a photograph. Ignores a result for an older version of the file.
  func setPictureState(_ pictureState: Photo.PictureState, of photo: Photo, isReported: Bool = true)
  {
    guard let index = listing.index(of: photo.id), listing.photos[index].version == photo.version
    else { return }
    let before = listing.photos[index].pictureState
    listing.photos[index].pictureState = pictureState
    guard before != pictureState else { return }
    progress.replace(before, by: pictureState)
    announcer.announce(state)
    if pictureState.problem != before.problem { hasUnannouncedProblems = true }
    announceProblems()
    if isReported { reportProblem(of: listing.photos[index]) }
  }

  /// Names a photograph if it cannot be shown, or only in part.
  func reportProblem(of photo: Photo) {
    guard let problem = photo.pictureState.problem else { return }
    report(.damaged(Skipped(name: photo.file.path.display, reason: problem)))
  }

  /// Announces a new revision once all photographs are done, so that pages read the problems again.
  private func announceProblems() {
    guard hasUnannouncedProblems, progress.done == progress.total else { return }
    hasUnannouncedProblems = false
    listing.revision += 1
    announcer.announce(state)
  }
}

extension Photo.PictureState {
  init(_ result: JobResult) {
    switch result {
    case .success(let made):
      self = .made(average: made.average, isIncomplete: made.isIncomplete)
    case .failure(let problem): self = .failed(problem.description)
    }
  }
}
