extension Motion {
  /// A decay between two bounds that bounces at them. ``Motion/fling(from:velocity:in:at:with:within:)`` creates it.
  ///
  /// ```
  ///              bounds
  ///        |                 |
  ///   o····|                 |            started beyond: the edge spring brings it back,
  ///        |····             |            and if it was thrown inwards fast enough lets it go on
  ///        |    ────────────→|            free running, by decay
  ///        |                 |──╮
  ///        |                 |←─╯         beyond the other bound: the edge spring again
  /// ```
  /// Each leg begins with the position and the velocity at the end of the one before.
  public struct FlingMotion: Equatable, Sendable {
    /// The decay between the bounds.
    public let decay: Decay
    /// The positions at which it can rest.
    public private(set) var bounds: ClosedRange<Double>
    /// The initial position and velocity. Beyond the bounds, the velocity contains that of the rubber band.
    public private(set) var origin: State
    /// The position at rest.
    public private(set) var target: Double
    /// The start time, in seconds.
    public let startTime: Double
    /// The time at which it rests, in seconds.
    public let restTime: Double

    /// The start of the decay: at once, or when the spring has reached the bound, or never.
    private var entry: Leg
    /// The bounce at a bound, if there is one.
    private var hit: Leg

    init(
      decay: Decay, from state: State, in bounds: ClosedRange<Double>, at time: Double,
      within tolerance: Tolerance
    ) {
      let edge = state.position.clamped(to: bounds)
      origin = Self.released(state, from: edge)
      entry = Self.entry(of: origin, at: edge, since: time)
      hit = Self.hit(after: entry, within: bounds, by: decay)
      target = Self.landing(of: entry.state, by: decay).clamped(to: bounds)
      restTime =
        if hit.time.isReal {
          hit.time + Spring.edge.settlingTime(hit.state, from: target, within: tolerance)
        } else if entry.time.isReal {
          entry.time + decay.settlingTime(velocity: entry.state.velocity, within: tolerance)
        } else {
          time + Spring.edge.settlingTime(origin, from: target, within: tolerance)
        }
      self.decay = decay
      self.bounds = bounds
      startTime = time
    }
  }
}

extension Motion.FlingMotion {
  func state(at time: Double) -> Motion.State {
    guard time > startTime else { return origin }
    guard time >= entry.time else { return bounce(from: origin, after: time - startTime) }
    guard time >= hit.time else { return decay.state(from: entry.state, after: time - entry.time) }
    return bounce(from: hit.state, after: time - hit.time)
  }

  func translated(by distance: Double) -> Motion.FlingMotion {
    var moved = self
    moved.bounds = bounds.lowerBound + distance...bounds.upperBound + distance
    moved.origin.position += distance
    moved.target += distance
    moved.entry.state.position += distance
    moved.hit.state.position += distance
    return moved
  }

  private func bounce(from state: Motion.State, after time: Double) -> Motion.State {
    let edge = state.position.clamped(to: bounds)
    let left = Motion.Spring.edge.state(
      displacement: state.position - edge, velocity: state.velocity, after: time)
    return Motion.State(position: edge + left.displacement, velocity: left.velocity)
  }
}

extension Motion.Spring {
  fileprivate func settlingTime(
    _ state: Motion.State, from target: Double, within tolerance: Motion.Tolerance
  ) -> Double {
    settlingTime(
      displacement: state.position - target, velocity: state.velocity, within: tolerance)
  }
}
