/// A worker process, and the thread that waits for it. A new process replaces one that ended.
actor DecodingLane {
  private let executable: String
  private let limits: WorkerLimits
  private let thread = ThreadExecutor()
  private var worker: WorkerProcess?

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  /// A lane whose worker starts with the first picture.
  init(executable: String, limits: WorkerLimits) {
    (self.executable, self.limits) = (executable, limits)
  }

  /// Makes the pictures of one photograph.
  func make(
    _ photo: Photo, in root: FolderRoot
  ) -> Result<MadePictures, PictureProblem> {
    do throws(PictureProblem) {
      let file = try root.openPicture(photo.file.location)
      let made = Result { () throws(PictureProblem) in
        try running().make(file, photo.format, photo.embedded)
      }
      // This also finds a file that was replaced or truncated during decoding.
      guard file.isUnchanged(since: photo.file.stamp) else { throw .changed }
      return .success(try made.get())
    } catch {
      if case .stoppedDecoder = error { worker = nil }
      return .failure(error)
    }
  }

  private func running() throws(PictureProblem) -> WorkerProcess {
    if let worker { return worker }
    let started = try WorkerProcess(executable: executable, limits: limits)
    worker = started
    return started
  }
}

extension OpenFile {
  fileprivate func isUnchanged(since stamp: FileStamp) -> Bool {
    (try? FileStamp(status())) == stamp
  }
}
