import Foundation

/// The files of a folder at one moment, and which of them are shown.
///
/// A snapshot shows a file once it is the same as in the snapshot before, under any name. So no file appears while a program copies
/// it, a changed file stays in its old version until then, and a renamed file does not vanish. What cannot be read for now, because
/// of a disk or a network, stays as it was.
///
/// Where the system reports all changes, a snapshot is taken after each change. Elsewhere, as on network drives, snapshots are
/// taken all the time. The pause between them grows with the time that one takes, to leave a slow network idle.
struct FolderSnapshot: Sendable {
  /// The shown content. Two snapshots with equal content need no new listing.
  struct Content: Sendable, Equatable {
    var files: Set<FoundFile> = []
    var skipped: Set<Skipped> = []
    /// The pictures and folders that are not to be shown.
    var leftOut: Set<Skipped> = []
    var videos = 0
    var sidecars = 0
  }

  private(set) var content: Content
  private let files: [FoundFile]
  private let duration: Duration
  /// Whether the folder or a part of it could not be read since.
  private var isOutdated = false

  /// An empty snapshot, of a folder that could not be read.
  init() { (content, files, duration, isOutdated) = (Content(), [], .zero, true) }

  /// Takes the first snapshot, which shows every file.
  static func first(of folder: WatchedFolder) async throws(FileProblem) -> FolderSnapshot {
    try await folder.walk { walk, duration in
      FolderSnapshot(walk, showing: walk.files, duration)
    }.get()
  }

  /// - Parameter unread: files that the walk could not read for now.
  private init(
    _ walk: FolderWalk, showing files: [FoundFile], unread: [FoundFile] = [], _ duration: Duration
  ) {
    self.files = walk.files + unread
    content = Content(
      files: Set(files + unread), skipped: Set(walk.skipped), leftOut: Set(walk.leftOut),
      videos: walk.videos, sidecars: walk.sidecars)
    self.duration = duration
    // The system does not report that another folder appears at the path of one that was moved.
    isOutdated = !walk.unread.isEmpty || walk.isMoved
  }

  /// The shown files, in the order of the walk.
  var inOrder: [FoundFile] { files.filter(content.files.contains) }

  /// Returns the shown files that a walk could not read for now.
  private func unread(in walk: FolderWalk) -> [FoundFile] {
    guard !walk.unread.isEmpty else { return [] }
    let found = Set(walk.files.map(\.path))
    return content.files.filter { file in
      !found.contains(file.path)
        && walk.unread.contains { file.path == $0 || file.path.isInside($0) }
    }
  }

  /// Waits, and takes the next snapshot; nil if the task is cancelled. If the folder cannot be read, as on a network, the files
  /// stay the same, and the folder is named.
  /// - Parameter hasUnreadable: whether some of the files could not be read, and have to be tried again soon.
  func next(of folder: WatchedFolder, hasUnreadable: Bool = false) async -> FolderSnapshot? {
    guard await waitForNext(folder, hasUnreadable: hasUnreadable) else { return nil }
    let next = await folder.walk(following)
    switch next {
    case .success(let next): return next
    case .failure(let problem):
      var same = self
      same.isOutdated = true
      same.content.skipped.update(with: folder.root.unreadable(problem))
      return same
    }
  }

  /// Returns the snapshot of a walk that follows this one.
  private func following(_ walk: FolderWalk, _ duration: Duration) -> FolderSnapshot {
    let (seen, same) = (Set(files.map(\.stamp)), Set(files))
    let before = Dictionary(content.files.map { ($0.path, $0) }) { $1 }
    let files = walk.files.compactMap { file in
      let shown = before[file.path]
      // On some network drives, the time at which a file was changed differs each time that it is read.
      let hasOtherTime = shown?.stamp == file.stamp && shown?.location == file.location
      let isSettled = hasOtherTime ? same.contains(file) : seen.contains(file.stamp)
      return isSettled ? file : shown
    }
    return FolderSnapshot(walk, showing: files, unread: unread(in: walk), duration)
  }

  /// How to wait for the next snapshot.
  enum Wait: Equatable {
    /// Until a change is reported, or until a time has passed.
    case change(within: Duration)
    /// A fixed time, because changes may remain unreported.
    case pause(Duration)
  }

  /// Returns how to wait for the next snapshot.
  func wait(for watch: FolderWatch, hasUnreadable: Bool = false) -> Wait {
    let isWatched = watch.seesEverything
    let pause = max(shortestPause, duration * (isWatched ? watchedPauseFactor : pauseFactor))
    let canWait = isWatched && isShownWhole && !isOutdated && !hasUnreadable
    return canWait ? .change(within: max(longestWait, pause)) : .pause(pause)
  }

  /// Returns false if the task is cancelled.
  private func waitForNext(_ folder: WatchedFolder, hasUnreadable: Bool) async -> Bool {
    var pause = max(settlingTime, duration)
    switch wait(for: folder.watch, hasUnreadable: hasUnreadable) {
    case .change(let time): guard await folder.watch.change(within: time) else { return false }
    case .pause(let time): pause = time
    }
    do { try await folder.clock.sleep(for: pause) } catch { return false }
    return true
  }

  /// Whether every file is shown as it was found.
  private var isShownWhole: Bool { files.allSatisfy(content.files.contains) }
}

// Somebody who copies a picture into the folder and then looks at the page sees it within this time.
private let shortestPause = Duration.seconds(2)

// Snapshots take at most one part in twenty of the time.
private let pauseFactor = 20

// A folder whose changes are reported is read again only while files come into it.
private let watchedPauseFactor = 4

// Programs write several files, and each of them several times. This time after the first change, one snapshot sees most of them.
private let settlingTime = Duration.milliseconds(300)

// A link may lead to a file in a folder that is not read, whose changes are not reported.
private let longestWait = Duration.seconds(60)

extension FolderRoot {
  /// The entry for the shown folder itself when it cannot be read any more.
  fileprivate func unreadable(_ problem: FileProblem) -> Skipped {
    let reason =
      problem.code == ENOENT ? "it has been deleted" : "it cannot be read for now (\(problem))"
    return Skipped(
      name: name, reason: reason + "; its photographs are those from before", isFolder: true)
  }
}
