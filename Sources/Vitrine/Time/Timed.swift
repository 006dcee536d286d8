/// A model with timers, which act without an event.
protocol Timed {
  /// The kinds of timers.
  associatedtype Timer

  /// Returns the next timer; nil for none. When time passes until `time`, in seconds, autoplay skips
  /// steps that were due more than ``Limit/absence`` before.
  func due(until time: Double) -> Due<Timer>?

  /// Moves the present to a time, in seconds.
  mutating func pass(to time: Double)

  /// Performs a timer that has ended.
  mutating func perform(_ timer: Timer)
}

extension Timed {
  /// Lets time pass until a time, in seconds. Each timer that ends until then acts at its own time, in order, however late the
  /// call is.
  mutating func run(to time: Double) {
    while let due = due(until: time), due.time <= time {
      pass(to: due.time)
      perform(due.kind)
    }
    pass(to: time)
  }
}
