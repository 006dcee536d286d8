/// Something that happens without an event, and its time.
struct Due<Kind> {
  let kind: Kind
  /// The time, in seconds.
  let time: Double

  /// Creates something that happens at a time, in seconds; nil without a time.
  init?(_ kind: Kind, at time: Double?) {
    guard let time else { return nil }
    (self.kind, self.time) = (kind, time)
  }

  /// Returns the earlier one; `one` if both have the same time.
  static func first(_ one: Due?, _ other: Due?) -> Due? {
    guard let one, let other else { return one ?? other }
    return other.time < one.time ? other : one
  }
}
