/// The files of a folder at one moment, and which of them are shown.
///
/// A snapshot shows a file once it is the same as in the snapshot before, under any name. So no file appears while a program copies
/// it, a changed file stays in its old version until then, and a renamed file does not vanish. Where the system reports all changes, a snapshot is taken after
/// each change. Elsewhere, as on network drives, snapshots are taken all the time. The pause between them grows with the
/// time that one takes, to leave a slow network idle.
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
  /// Whether the folder could not be read since.
  private var isOutdated = false

  /// An empty snapshot, of a folder that could not be read.
  init() { (shown, files, duration, isOutdated) = (Content(), [], .zero, true) }

  /// Takes the first snapshot, which shows every file.
  static func first(
    at root: FolderRoot, _ watch: FolderWatch, on threads: ReadingThreads
  ) async throws(FileProblem) -> FolderSnapshot {
    try await threads.run { snapshot(at: root, watch) { $0 } }.get()
  }

  private static func snapshot(
    at root: FolderRoot, _ watch: FolderWatch, _ version: (FoundFile) -> FoundFile?
  ) -> Result<FolderSnapshot, FileProblem> {
    Result { () throws(FileProblem) in try FolderSnapshot(at: root, watch, version) }
  }

  /// - Parameter version: returns the version of a file to show; nil hides the file.
  private init(
    at root: FolderRoot, _ watch: FolderWatch, _ version: (FoundFile) -> FoundFile?
  ) throws(FileProblem) {
    let start = ContinuousClock.now
    let walk = try FolderWalk(root, watch: watch)
    files = walk.files
    shown = Content(
      files: Set(walk.files.compactMap(version)), skipped: Set(walk.skipped), videos: walk.videos)
    duration = .now - start
  }

  /// The shown files, in the order of the walk.
  var inOrder: [FoundFile] { files.filter(shown.files.contains) }

  /// Waits, and takes the next snapshot; nil if the task is cancelled. Returns the same snapshot if the folder cannot
  /// be read for now, as on a network.
  /// - Parameter hasUnreadable: whether some of the files could not be read, and have to be tried again soon.
  func next(
    at root: FolderRoot, _ watch: FolderWatch, on threads: ReadingThreads,
    hasUnreadable: Bool = false
  ) async -> FolderSnapshot? {
    guard await waitForNext(watch, hasUnreadable: hasUnreadable) else { return nil }
    let seen = Set(files.map(\.stamp))
    let before = Dictionary(shown.files.map { ($0.path, $0) }) { $1 }
    let next = await threads.run {
      Self.snapshot(at: root, watch) { seen.contains($0.stamp) ? $0 : before[$0.path] }
    }
    if let next = try? next.get() { return next }
    var same = self
    same.isOutdated = true
    return same
  }

  /// Returns false if the task is cancelled.
  private func waitForNext(_ watch: FolderWatch, hasUnreadable: Bool) async -> Bool {
    let pause = max(shortestPause, duration * pauseFactor)
    if watch.seesEverything, isShownWhole, !isOutdated, !hasUnreadable {
      guard await watch.change(within: max(longestWait, pause)) else { return false }
      return await slept(for: max(settlingTime, duration))
    }
    return await slept(for: pause)
  }

  /// Whether every file is shown as it was found.
  private var isShownWhole: Bool { files.allSatisfy(shown.files.contains) }

  private func slept(for time: Duration) async -> Bool {
    do { try await Task.sleep(for: time) } catch { return false }
    return true
  }
}

// Somebody who copies a picture into the folder and then looks at the page sees it within this time.
private let shortestPause = Duration.seconds(2)

// Snapshots take at most one part in twenty of the time.
private let pauseFactor = 20

// Programs write several files, and each of them several times. This time after the first change, one snapshot sees most of them.
private let settlingTime = Duration.milliseconds(300)

// A link may lead to a file in a folder that is not read, whose changes are not reported.
private let longestWait = Duration.seconds(60)
