/// One worker process and the thread that waits for it; a new process takes the place of one that ended.
actor DecodingLane {
  private let executable: String
  private let thread = ThreadExecutor()
  private var worker: WorkerProcess?

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  /// A lane whose worker starts with the first picture.
  init(executable: String) {
    self.executable = executable
  }

  /// Makes the pictures of one photograph.
  func make(
    _ photo: Photo, in root: FolderRoot
  ) -> Result<MadePictures, PictureProblem> {
    do throws(PictureProblem) {
      let file = try root.openPicture(photo.file.location)
      guard file.isUnchanged(since: photo.file.stamp) else { throw .changed }
      return .success(try running().make(file, photo.format))
    } catch {
      if case .stoppedDecoder = error { worker = nil }
      return .failure(error)
    }
  }

  private func running() throws(PictureProblem) -> WorkerProcess {
    if let worker { return worker }
    do throws(FileProblem) {
      let started = try WorkerProcess(executable: executable)
      worker = started
      return started
    } catch {
      throw .noDecoder(error.systemWords)
    }
  }
}

extension OpenFile {
  fileprivate func isUnchanged(since stamp: FileStamp) -> Bool {
    (try? FileStamp(status())) == stamp
  }
}
