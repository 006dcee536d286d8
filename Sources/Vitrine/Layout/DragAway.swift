/// How a photograph gives way to a finger that drags it off the full screen, and when letting go sends it home.
///
/// It follows the finger one to one and shrinks about the point the finger took hold of, so that this point never leaves the
/// finger; the backdrop fades. Constants: a frame-by-frame fit of the zoom transition of iOS 27, except the backdrop's.
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

  /// The scale of the photograph after a drag of a distance, in points.
  func scale(after distance: Double) -> Double { 1 - 0.67 * pull(distance / reach) }

  /// The pose after a drag by an offset from the point that was grabbed.
  func pose(dragging start: Pose, from grabbed: Vector, by offset: Vector) -> Pose {
    let distance = offset.length
    let scale = scale(after: distance)
    return Pose(
      outline: start.outline.scaled(by: scale, about: grabbed).moved(by: offset),
      visible: start.visible.scaled(by: scale, about: grabbed).moved(by: offset),
      radii: start.radii * scale, opacity: start.opacity,
      backdrop: start.backdrop * fade(after: distance / (0.35 * reach)),
      controls: start.controls * fade(after: distance / 50))
  }

  /// How fast that pose changes while the finger moves with `velocity`, per second.
  func velocity(
    dragging start: Pose, from grabbed: Vector, by offset: Vector, with velocity: Vector
  ) -> Pose {
    let distance = offset.length
    // From the point where it took hold, the finger leaves as fast as it is.
    let departure = offset == .zero ? velocity.length : velocity.dot(offset.direction)
    let growth = -0.67 * slope(distance / reach) * departure / reach
    return Pose(
      outline: start.outline.drift(growing: growth, about: grabbed, moving: velocity),
      visible: start.visible.drift(growing: growth, about: grabbed, moving: velocity),
      radii: start.radii * growth, opacity: 0,
      backdrop: -start.backdrop * fading(distance, over: 0.35 * reach) * departure,
      controls: -start.controls * fading(distance, over: 50) * departure)
  }

  /// Whether letting go after `offset` with `velocity` sends the photograph home.
  ///
  /// It does when it would be smaller than 0.905 in 0.12 s, or leaves faster than 800 points per second; never when it
  /// already comes back faster than the 250 points per second below which a movement has no inertia.
  func commits(after offset: Vector, with velocity: Vector) -> Bool {
    let departure = velocity.dot(offset.direction)
    guard departure > -Motion.Decay.leastVelocity else { return false }
    return scale(after: (offset + velocity * 0.12).length) < 0.905 || departure >= 800
  }
}

extension DragAway {
  private var reach: Double { max(1, height) }

  /// The pull follows the distance up to a point and is a rubber band from there.
  private static let free = 0.52
  private static var band: RubberBand { RubberBand(coefficient: 1, dimension: 0.9403 - free) }

  private func pull(_ distance: Double) -> Double {
    guard distance > Self.free else { return distance }
    return Self.free + Self.band.offset(for: distance - Self.free)
  }

  private func slope(_ distance: Double) -> Double {
    distance > Self.free ? Self.band.slope(at: distance - Self.free) : 1
  }

  private func fade(after progress: Double) -> Double { 1 - min(1, progress) }

  private func fading(_ distance: Double, over range: Double) -> Double {
    distance < range ? 1 / range : 0
  }
}

extension Frame {
  /// How fast a frame changes that is scaled about `pivot` at the rate `growth` and moved with `velocity`.
  func drift(growing growth: Double, about pivot: Vector, moving velocity: Vector)
    -> Frame
  {
    Frame(
      x: (x - pivot.x) * growth + velocity.x, y: (y - pivot.y) * growth + velocity.y,
      width: width * growth, height: height * growth)
  }
}
