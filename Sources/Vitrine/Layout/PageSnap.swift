/// The choice among a page, the one before it and the one after it, after a release.
///
/// ```
///      before         here          after
///   -----|-------------|-------------|----->  offset
///                 ^ position
/// ```
/// A flick goes to the next page in its direction. Slower, the page nearest to the predicted end is chosen.
struct PageSnap {
  /// A page, counted from the one on which the drag began.
  enum Step: Int {
    case before = -1
    case here, after
  }

  /// The resting offset of the page before it, in points.
  let before: Double
  /// The resting offset of the page on which the drag began, in points.
  let here: Double
  /// The resting offset of the page after it, in points.
  let after: Double

  /// Returns whether a velocity, in points per second, is that of a flick.
  static func isFlick(_ velocity: Double) -> Bool {
    abs(velocity) >= Motion.Decay.minimumVelocity
  }

  /// Returns the page for a release at an offset after a drag, with a velocity in points per second.
  ///
  /// A flick counts from the page on which the drag began, however far the content still is from it. So each of several fast flicks
  /// changes the page.
  func step(from position: Double, draggedBy distance: Double, velocity: Double) -> Step {
    step(from: Self.isFlick(velocity) ? here + distance : position, velocity: velocity)
  }

  /// Returns the page for a release at an offset, with a velocity in points per second.
  ///
  /// A page less than half a point ahead counts as reached. If two pages are equally near, the earlier one is chosen.
  func step(from position: Double, velocity: Double) -> Step {
    guard Self.isFlick(velocity) else {
      let end = position + velocity * Strip.prediction
      let isBefore = abs(before - end) <= abs(here - end)
      let nearer = isBefore ? before : here
      return abs(after - end) < abs(nearer - end) ? .after : isBefore ? .before : .here
    }
    if velocity > 0 {
      let reached = position + Rounding.measured
      return before > reached ? .before : here > reached ? .here : .after
    }
    let reached = position - Rounding.measured
    return after < reached ? .after : here < reached ? .here : .before
  }
}
