/// How a photograph follows a finger that drags it away from the full screen, and whether a release closes it.
///
/// It follows the finger one to one, and shrinks about the grabbed point, so this point stays under the finger. The backdrop
/// fades. The scales come from a frame-by-frame fit of the zoom transition of iOS 27.
///
/// ```
/// scale  1 +--.
///          |    '-.
///          |       '--.__
///    0.37  +- - - - - - -''''--
///          +-----------------------> distance / height of the screen
/// ```
struct DragAway: Equatable, Sendable {
  /// The height of the screen, in points.
  var height: Double

  /// Returns the scale of the photograph after a drag of a distance, in points.
  func scale(after distance: Double) -> Double { 1 - Self.shrinkage * reduced(distance / reach) }

  /// Returns the pose after a drag by an offset from the grabbed point.
  func pose(dragging start: Pose, from grabbed: Vector, by offset: Vector) -> Pose {
    let distance = offset.length
    let scale = scale(after: distance)
    return Pose(
      outline: start.outline.scaled(by: scale, about: grabbed).moved(by: offset),
      visible: start.visible.scaled(by: scale, about: grabbed).moved(by: offset),
      radii: start.radii * scale, opacity: start.opacity,
      backdrop: start.backdrop * opacity(after: distance / backdropRange),
      controls: start.controls * opacity(after: distance / Self.controlRange))
  }

  /// Returns the change of that pose per second, while the finger moves with `velocity`.
  func velocity(
    dragging start: Pose, from grabbed: Vector, by offset: Vector, with velocity: Vector
  ) -> Pose {
    let distance = offset.length
    // At the grabbed point, the finger leaves with its whole speed.
    let departure = offset == .zero ? velocity.length : velocity.dot(offset.direction)
    let scaleVelocity = -Self.shrinkage * slope(distance / reach) * departure / reach
    return Pose(
      outline: start.outline.velocity(scaling: scaleVelocity, about: grabbed, moving: velocity),
      visible: start.visible.velocity(scaling: scaleVelocity, about: grabbed, moving: velocity),
      radii: start.radii * scaleVelocity, opacity: 0,
      backdrop: -start.backdrop * opacitySlope(at: distance, over: backdropRange) * departure,
      controls: -start.controls * opacitySlope(at: distance, over: Self.controlRange) * departure)
  }

  /// Returns whether a release after `offset` with `velocity` closes the photograph.
  ///
  /// It closes if its scale would be below 0.905 in 0.12 s, or if it moves away faster than 800 points per second. It never
  /// closes if it moves back faster than the minimum velocity of a flick.
  func commits(after offset: Vector, with velocity: Vector) -> Bool {
    let departure = velocity.dot(offset.direction)
    guard departure > -Motion.Decay.minimumVelocity else { return false }
    return scale(after: (offset + velocity * Self.foresight).length) < Self.closingScale
      || departure >= Self.closingVelocity
  }
}

extension DragAway {
  private var reach: Double { max(1, height) }
  /// The distance over which the backdrop fades: 0.35 of the height, about as in PhotoSwipe.
  private var backdropRange: Double { 0.35 * reach }
  /// The distance over which the controls fade, in points, as in Telegram.
  private static let controlRange = 50.0
  /// How much the photograph shrinks, after a drag by the height of the screen. From the fit.
  private static let shrinkage = 0.67

  /// The time from a release to the pose that decides whether it closes, in seconds. From the fit.
  static let foresight = 0.12
  /// A release closes below this scale. From the fit.
  private static let closingScale = 0.905
  /// A release closes at this velocity, in points per second, as in Agrume.
  private static let closingVelocity = 800.0

  /// Up to this share of the height, the whole distance counts. Beyond it, a rubber band reduces it.
  private static let free = 0.52
  private static var band: RubberBand { RubberBand(coefficient: 1, dimension: 0.9403 - free) }

  private func reduced(_ distance: Double) -> Double {
    guard distance > Self.free else { return distance }
    return Self.free + Self.band.offset(for: distance - Self.free)
  }

  private func slope(_ distance: Double) -> Double {
    distance > Self.free ? Self.band.slope(at: distance - Self.free) : 1
  }

  private func opacity(after progress: Double) -> Double { 1 - min(1, progress) }

  private func opacitySlope(at distance: Double, over range: Double) -> Double {
    distance < range ? 1 / range : 0
  }
}
