/// A worker process, and the thread that waits for it. A new process replaces one that ended.
actor DecodingLane {
  private let executable: String
  private let limits: WorkerLimits
  private let thread = ThreadExecutor()
  private var worker: WorkerProcess?
  /// Stops the worker, and the process that makes the frame of a video.
  private nonisolated let interruption = Interruption()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  /// A lane whose worker starts with the first picture.
  init(executable: String, limits: WorkerLimits) {
    (self.executable, self.limits) = (executable, limits)
  }

  /// Makes the pictures of one photograph.
  /// - Parameter requested: the only picture to make; nil for the ladder.
  func make(
    _ photo: Photo, requested: PictureOnDemand? = nil, in root: FolderRoot
  ) -> Result<MadePictures, PictureProblem> {
    do throws(PictureProblem) {
      let file = try root.openPicture(photo.file.location)
      let made = Result { () throws(PictureProblem) in
        let isVideo = photo.format.isVideo
        let picture =
          isVideo ? try VideoFrame().jpeg(of: file, photo, started: interruption.stops) : file
        return try running().make(
          picture,
          WorkerRequest(
            isVideo ? .jpeg : photo.format, photo.embedded, whole: photo.size,
            requested: requested))
      }
      if case .failure(.stoppedDecoder) = made { worker = nil }
      // This also finds a file that was replaced or truncated during decoding.
      guard file.isUnchanged(since: photo.file.stamp) else { throw .changed }
      return .success(try made.get())
    } catch {
      return .failure(error)
    }
  }

  /// Reads the digest of a file's content; nil if the file has changed.
  func digest(of file: FoundFile, in root: FolderRoot) -> [UInt8]? {
    root.digest(of: file)
  }

  /// Calls `body` on the thread of the lane. The cache may be on a slow disk, or locked by another process.
  func perform<Result: Sendable>(_ body: @Sendable () -> Result) -> Result { body() }

  /// Stops the worker, also while it decodes. Every photograph fails from then on.
  nonisolated func interrupt() { interruption.interrupt() }

  private func running() throws(PictureProblem) -> WorkerProcess {
    if let worker { return worker }
    let started = try start()
    worker = started
    return started
  }

  /// Starts a process. If it ends during its start, the cause may be a moment without memory, so another one is started.
  private func start() throws(PictureProblem) -> WorkerProcess {
    do throws(PictureProblem) {
      return try WorkerProcess(
        executable: executable, limits: limits, started: interruption.stops)
    } catch {
      return try WorkerProcess(
        executable: executable, limits: limits, started: interruption.stops)
    }
  }
}

extension FolderRoot {
  /// Reads the digest of a file's content; nil if the file has changed.
  func digest(of file: FoundFile) -> [UInt8]? {
    guard let open = try? open(file.location), let digest = ContentDigest.sha256(of: open)
    else { return nil }
    return open.isUnchanged(since: file.stamp) ? digest : nil
  }
}

extension OpenFile {
  /// Whether the file is still the one that was read.
  func isUnchanged(since stamp: FileStamp) -> Bool {
    (try? FileStamp(status())) == stamp
  }
}
