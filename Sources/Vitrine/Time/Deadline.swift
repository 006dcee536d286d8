/// The time of something that happens without an event.
struct Deadline<Kind> {
  /// What happens then.
  let kind: Kind
  /// The time, in seconds.
  let time: Double

  /// Creates the deadline of something that happens at a time, in seconds; nil without a time.
  init?(_ kind: Kind, at time: Double?) {
    guard let time else { return nil }
    (self.kind, self.time) = (kind, time)
  }

  /// Returns the earlier one; `one` if both have the same time.
  static func first(_ one: Deadline?, _ other: Deadline?) -> Deadline? {
    guard let one, let other else { return one ?? other }
    return other.time < one.time ? other : one
  }
}

/// A model in which things happen without an event, at deadlines.
protocol Timed {
  /// The kinds of deadlines.
  associatedtype DeadlineKind

  /// Returns the next deadline; nil for none. Autoplay skips the steps that are more than ``Limit/absence`` before `time`.
  /// - Parameter time: The time up to which the model moves, in seconds.
  func nextDeadline(until time: Double) -> Deadline<DeadlineKind>?

  /// Moves the present to a time, in seconds.
  mutating func pass(to time: Double)

  /// Performs what happens at a deadline that has come.
  mutating func perform(_ kind: DeadlineKind)
}

extension Timed {
  /// Lets time pass until a time, in seconds. Each deadline until then has its effect at its own time, in order, however late the
  /// call is.
  mutating func run(to time: Double) {
    while let deadline = nextDeadline(until: time), deadline.time <= time {
      pass(to: deadline.time)
      perform(deadline.kind)
    }
    pass(to: time)
  }
}
