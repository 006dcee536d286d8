/// The order in which jobs are done: first those that somebody waits for, then all others.
struct WorkQueue<Job: Hashable> {
  private var order: [Job] = []
  private var position = 0
  private var urgent: [Job] = []
  private var handedOut: Set<Job> = []

  /// Sets the order of the jobs that nobody waits for.
  mutating func setOrder(_ jobs: [Job]) {
    (order, position) = (jobs, 0)
  }

  /// Lets `next` return jobs once more, because their files have changed.
  mutating func allowAgain(_ jobs: some Sequence<Job>) {
    handedOut.subtract(jobs)
  }

  /// Moves a job before all others. The last request comes first, because it is on the screen now.
  mutating func prioritize(_ job: Job) {
    handedOut.remove(job)
    urgent.append(job)
  }

  /// Moves a job behind all others and lets `next` return it once more.
  mutating func postpone(_ job: Job) {
    handedOut.remove(job)
    order.append(job)
  }

  /// Returns each job once; nil at the end of the queue.
  /// - Parameter onlyUrgent: whether to skip the jobs that nobody waits for.
  mutating func next(onlyUrgent: Bool = false) -> Job? {
    while let job = urgent.popLast() ?? (onlyUrgent ? nil : nextInOrder()) {
      if handedOut.insert(job).inserted { return job }
    }
    return nil
  }

  private mutating func nextInOrder() -> Job? {
    guard position < order.count else { return nil }
    defer { position += 1 }
    return order[position]
  }
}
