import Foundation
import Synchronization

/// A queue of jobs for threads.
final class ThreadJobs: Sendable {
  typealias Job = @Sendable () -> Void

  private let waiting = Mutex<[Job?]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Adds a job. Nil ends one of the threads.
  func add(_ job: Job?) {
    waiting.withLock { $0.append(job) }
    count.signal()
  }

  /// Waits for the next job and returns it; nil if the thread has to end.
  func next() -> Job? {
    count.wait()
    return waiting.withLock { $0.removeFirst() }
  }
}
