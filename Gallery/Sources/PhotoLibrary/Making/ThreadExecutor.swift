import Foundation

/// Runs an actor on its own thread, for work that blocks while it waits for another process.
///
/// All other actors share as many threads as the machine has cores. Blocking one of them would delay the server.
final class ThreadExecutor: SerialExecutor {
  private let jobs = ThreadJobs()

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
