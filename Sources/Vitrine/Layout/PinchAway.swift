/// How a photograph at fit follows two fingers that close, and whether a release closes the photograph.
///
/// The photograph stays between the fingers and gets smaller with them, and the backdrop fades. Fingers that spread again magnify the
/// photograph as any pinch does. Sizes are relative to fit: 1 is fit, 0.5 half as large.
///
/// ```
/// backdrop 1 +              .--------
///            |          .-'
///          0 +-------.-'
///            +-------+------+-------> size
///                   0.5     1
/// ```
enum PinchAway {
  /// Returns a pose with the backdrop and the controls that belong to a change from one size to another.
  static func shaded(_ pose: Pose, from old: Double, to new: Double) -> Pose {
    var pose = pose
    pose.backdrop = max(0, pose.backdrop + backdrop(at: new) - backdrop(at: old))
    pose.controls = max(0, pose.controls + controls(at: new) - controls(at: old))
    return pose
  }

  /// Returns the change of a pose per second.
  /// - Parameters:
  ///   - pose: The pose of a photograph of the size `size`.
  ///   - focus: The point between the fingers.
  ///   - relativeScaleVelocity: The velocity of the scale, divided by the scale, per second.
  ///   - velocity: The velocity of the point between the fingers, in points per second.
  ///   - size: The size of the photograph.
  static func velocity(
    of pose: Pose, about focus: Vector, scaling relativeScaleVelocity: Double,
    moving velocity: Vector, at size: Double
  ) -> Pose {
    let change = size * relativeScaleVelocity
    return Pose(
      outline: pose.outline.velocity(
        scaling: relativeScaleVelocity, about: focus, moving: velocity),
      visible: pose.visible.velocity(
        scaling: relativeScaleVelocity, about: focus, moving: velocity),
      radii: .zero, opacity: 0,
      backdrop: change * slope(at: size, over: backdropSizes),
      controls: change * slope(at: size, over: controlSizes))
  }

  /// Returns whether a release closes a photograph of a size. Its scale changes with `relativeScaleVelocity`, which is the velocity
  /// of the scale divided by the scale.
  ///
  /// It closes if its size would be below 0.75 in 0.12 s, the time that ``DragAway`` uses. Fingers that spread never close it.
  static func commits(at size: Double, scaling relativeScaleVelocity: Double) -> Bool {
    relativeScaleVelocity <= maximumScaleVelocity
      && size * (1 + relativeScaleVelocity * DragAway.foresight) < closingSize
  }
}

extension PinchAway {
  /// A release closes below this size. Chosen by eye.
  private static let closingSize = 0.75
  /// Above this velocity of the scale, divided by the scale, a release closes nothing. Chosen by eye.
  private static let maximumScaleVelocity = 0.3
  /// The sizes over which the backdrop fades. Chosen by eye.
  private static let backdropSizes = 0.5...1.0
  /// The sizes over which controls fade. They have faded when a pinch is visible: 0.1 is twice the difference that ``ZoomLimits``
  /// ignores.
  private static let controlSizes = 0.9...1.0

  private static func backdrop(at size: Double) -> Double { share(of: size, in: backdropSizes) }
  private static func controls(at size: Double) -> Double { share(of: size, in: controlSizes) }

  private static func share(of size: Double, in sizes: ClosedRange<Double>) -> Double {
    (size.clamped(to: sizes) - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound)
  }

  private static func slope(at size: Double, over sizes: ClosedRange<Double>) -> Double {
    sizes.lowerBound < size && size < sizes.upperBound
      ? 1 / (sizes.upperBound - sizes.lowerBound) : 0
  }
}
