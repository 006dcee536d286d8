extension Motion {
  /// A motion that slows down by a decay. ``Motion/decay(from:velocity:at:with:within:)`` creates it.
  public struct DecayMotion: Equatable, Sendable {
    /// The decay.
    public let decay: Decay
    /// The initial position and velocity.
    public private(set) var origin: State
    /// The position at rest.
    public private(set) var target: Double
    /// The start time, in seconds.
    public let startTime: Double
    /// The time at which it rests, in seconds.
    public let restTime: Double

    init(
      decay: Decay, from origin: State, to target: Double, at time: Double,
      within tolerance: Tolerance
    ) {
      self.decay = decay
      self.origin = origin
      self.target = target
      self.startTime = time
      self.restTime = time + decay.settlingTime(velocity: origin.velocity, within: tolerance)
    }
  }
}

extension Motion.DecayMotion {
  func state(at time: Double) -> Motion.State {
    decay.state(from: origin, after: time - startTime)
  }

  func translated(by distance: Double) -> Motion.DecayMotion {
    var moved = self
    moved.origin.position += distance
    moved.target += distance
    return moved
  }
}

extension Motion.Decay {
  /// Returns the state after `time` seconds. Before the start it is `origin`.
  func state(from origin: Motion.State, after time: Double) -> Motion.State {
    Motion.State(
      position: origin.position + distance(velocity: origin.velocity, after: time),
      velocity: velocity(origin.velocity, after: time))
  }
}
