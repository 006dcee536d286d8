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
