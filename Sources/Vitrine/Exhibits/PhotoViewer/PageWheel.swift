/// A scroll of the row of pages by a wheel.
struct PageWheel: Equatable, Sendable {
  /// The shift of the row at the start, in points.
  let start: Double
  /// The time at which the wheel counts as silent, in seconds.
  let deadline: Double
}
