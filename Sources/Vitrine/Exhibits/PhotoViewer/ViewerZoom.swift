/// The magnification and the panning of a photograph on the screen, where its flight ends.
///
/// ``ZoomLimits`` has the limits; this type has the position within them.
struct ViewerZoom: Equatable, Sendable {
  /// The magnification at rest, relative to fit.
  private(set) var scale = 1.0
  /// The distance of its centre from that of the screen, in points.
  private var x = Motion.rest(at: 0)
  private var y = Motion.rest(at: 0)

  /// The motion time at which panning ends.
  var restTime: Double { max(x.restTime, y.restTime) }

  /// Returns the distance of its centre from that of the screen at a motion time, in points.
  func pan(at time: Double) -> Vector {
    Vector(x: x.position(at: time), y: y.position(at: time))
  }

  /// Returns the velocity of panning at a motion time, in points per second.
  func velocity(at time: Double) -> Vector {
    Vector(x: x.velocity(at: time), y: y.velocity(at: time))
  }

  /// The distance at which panning ends, in points from the centre of the screen.
  var target: Vector { Vector(x: x.target, y: y.target) }

  /// Rests at a scale, panned by a distance in points.
  mutating func rest(at scale: Double, panned pan: Vector) {
    self.scale = scale
    (x, y) = (.rest(at: pan.x), .rest(at: pan.y))
  }

  /// Slows down after a flick, at most to ``ZoomLimits/slack(at:)``.
  mutating func fling(
    from pan: Vector, velocity: Vector, within slack: Vector, at time: Double
  ) {
    x = .fling(from: pan.x, velocity: velocity.x, in: -slack.x...slack.x, at: time)
    y = .fling(from: pan.y, velocity: velocity.y, in: -slack.y...slack.y, at: time)
  }

  /// Pans at once, at most to the slack. An axis that still returns to an edge continues.
  mutating func scroll(by offset: Vector, within slack: Vector, at time: Double) {
    x = Self.scrolled(x, by: offset.x, within: slack.x, at: time)
    y = Self.scrolled(y, by: offset.y, within: slack.y, at: time)
  }

  /// Pans to a point, with the velocity that it has.
  mutating func pan(to target: Vector, with timing: Motion.Timing, at time: Double) {
    x = x.retargeted(to: target.x, at: time, with: timing)
    y = y.retargeted(to: target.y, at: time, with: timing)
  }

  private static func scrolled(
    _ pan: Motion, by offset: Double, within slack: Double, at time: Double
  ) -> Motion {
    let position = pan.position(at: time)
    guard abs(position) <= slack else { return pan }
    return .rest(at: (position + offset).clamped(to: -slack...slack))
  }
}

extension ZoomLimits {
  /// Returns the directions in which a photograph at a centre cannot be panned farther: to the left, to the right, or both.
  func edges(at center: Vector, magnifiedBy scale: Double) -> GestureLimits.Directions {
    let slack = slack(at: scale).x
    var edges: GestureLimits.Directions = []
    if center.x - Rounding.measured <= -slack { edges.insert(.left) }
    if center.x + Rounding.measured >= slack { edges.insert(.right) }
    return edges
  }
}
