import Synchronization

/// Records reports of progress from any thread.
final class Counts: Sendable {
  private let state = Mutex<[[Int]]>([])

  var noted: [[Int]] { state.withLock { $0 } }

  func note(_ done: Int, _ total: Int) { state.withLock { $0.append([done, total]) } }
}
