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
