import Foundation

/// The threads that read the shown folder. A folder on a slow network blocks them, and nothing else.
///
/// All other tasks share as many threads as the machine has cores. Blocking those would delay every request.
final class ReadingThreads: TaskExecutor {
  private let jobs = ThreadJobs()
  private let count: Int

  /// - Parameter count: the number of threads. A network folder answers several readers at once.
  init(count: Int = 4) {
    self.count = count
    for _ in 0..<count {
      Thread.detachNewThread { [jobs] in
        while let job = jobs.next() { job() }
      }
    }
  }

  /// Calls `body` on one of the threads.
  ///
  /// Only code that belongs to no actor may prefer these threads: an actor would wait for a blocked one, and everybody for the
  /// actor.
  @concurrent func run<Result: Sendable>(_ body: @Sendable () -> Result) async -> Result {
    await withTaskExecutorPreference(self) { await onPreferredExecutor(body) }
  }

  deinit {
    for _ in 0..<count { jobs.add(nil) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.add { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

@concurrent private func onPreferredExecutor<Result: Sendable>(
  _ body: @Sendable () -> Result
) async -> Result { body() }
