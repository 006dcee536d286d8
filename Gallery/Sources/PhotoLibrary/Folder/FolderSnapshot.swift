/// The files of a folder at one moment, and which of them are shown.
///
/// A snapshot shows a file once it is the same as in the snapshot before. So no file appears while a program copies
/// it, and a changed file stays in its old version until then. Snapshots work on every file system and for any number of
/// folders; notifications of the system do not. The pause before the next snapshot grows with the time that a snapshot
/// takes, to leave a slow network idle.
struct FolderSnapshot: Sendable {
  /// The shown content. Two snapshots with equal content need no new listing.
  struct Content: Sendable, Equatable {
    var files: Set<FoundFile> = []
    var skipped: Set<Skipped> = []
    var videos = 0
  }

  let shown: Content
  private let files: [FoundFile]
  private let duration: Duration

  /// An empty snapshot.
  init() { (shown, files, duration) = (Content(), [], .zero) }

  /// Takes the first snapshot, which shows every file.
  static func first(
    at root: FolderRoot, on threads: ReadingThreads
  ) async throws(FileProblem) -> FolderSnapshot {
    try await threads.run { snapshot(at: root) { $0 } }.get()
  }

  private static func snapshot(
    at root: FolderRoot, _ version: (FoundFile) -> FoundFile?
  ) -> Result<FolderSnapshot, FileProblem> {
    Result { () throws(FileProblem) in try FolderSnapshot(at: root, version) }
  }

  /// - Parameter version: returns the version of a file to show; nil hides the file.
  private init(
    at root: FolderRoot, _ version: (FoundFile) -> FoundFile?
  ) throws(FileProblem) {
    let start = ContinuousClock.now
    let walk = try FolderWalk(root)
    files = walk.files
    shown = Content(
      files: Set(walk.files.compactMap(version)), skipped: Set(walk.skipped), videos: walk.videos)
    duration = .now - start
  }

  /// The shown files, in the order of the walk.
  var inOrder: [FoundFile] { files.filter(shown.files.contains) }

  /// Waits, and takes the next snapshot; nil if the task is cancelled. Returns the same snapshot if the folder cannot
  /// be read for now, as on a network.
  func next(at root: FolderRoot, on threads: ReadingThreads) async -> FolderSnapshot? {
    do {
      try await Task.sleep(for: max(shortestPause, duration * pauseFactor))
    } catch { return nil }
    let seen = Set(files)
    let before = Dictionary(shown.files.map { ($0.path, $0) }) { $1 }
    let next = await threads.run {
      Self.snapshot(at: root) { seen.contains($0) ? $0 : before[$0.path] }
    }
    return (try? next.get()) ?? self
  }
}

// Somebody who copies a picture into the folder and then looks at the page sees it within this time.
private let shortestPause = Duration.seconds(2)

// Snapshots take at most one part in twenty of the time.
private let pauseFactor = 20
