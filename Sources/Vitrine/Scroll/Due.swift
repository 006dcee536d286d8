/// Something that happens without any event, and when.
struct Due<Kind> {
  let kind: Kind
  /// When it happens, in seconds.
  let time: Double

  /// Something that happens at a time, in seconds; nil where it has none.
  init?(_ kind: Kind, at time: Double?) {
    guard let time else { return nil }
    (self.kind, self.time) = (kind, time)
  }

  /// Whichever happens first; `one` if both happen at the same time.
  static func first(_ one: Due?, _ other: Due?) -> Due? {
    guard let one, let other else { return one ?? other }
    return other.time < one.time ? other : one
  }
}
