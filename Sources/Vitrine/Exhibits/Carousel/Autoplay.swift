/// A carousel that goes on by itself: never while somebody looks closer, or wants less motion.
struct Autoplay: Equatable, Sendable {
  /// Seconds between items; 0 for never.
  private var interval = 0.0
  private var pauses = PauseReasons()
  /// When the next item is due, in seconds.
  private(set) var deadline: Double?

  /// Sets the time between items, in seconds: at least ``Limit/autoplay``, or 0 for never.
  mutating func setInterval(_ seconds: Double) {
    interval = seconds > 0 ? max(Limit.autoplay, seconds) : 0
    deadline = nil
  }

  /// Sets the reasons not to move.
  mutating func setPauses(_ pauses: PauseReasons) { self.pauses = pauses }

  /// Sets when the next item is due, counted from now unless it is set.
  mutating func plan(isPossible: Bool, at now: Double) {
    deadline = interval > 0 && pauses.isEmpty && isPossible ? deadline ?? now + interval : nil
  }

  /// The next item has come.
  mutating func clear() { deadline = nil }

  /// Leaves out the items that were due more than ``Limit/absence`` before a time, in seconds.
  mutating func leaveOutAbsence(before time: Double) {
    if let due = deadline { deadline = max(due, time - Limit.absence) }
  }
}
