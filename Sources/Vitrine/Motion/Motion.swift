/// A number that moves: its position and velocity at any time, its target, and when it comes to rest.
///
/// A motion is a value, not a process. It carries the time of its start and answers for every time, past and future, in
/// closed form, so dropped frames and other frame rates change nothing. A change makes a new motion from the position and
/// the velocity of the old one.
///
/// ```swift
/// var offset = Motion.rest(at: 0)
/// offset = offset.retargeted(to: 320, at: 10.0, with: .spring(.smooth))
/// offset.position(at: 10.1)                                                    // on its way
/// offset = offset.retargeted(to: 0, at: 10.1, with: .spring(.snappy))          // turns round without a jolt
/// ```
/// Positions are in any one unit (points, or a fraction from 0 to 1), times in seconds of one clock. A target that is not
/// finite is ignored. If the start position, the velocity or the time is not finite, the motion is at rest at its target.
public enum Motion: Equatable, Sendable {
  /// At rest.
  case rest(Rest)
  /// Held by a hand.
  case held(Held)
  /// On a spring.
  case spring(Settle)
  /// Running out freely.
  case decay(Glide)
  /// Running out freely within bounds, and bouncing at them.
  case fling(Fling)
  /// On a curve of fixed duration.
  case curve(Tween)

  /// A position and a velocity.
  public struct State: Equatable, Sendable {
    /// The position, in the unit of the motion.
    public var position: Double
    /// The change of the position per second.
    public var velocity: Double

    /// A state with the given position and velocity.
    public init(position: Double, velocity: Double) {
      self.position = position
      self.velocity = velocity
    }
  }
}

extension Motion {
  /// Where it is at `time`, in seconds. Before its start it is where it started, and where there is no time it is at rest.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// How fast it is at `time`, in its unit per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Position and velocity at `time` together, for the price of one.
  public func state(at time: Double) -> State {
    if case .held(let held) = self { return held.state }
    guard time < restTime else { return State(position: target, velocity: 0) }
    return switch self {
    case .rest, .held: State(position: target, velocity: 0)
    case .spring(let settle): settle.state(at: time)
    case .decay(let glide): glide.state(at: time)
    case .fling(let fling): fling.state(at: time)
    case .curve(let tween): tween.state(at: time)
    }
  }

  /// Where it will be at rest; of something held, where it is.
  public var target: Double {
    switch self {
    case .rest(let rest): rest.position
    case .held(let held): held.state.position
    case .spring(let settle): settle.target
    case .decay(let glide): glide.target
    case .fling(let fling): fling.target
    case .curve(let tween): tween.target
    }
  }

  /// The time from which on its position is exactly the target: minus infinity for what moves only when somebody moves it
  /// (at rest or held), infinity for a spring without damping.
  public var restTime: Double {
    switch self {
    case .rest, .held: -.infinity
    case .spring(let settle): settle.restTime
    case .decay(let glide): glide.restTime
    case .fling(let fling): fling.restTime
    case .curve(let tween): tween.restTime
    }
  }

  /// Whether from `time` on its position no longer changes by itself. Something held is resting in this sense.
  public func isResting(at time: Double) -> Bool { !(time < restTime) }
}
