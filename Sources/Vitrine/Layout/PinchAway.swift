/// How a photograph at fit gives way to fingers that close on it, and when letting go sends it home.
///
/// It stays between the fingers, as large as they make it; the backdrop fades. Turned back it is magnified, as by any
/// pinch. Sizes count from fit: 1 is fit, 0.5 half as large.
///
/// ```
/// ground  1 +              .--------
///           |          .-'
///         0 +-------.-'
///           +-------+------+-------> size
///                  0.5     1
/// ```
enum PinchAway {
  /// The ground and the controls around a photograph that fingers bring from one size to another.
  static func shaded(_ pose: Pose, from old: Double, to new: Double) -> Pose {
    var pose = pose
    pose.backdrop = max(0, pose.backdrop + backdrop(at: new) - backdrop(at: old))
    pose.controls = max(0, pose.controls + controls(at: new) - controls(at: old))
    return pose
  }

  /// How fast a pose changes that fingers make larger by `growth` of its size per second, while their middle moves with
  /// `velocity`.
  static func velocity(
    of pose: Pose, about focus: Vector, growing growth: Double, moving velocity: Vector,
    at size: Double
  ) -> Pose {
    let change = size * growth
    return Pose(
      outline: pose.outline.drift(growing: growth, about: focus, moving: velocity),
      visible: pose.visible.drift(growing: growth, about: focus, moving: velocity),
      radii: .zero, opacity: 0,
      backdrop: change * slope(at: size, over: groundSizes),
      controls: change * slope(at: size, over: controlSizes))
  }

  /// Whether letting go at a size sends the photograph home, while it grows by `growth` of its size per second.
  ///
  /// It does when it would be smaller than 0.75 in 0.12 s: as far ahead as ``DragAway`` looks. Fingers that spread never do.
  static func commits(at size: Double, growing growth: Double) -> Bool {
    growth <= 0.3 && size * (1 + growth * 0.12) < 0.75
  }
}

extension PinchAway {
  private static let groundSizes = 0.5...1.0
  /// Controls are out of the way once a pinch shows: 0.1 is twice what ``Zoom`` counts as hardly another size.
  private static let controlSizes = 0.9...1.0

  private static func backdrop(at size: Double) -> Double { share(of: size, in: groundSizes) }
  private static func controls(at size: Double) -> Double { share(of: size, in: controlSizes) }

  private static func share(of size: Double, in sizes: ClosedRange<Double>) -> Double {
    (size.clamped(to: sizes) - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound)
  }

  private static func slope(at size: Double, over sizes: ClosedRange<Double>) -> Double {
    sizes.lowerBound < size && size < sizes.upperBound
      ? 1 / (sizes.upperBound - sizes.lowerBound) : 0
  }
}
