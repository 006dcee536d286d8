import Foundation
import Synchronization

/// Runs an actor on its own thread, for work that blocks while it waits for another process.
///
/// All other actors share as many threads as the machine has cores. Blocking one of them would delay the server.
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

/// A queue of jobs for a thread.
private final class Jobs: Sendable {
  typealias Job = @Sendable () -> Void

  private let waiting = Mutex<[Job?]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Adds a job. Nil ends the queue.
  func add(_ job: Job?) {
    waiting.withLock { $0.append(job) }
    count.signal()
  }

  /// Waits for the next job and returns it; nil at the end of the queue.
  func next() -> Job? {
    count.wait()
    return waiting.withLock { $0.removeFirst() }
  }
}
