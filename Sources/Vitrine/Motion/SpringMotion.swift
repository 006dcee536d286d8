extension Motion {
  /// A motion by a spring. ``Motion/spring(from:velocity:to:at:with:within:)`` creates it.
  public struct SpringMotion: Equatable, Sendable {
    /// The spring.
    public let spring: Spring
    /// The initial position and velocity.
    public private(set) var origin: State
    /// The position at rest.
    public private(set) var target: Double
    /// The start time, in seconds.
    public let startTime: Double
    /// The time at which it rests, in seconds.
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

extension Motion.SpringMotion {
  func state(at time: Double) -> Motion.State {
    guard time > startTime else { return origin }
    let left = spring.state(
      displacement: origin.position - target, velocity: origin.velocity, after: time - startTime)
    return Motion.State(position: target + left.displacement, velocity: left.velocity)
  }

  func translated(by distance: Double) -> Motion.SpringMotion {
    var moved = self
    moved.origin.position += distance
    moved.target += distance
    return moved
  }
}
