extension Motion {
  /// A motion of fixed duration along a curve. ``Motion/curve(from:velocity:to:at:duration:with:)`` creates it.
  ///
  /// From rest it follows the curve exactly. With an initial velocity, a cubic is added that begins with the difference w
  /// between that velocity and the curve's, and is 0 with slope 0 at the end. With p = t / T and the distance D:
  /// ```
  /// x(t) = x₀ + D · curve(p) + w · t · (1 - p)²
  /// ```
  public struct CurveMotion: Equatable, Sendable {
    /// The curve.
    public let curve: TimingCurve
    /// The initial position and velocity.
    public private(set) var origin: State
    /// The position at rest.
    public private(set) var target: Double
    /// The start time, in seconds.
    public let startTime: Double
    /// The duration, in seconds.
    public let duration: Double
    /// The difference between the initial velocity and that of the curve, per second.
    private let surplus: Double

    init(
      curve: TimingCurve, from origin: State, to target: Double, at time: Double, duration: Double
    ) {
      self.curve = curve
      self.origin = origin
      self.target = target
      self.startTime = time
      self.duration = duration
      let initial = (target - origin.position) / duration * curve.slope(at: 0)
      surplus = origin.velocity == 0 ? 0 : origin.velocity - initial
    }
  }
}

extension Motion.CurveMotion {
  /// The time at which it rests, in seconds.
  public var restTime: Double { startTime + duration }

  func state(at time: Double) -> Motion.State {
    guard time > startTime else { return origin }
    let elapsed = time - startTime
    let progress = elapsed / duration
    let left = 1 - progress
    let way = target - origin.position
    return Motion.State(
      position: origin.position + way * curve.value(at: progress) + surplus * elapsed * left * left,
      velocity: way / duration * curve.slope(at: progress) + surplus * left * (1 - 3 * progress))
  }

  func translated(by distance: Double) -> Motion.CurveMotion {
    var moved = self
    moved.origin.position += distance
    moved.target += distance
    return moved
  }
}
