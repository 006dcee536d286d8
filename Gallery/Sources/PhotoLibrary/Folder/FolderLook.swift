/// What a folder held at one look at it, and what of that can be shown.
///
/// The next look comes seconds later, and later the longer one takes: a folder on a slow network is
/// not kept busy. Asking again works on every file system, which notices of changes do not, and no
/// limit to how many folders can be noticed is reached. A file is shown once it has lain still from one
/// look to the next, so none is shown while it is being copied, and a changed one as it was until then.
struct FolderLook: Sendable {
  /// What is shown of it: compared from look to look.
  struct Shown: Sendable, Equatable {
    var files: Set<FoundFile> = []
    var skipped: Set<Skipped> = []
    var videos = 0
  }

  let shows: Shown
  private let files: [FoundFile]
  private let took: Duration

  /// Nothing.
  init() { (shows, files, took) = (Shown(), [], .zero) }

  /// The first look, which shows everything.
  @concurrent init(at root: FolderRoot) async throws(FileProblem) {
    try self.init(at: root) { $0 }
  }

  /// - Parameter shown: what is shown of a file that is there, or nothing yet.
  private init(
    at root: FolderRoot, _ shown: (FoundFile) -> FoundFile?
  ) throws(FileProblem) {
    let start = ContinuousClock.now
    let walk = try FolderWalk(root)
    files = walk.files
    shows = Shown(
      files: Set(walk.files.compactMap(shown)), skipped: Set(walk.skipped), videos: walk.videos)
    took = .now - start
  }

  /// What is shown, in the order of the walk.
  var inOrder: [FoundFile] { files.filter(shows.files.contains) }

  /// The next look, when its time has come; nil when the task is cancelled. A folder that cannot be read for now,
  /// as on a network, is as it was.
  @concurrent func next(at root: FolderRoot) async -> FolderLook? {
    do { try await Task.sleep(for: max(shortestPause, took * patience)) } catch { return nil }
    let seen = Set(files)
    let shown = Dictionary(shows.files.map { ($0.path, $0) }) { $1 }
    return (try? FolderLook(at: root) { seen.contains($0) ? $0 : shown[$0.path] }) ?? self
  }
}

// A person who has just copied a picture looks up about then.
private let shortestPause = Duration.seconds(2)

// One part in twenty of the time, at most, is spent on looking.
private let patience = 20
