import Synchronization

/// Counts pictures drawn by several threads and keeps the first problem.
final class Tally: Sendable {
  private let total: Int
  private let state: Mutex<(done: Int, problem: SampleCollectionError?)>

  init(done: Int, total: Int) {
    self.total = total
    state = Mutex((done, nil))
  }

  /// Counts one picture and reports the progress. The calls of `progress` never overlap.
  func count(
    _ outcome: Result<Void, SampleCollectionError>, _ progress: (_ done: Int, _ total: Int) -> Void
  ) {
    state.withLock { state in
      switch outcome {
      case .success:
        state.done += 1
        progress(state.done, total)
      case .failure(let problem):
        state.problem = state.problem ?? problem
      }
    }
  }

  /// Throws the first problem, if there was one.
  func result() throws(SampleCollectionError) {
    if let problem = state.withLock({ $0.problem }) { throw problem }
  }
}
