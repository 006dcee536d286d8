/// A page that a wheel turns.
struct PageWheel: Equatable, Sendable {
  /// How far the row was shifted when the wheel began, in points.
  let start: Double
  /// When the wheel counts as silent, in seconds.
  let deadline: Double
}
