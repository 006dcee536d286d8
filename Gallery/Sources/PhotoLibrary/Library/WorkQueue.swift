/// The order in which jobs are done: first those that somebody waits for, then all others.
struct WorkQueue<Job: Hashable> {
  private var order: [Job] = []
  private var position = 0
  private var urgent: [Job] = []
  private var isOldestNext = false
  private var handedOut: Set<Job> = []

  /// Sets the order of the jobs that nobody waits for.
  mutating func setOrder(_ jobs: [Job]) {
    (order, position) = (jobs, 0)
  }

  /// Lets `next` return jobs once more, because their files have changed.
  mutating func allowAgain(_ jobs: some Sequence<Job>) {
    handedOut.subtract(jobs)
  }

  /// Moves a job before all others. The newest and the oldest of these jobs take turns: the newest is on the screen now, and the
  /// oldest has waited longest.
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
    while let job = nextUrgent() ?? (onlyUrgent ? nil : nextInOrder()) {
      if handedOut.insert(job).inserted { return job }
    }
    return nil
  }

  private mutating func nextUrgent() -> Job? {
    guard !urgent.isEmpty else { return nil }
    defer { isOldestNext.toggle() }
    return isOldestNext ? urgent.removeFirst() : urgent.removeLast()
  }

  private mutating func nextInOrder() -> Job? {
    guard position < order.count else { return nil }
    defer { position += 1 }
    return order[position]
  }
}
