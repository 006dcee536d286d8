extension Motion {
  /// A journey by spring: which spring, from where, to where, since when. Made by
  /// ``Motion/spring(from:velocity:to:at:with:within:)``.
  public struct Settle: Equatable, Sendable {
    /// What draws it.
    public let spring: Spring
    /// Where it started and how fast.
    public private(set) var origin: State
    /// Where it will be at rest.
    public private(set) var target: Double
    /// When it started, in seconds.
    public let startTime: Double
    /// When it will be at rest, in seconds.
    public let restTime: Double

    init(
      spring: Spring, from origin: State, to target: Double, at time: Double,
      within tolerance: Tolerance
    ) {
      self.spring = spring
      self.origin = origin
      self.target = target
      self.startTime = time
      self.restTime =
        time
        + spring.settlingTime(
          displacement: origin.position - target, velocity: origin.velocity, within: tolerance)
    }
  }
}

extension Motion.Settle {
  func state(at time: Double) -> Motion.State {
    guard time > startTime else { return origin }
    let left = spring.state(
      displacement: origin.position - target, velocity: origin.velocity, after: time - startTime)
    return Motion.State(position: target + left.displacement, velocity: left.velocity)
  }

  func translated(by distance: Double) -> Motion.Settle {
    var moved = self
    moved.origin.position += distance
    moved.target += distance
    return moved
  }
}
