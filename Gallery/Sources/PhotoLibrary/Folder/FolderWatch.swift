import Foundation

/// Notices changes in folders, as the system reports them: by inotify on Linux, by FSEvents on macOS.
///
/// The report is only a signal to look at the folder again. It does not say which files have changed.
final class FolderWatch: Sendable {
  private let system: SystemWatch
  private let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  /// - Parameter limit: the number of folders to watch at most. The system has a limit of its own.
  init(limit: Int = .max) {
    // Any number of changes is one signal.
    (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    system = SystemWatch(limit: limit) { [signal] in signal.yield() }
  }

  /// Watches a folder, without its sub-folders. Watching a folder twice is the same as watching it once.
  ///
  /// A folder has to be watched before it is read. Otherwise a change in between remains unnoticed.
  func add(_ folder: OpenFile) { system.add(folder) }

  /// Whether the system reports the changes of all added folders. It reports none on network drives, and its number of watched
  /// folders has a limit.
  var seesEverything: Bool { system.seesEverything }

  /// Notes that something has changed.
  func noteChange() { signal.yield() }

  /// Waits until something has changed since the last call, or until a time has passed. Returns false if the task is cancelled.
  func change(within time: Duration) async -> Bool {
    let timer = Task { [signal] in
      try await Task.sleep(for: time)
      signal.yield()
    }
    defer { timer.cancel() }
    for await _ in signals { return true }
    return false
  }
}
