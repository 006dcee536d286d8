/// A number that moves: its position and velocity at any time, its target, and when it comes to rest.
///
/// A motion is a value, not a process. It contains its start time, and returns the position for every time, past and future, in
/// closed form. So dropped frames and other frame rates change nothing. A change creates a new motion from the position and the
/// velocity of the old one.
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
  /// Rests.
  case rest(RestMotion)
  /// Is held by a finger.
  case held(HeldMotion)
  /// Follows a spring to its target.
  case spring(SpringMotion)
  /// Slows down freely.
  case decay(DecayMotion)
  /// Slows down freely within bounds, and bounces at them.
  case fling(FlingMotion)
  /// Follows a curve of fixed duration to its target.
  case curve(CurveMotion)

  /// A position and a velocity.
  public struct State: Equatable, Sendable {
    /// The position, in the unit of the motion.
    public var position: Double
    /// The change of the position per second.
    public var velocity: Double

    /// Creates a state from a position and a velocity.
    public init(position: Double, velocity: Double) {
      self.position = position
      self.velocity = velocity
    }
  }
}

extension Motion {
  /// Returns the position at `time`, in seconds. Before the start it is the initial position. If the time is not a number, it
  /// is the target.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// Returns the velocity at `time`, in the unit of the motion per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Returns the position and the velocity at `time`. This takes less time than two calls.
  public func state(at time: Double) -> State {
    if case .held(let held) = self { return held.state }
    guard time < restTime else { return State(position: target, velocity: 0) }
    return switch self {
    case .rest, .held: State(position: target, velocity: 0)
    case .spring(let spring): spring.state(at: time)
    case .decay(let decay): decay.state(at: time)
    case .fling(let fling): fling.state(at: time)
    case .curve(let curve): curve.state(at: time)
    }
  }

  /// The position at rest; of a held motion, its position.
  public var target: Double {
    switch self {
    case .rest(let rest): rest.position
    case .held(let held): held.state.position
    case .spring(let spring): spring.target
    case .decay(let decay): decay.target
    case .fling(let fling): fling.target
    case .curve(let curve): curve.target
    }
  }

  /// The time from which on its position is exactly the target. It is minus infinity for a motion that rests or is held, and
  /// infinity for a spring without damping.
  public var restTime: Double {
    switch self {
    case .rest, .held: -.infinity
    case .spring(let spring): spring.restTime
    case .decay(let decay): decay.restTime
    case .fling(let fling): fling.restTime
    case .curve(let curve): curve.restTime
    }
  }

  /// Returns whether the position no longer changes by itself from `time` on. A held motion rests in this sense.
  public func isResting(at time: Double) -> Bool { !(time < restTime) }
}
