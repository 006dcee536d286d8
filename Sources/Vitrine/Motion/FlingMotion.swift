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

extension Motion.FlingMotion {
  /// A part of the motion: its start time, in seconds, and its state then. The time is infinity for a part that never begins.
  struct Leg: Equatable, Sendable {
    var time: Double
    var state: Motion.State
  }

  /// The velocity with which a released rubber band begins to return, per second and per point beyond the edge. Measured on
  /// iOS. With the edge spring, the return is nearly an exponential, which people feel as immediate.
  private static let returnRate = 10.0

  /// Returns the state in which a rubber band is released: with at least the return velocity inwards. An outward velocity is
  /// added to it.
  static func released(_ state: Motion.State, from edge: Double) -> Motion.State {
    let beyond = state.position - edge
    let inwards = -returnRate * beyond
    let velocity =
      if state.velocity * beyond > 0 {
        state.velocity + inwards
      } else {
        state.velocity.magnitude > inwards.magnitude ? state.velocity : inwards
      }
    return Motion.State(position: state.position, velocity: velocity)
  }

  /// Returns the start of the decay. The edge spring is critical: y(t) = (y₀ + ct)·e^(-ωt) with c = v₀ + ωy₀. If c points
  /// inwards, it crosses the edge once, at -y₀/c, with the velocity c·e^(-ωt).
  static func entry(of state: Motion.State, at edge: Double, since time: Double) -> Leg {
    let beyond = state.position - edge
    guard beyond != 0 else { return Leg(time: time, state: state) }
    let omega = Motion.Spring.edge.angularFrequency
    let drive = state.velocity + omega * beyond
    let arrived = Motion.State(position: edge, velocity: 0)
    guard drive * beyond < 0 else { return Leg(time: .infinity, state: arrived) }
    let crossing = -beyond / drive
    return Leg(
      time: time + crossing,
      state: Motion.State(position: edge, velocity: drive * Elementary.exp(-omega * crossing)))
  }

  /// Returns the leg that begins at the bound that the decay would cross, if it would cross one.
  static func hit(
    after entry: Leg, within bounds: ClosedRange<Double>, by decay: Motion.Decay
  ) -> Leg {
    let start = entry.state
    let end = landing(of: start, by: decay)
    let edge = end.clamped(to: bounds)
    let way = edge - start.position
    let time = edge == end ? .infinity : decay.time(covering: way, velocity: start.velocity)
    let velocity = start.velocity - decay.decayConstant * way
    return Leg(time: entry.time + time, state: Motion.State(position: edge, velocity: velocity))
  }

  /// Returns the position at which the decay would end without bounds.
  static func landing(of state: Motion.State, by decay: Motion.Decay) -> Double {
    state.position + decay.distance(velocity: state.velocity)
  }
}
