/// Autoplay: the next item comes after an interval, unless something pauses it.
struct Autoplay: Equatable, Sendable {
  /// The time between items, in seconds; 0 for no autoplay.
  private var interval = 0.0
  private var pauses = PauseReasons()
  /// The time at which the next item is due, in seconds.
  private(set) var deadline: Double?

  /// Sets the time between items, in seconds: at least ``Limit/autoplay``, or 0 for no autoplay.
  mutating func setInterval(_ seconds: Double) {
    let new = seconds > 0 ? max(Limit.autoplay, seconds) : 0
    if new != interval { (interval, deadline) = (new, nil) }
  }

  /// Sets the reasons that pause it.
  mutating func setPauses(_ pauses: PauseReasons) { self.pauses = pauses }

  /// Sets the time of the next item, one interval from now, unless it is set already.
  mutating func plan(isPossible: Bool, at now: Double) {
    deadline = interval > 0 && pauses.isEmpty && isPossible ? deadline ?? now + interval : nil
  }

  /// Clears the time of the next item, because it has come.
  mutating func clear() { deadline = nil }

  /// Skips the items that were due more than ``Limit/absence`` before a time, in seconds.
  mutating func leaveOutAbsence(before time: Double) {
    if let due = deadline { deadline = max(due, time - Limit.absence) }
  }
}
