import Synchronization

/// Progress as it was told, whatever thread told it.
final class Counts: Sendable {
  private let state = Mutex<[[Int]]>([])

  var noted: [[Int]] { state.withLock { $0 } }

  func note(_ done: Int, _ total: Int) { state.withLock { $0.append([done, total]) } }
}
