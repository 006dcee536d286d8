extension Motion {
  /// A journey of fixed duration along a curve. Made by ``Motion/curve(from:velocity:to:at:duration:with:)``.
  ///
  /// From rest it is the curve itself. What arrives moving keeps its velocity all the same: a cubic that begins with the
  /// difference of the two velocities, and ends flat at zero, is added. With p = t / T, D the whole way and w that difference:
  /// ```
  /// x(t) = x₀ + D · curve(p) + w · t · (1 - p)²
  /// ```
  public struct Tween: Equatable, Sendable {
    /// What it follows.
    public let curve: TimingCurve
    /// Where it started and how fast.
    public private(set) var origin: State
    /// Where it will be at rest.
    public private(set) var target: Double
    /// When it started, in seconds.
    public let startTime: Double
    /// How long it takes, in seconds.
    public let duration: Double
    /// How much faster it came than the curve begins, per second.
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

extension Motion.Tween {
  /// When it will be at rest, in seconds.
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

  func translated(by distance: Double) -> Motion.Tween {
    var moved = self
    moved.origin.position += distance
    moved.target += distance
    return moved
  }
}
