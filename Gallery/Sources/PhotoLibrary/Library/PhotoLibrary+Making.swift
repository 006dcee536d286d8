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
        } else if listing.isComplete, let photo = undigested.popLast() {
          await noteContent(of: photo, decoding)
        } else {
          break
        }
        await saveIndex()
      }
    }
  }

  private func make(_ job: PictureJob, _ photo: Photo, _ decoding: DecodingLane) async {
    if job.requested == nil {
      await noteContent(of: photo, decoding)
      // A file that was changed in place has a job of its own.
      guard listing.photo(photo.id)?.version == photo.version else { return release(job) }
      if await sharePictures(with: photo, decoding) { return }
    }
    let result = await decoding.make(photo, requested: job.requested, in: root)
    // An interrupted photograph has no fault, and neither has the decoder.
    if case .failure = result, Task.isCancelled { return release(job) }
    if let requested = job.requested {
      return await finish(job, of: photo, requested, result, decoding)
    }
    switch decision(about: result, of: photo.entry) {
    case .retry: postpone(photo)
    case .record: finish(photo, result, await store(result, of: photo, decoding))
    case .delay: delay(photo, result)
    }
  }

  /// Returns the next job of a lane. Until the folder is listed, only pictures are made for which somebody waits: a worker takes as
  /// much of the processor as the listing.
  private func next(in lane: Lane) -> (PictureJob, Photo)? {
    let onlyUrgent = !listing.isComplete || isCacheFailing || isCacheFull || isDecoderFailing
    while let job = queues[lane]?.next(onlyUrgent: onlyUrgent) {
      // A new version of the file may belong to the other lane, which has a job of its own.
      guard let photo = listing.photo(job.photo), self.lane(of: photo, job.requested) == lane,
        job.isPossible(photo)
      else {
        endWaiting(for: job)
        continue
      }
      inProgress.insert(job)
      return (job, photo)
    }
    return nil
  }

  /// Returns the lane in which a picture is made. A picture for which memory or time was short is tried again alone.
  func lane(of photo: Photo, _ requested: PictureOnDemand? = nil) -> Lane {
    let entry = requested.map { photo.entry.requested($0) } ?? photo.entry
    return retryPolicy.isTriedAlone(entry) ? .slow : photo.lane
  }

  /// Decides what to do with a photograph after a failure.
  func decision(
    about result: JobResult, of entry: PictureCache.Entry
  ) -> RetryPolicy.Decision {
    guard case .failure(let problem) = result else { return .record }
    return retryPolicy.decision(about: problem, of: entry)
  }

  /// Moves a photograph behind all others. A request that waits for it is resumed, and asks for it again.
  private func postpone(_ photo: Photo) {
    queues[lane(of: photo)]?.postpone(PictureJob(photo.id))
    queueSignals.forEach { $0.yield() }
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
    setPictureState(.delayed(problem.description), of: photo, isReported: isReported)
    release(PictureJob(photo.id))
  }

  /// Ends a job.
  func release(_ job: PictureJob, _ finished: FinishedJob? = nil) {
    inProgress.remove(job)
    endWaiting(for: job, finished)
  }

  /// Resumes the requests that wait for a job.
  func endWaiting(for job: PictureJob, _ finished: FinishedJob? = nil) {
    for continuation in waiting.removeValue(forKey: job) ?? [] {
      continuation.resume(returning: finished)
    }
  }
}
