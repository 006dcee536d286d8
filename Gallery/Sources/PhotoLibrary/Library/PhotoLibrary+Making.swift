extension PhotoLibrary {
  /// Makes the photographs of a lane, one after the other, until the task is cancelled.
  func work(_ lane: Lane) async {
    let limits = WorkerLimits(lane, upTo: options.limits.pixels)
    let decoding = DecodingLane(executable: options.executable, limits: limits)
    // Nobody waits for the photograph that is being decoded.
    await withTaskCancellationHandler {
      await work(lane, decoding)
    } onCancel: {
      decoding.interrupt()
    }
  }

  private func work(_ lane: Lane, _ decoding: DecodingLane) async {
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    queueSignals.append(signal)
    signal.yield()
    for await _ in signals {
      while !Task.isCancelled {
        noteRoom(await decoding.perform { [cache] in cache.shortage })
        if let (job, photo) = next(in: lane) {
          await make(job, photo, decoding)
        } else if let photo = undigested.popLast() {
          await noteContent(of: photo, decoding)
        } else {
          break
        }
      }
    }
  }

  private func make(_ job: PictureJob, _ photo: Photo, _ decoding: DecodingLane) async {
    let result = await decoding.make(photo, requested: job.requested, in: root)
    // An interrupted photograph has no fault, and neither has the decoder.
    if case .failure = result, Task.isCancelled { return release(job) }
    if let requested = job.requested {
      return await finish(job, of: photo, requested, result, decoding)
    }
    switch decision(about: result, of: photo.entry) {
    case .retry: postpone(photo)
    case .record:
      finish(photo, result, await store(result, of: photo, decoding))
      if case .success = result { await noteContent(of: photo, decoding) }
    case .delay: delay(photo, result)
    }
  }

  private func next(in lane: Lane) -> (PictureJob, Photo)? {
    let onlyUrgent = isCacheFailing || isCacheFull || isDecoderFailing
    while let job = queues[lane]?.next(onlyUrgent: onlyUrgent) {
      // A new version of the file may belong to the other lane, which has a job of its own.
      guard let photo = listing.photo(job.photo), photo.lane == lane, job.isPossible(photo) else {
        endWaiting(for: job)
        continue
      }
      inProgress.insert(job)
      return (job, photo)
    }
    return nil
  }

  private func decision(
    about result: JobResult, of entry: PictureCache.Entry
  ) -> RetryPolicy.Decision {
    guard case .failure(let problem) = result else { return .record }
    return retryPolicy.decision(about: problem, of: entry)
  }

  /// Moves a photograph behind all others. A request that waits for it is resumed, and asks for it again.
  private func postpone(_ photo: Photo) {
    queues[photo.lane]?.postpone(PictureJob(photo.id))
    release(PictureJob(photo.id))
  }

  private func delay(_ photo: Photo, _ result: JobResult) {
    guard case .failure(let problem) = result else { return }
    // The next snapshot of the folder finds a changed file.
    var isReported = problem != .changed
    if case .noDecoder(let reason) = problem {
      isReported = false
      if !isDecoderFailing { report(.decoderFailing(reason)) }
      isDecoderFailing = true
    }
    setMaking(.delayed(problem.description), of: photo, isReported: isReported)
    release(PictureJob(photo.id))
  }

  private func release(_ job: PictureJob, _ finished: FinishedJob? = nil) {
    inProgress.remove(job)
    endWaiting(for: job, finished)
  }

  /// Writes the result into the cache. Returns the problem if that fails.
  nonisolated private func store(
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

  private func finish(_ photo: Photo, _ result: JobResult, _ cacheProblem: FileProblem?) {
    if cacheProblem != nil, case .success(let made) = result {
      uncached.insert(made, as: photo.entry)
    }
    note(cacheProblem)
    isDecoderFailing = false
    setMaking(Photo.Making(result), of: photo)
    release(PictureJob(photo.id), FinishedJob(version: photo.version, result: result))
  }

  /// Ends the job of a requested picture. After a first failure whoever waits for it asks again. A second one is not recorded,
  /// because the smaller pictures are there.
  private func finish(
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

  private func noteRoom(_ shortage: CacheShortage?) {
    isCacheFull = shortage != nil
    guard let shortage else { return reportedShortage = nil }
    guard shortage != reportedShortage, progress.done < progress.total else { return }
    reportedShortage = shortage
    report(.cacheFull(shortage))
  }

  private func note(_ cacheProblem: FileProblem?) {
    if let cacheProblem, !isCacheFailing { report(.cacheFailing(cacheProblem.description)) }
    isCacheFailing = cacheProblem != nil
    if !isCacheFailing { queueSignals.forEach { $0.yield() } }
  }

  /// Sets how far the pictures of a photograph are. Ignores a result for an older version of the file.
  private func setMaking(_ making: Photo.Making, of photo: Photo, isReported: Bool = true) {
    guard let index = listing.index(of: photo.id), listing.photos[index].version == photo.version
    else { return }
    let before = listing.photos[index].making
    listing.photos[index].making = making
    guard before != making else { return }
    progress.replace(before, by: making)
    announcer.announce(state)
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
    announcer.announce(state)
  }

  func endWaiting(for job: PictureJob, _ finished: FinishedJob? = nil) {
    for continuation in waiting.removeValue(forKey: job) ?? [] {
      continuation.resume(returning: finished)
    }
  }
}

extension Photo.Making {
  init(_ result: JobResult) {
    switch result {
    case .success(let made):
      self = .made(average: made.average, isIncomplete: made.isIncomplete)
    case .failure(let problem): self = .failed(problem.description)
    }
  }
}
