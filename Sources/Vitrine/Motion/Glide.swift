extension Motion {
  /// A journey that runs out freely: which decay, from where, since when. Made by
  /// ``Motion/decay(from:velocity:at:with:within:)``.
  public struct Glide: Equatable, Sendable {
    /// How its velocity fades.
    public let decay: Decay
    /// Where it started and how fast.
    public private(set) var origin: State
    /// Where it will be at rest.
    public private(set) var target: Double
    /// When it started, in seconds.
    public let startTime: Double
    /// When it will be at rest, in seconds.
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

extension Motion.Glide {
  func state(at time: Double) -> Motion.State {
    decay.state(from: origin, after: time - startTime)
  }

  func translated(by distance: Double) -> Motion.Glide {
    var moved = self
    moved.origin.position += distance
    moved.target += distance
    return moved
  }
}

extension Motion.Decay {
  /// What becomes of `origin` after `time` seconds; before the start it is itself.
  func state(from origin: Motion.State, after time: Double) -> Motion.State {
    Motion.State(
      position: origin.position + distance(velocity: origin.velocity, after: time),
      velocity: velocity(origin.velocity, after: time))
  }
}
