/// A model in which things happen at a time, without an event.
protocol Timed {
  /// The kinds of things that happen.
  associatedtype Timer

  /// Returns the next thing that happens; nil for none. When time passes until `time`, in seconds, a model may skip what was due
  /// long before it.
  func due(until time: Double) -> Due<Timer>?

  /// Moves the present to a time, in seconds.
  mutating func pass(to time: Double)

  /// Does what has become due.
  mutating func perform(_ timer: Timer)
}

extension Timed {
  /// Lets time pass until a time, in seconds. Each thing until then has its effect at its own time, in order, however late the
  /// call is.
  mutating func run(to time: Double) {
    while let due = due(until: time), due.time <= time {
      pass(to: due.time)
      perform(due.kind)
    }
    pass(to: time)
  }
}
