/// A folder, the watch that notices changes in it, the clock for the pauses between snapshots, and the threads that read it.
struct WatchedFolder: Sendable {
  let root: FolderRoot
  let watch: FolderWatch
  let clock: any Clock<Duration>
  private let threads: ReadingThreads
  private let status: FolderWalk.Status
  private let patterns: [ExclusionPattern]

  /// - Parameters:
  ///   - patterns: describe files and folders that are left out.
  ///   - status: returns the status of an entry. A test lets it fail for some entries.
  init(
    _ root: FolderRoot, _ watch: FolderWatch = FolderWatch(), on threads: ReadingThreads,
    excluding patterns: [ExclusionPattern] = [],
    clock: any Clock<Duration> = ContinuousClock(),
    status: @escaping FolderWalk.Status = FolderWalk.status
  ) {
    (self.root, self.watch, self.clock) = (root, watch, clock)
    (self.threads, self.status, self.patterns) = (threads, status, patterns)
  }

  /// Walks through the folder, and calls `body` with the walk and the time that it took.
  func walk<Result: Sendable>(
    _ body: @Sendable (FolderWalk, Duration) -> Result
  ) async -> Swift.Result<Result, FileProblem> {
    await threads.run {
      Swift.Result { () throws(FileProblem) in
        let start = ContinuousClock.now
        let walk = try FolderWalk(root, excluding: patterns, watch: watch, status: status)
        return body(walk, .now - start)
      }
    }
  }
}
