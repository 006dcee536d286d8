extension Motion.Fling {
  /// A part of the journey: when it begins, in seconds (infinity: never), and in which state.
  struct Leg: Equatable, Sendable {
    var time: Double
    var state: Motion.State
  }

  /// Per second, the velocity with which a released band begins to return, per point beyond the edge. Measured on iOS; with
  /// the edge spring it makes the return an almost pure exponential, which is felt as immediate.
  private static let returnRate = 10.0

  /// The state in which a band is let go: at least the return velocity inwards, or that on top of a movement outwards.
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

  /// The edge spring is critical: y(t) = (y₀ + ct)·e^(-ωt) with c = v₀ + ωy₀, which crosses the edge once at -y₀/c, with
  /// the velocity c·e^(-ωt), if c points inwards.
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

  /// The bound at which the decay that began with `entry` is stopped, if its landing lies beyond.
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

  /// Where the decay would end if nothing stopped it.
  static func landing(of state: Motion.State, by decay: Motion.Decay) -> Double {
    state.position + decay.distance(velocity: state.velocity)
  }
}
