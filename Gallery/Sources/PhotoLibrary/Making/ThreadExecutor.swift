import Foundation
import Synchronization

/// Runs an actor on a thread of its own, for work that waits for another process instead of suspending.
///
/// The threads that all other actors share are as few as the machine's cores. Waiting on one of them would
/// hold up the server.
final class ThreadExecutor: SerialExecutor {
  private let jobs = Jobs()

  init() {
    Thread.detachNewThread { [jobs] in
      while let job = jobs.next() { job() }
    }
  }

  deinit {
    jobs.add(nil)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.add { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// What a thread is to do, in order; it waits while there is nothing.
private final class Jobs: Sendable {
  typealias Job = @Sendable () -> Void

  private let waiting = Mutex<[Job?]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Adds a job; nil is the last one.
  func add(_ job: Job?) {
    waiting.withLock { $0.append(job) }
    count.signal()
  }

  /// Takes the next job; nil when there will be no more.
  func next() -> Job? {
    count.wait()
    return waiting.withLock { $0.removeFirst() }
  }
}
