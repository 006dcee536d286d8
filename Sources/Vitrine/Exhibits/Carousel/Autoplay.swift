/// Autoplay: the next item comes after an interval, unless something pauses it.
struct Autoplay: Equatable, Sendable {
  /// The time between items, in seconds; 0 for no autoplay.
  private var interval = 0.0
  private var pauses = PauseReasons()
  /// The time of the next item, in seconds.
  private var deadline: Double?

  /// Sets the time between items, in seconds; 0 for no autoplay.
  mutating func setInterval(_ seconds: Double) {
    if seconds != interval { (interval, deadline) = (seconds, nil) }
  }

  /// Sets the reasons that pause it.
  mutating func setPauses(_ pauses: PauseReasons) { self.pauses = pauses }

  /// Sets the time of the next item, one interval from now, unless it is set already.
  mutating func plan(isPossible: Bool, at now: Double) {
    deadline = interval > 0 && pauses.isEmpty && isPossible ? deadline ?? now + interval : nil
  }

  /// Returns the time of the next step when time passes until `time`, in seconds. It skips the steps whose time is more than
  /// ``Limit/absence`` before `time`.
  func deadline(until time: Double) -> Double? {
    deadline.map { max($0, time - Limit.absence) }
  }
}
