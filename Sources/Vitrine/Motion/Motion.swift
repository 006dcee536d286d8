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

  /// Whether it slows down by itself, without a chosen end.
  var runsOut: Bool {
    switch self {
    case .decay, .fling: true
    case .rest, .held, .spring, .curve: false
    }
  }

  /// Returns whether the position no longer changes by itself from `time` on. A held motion rests in this sense.
  public func isResting(at time: Double) -> Bool { !(time < restTime) }
}

extension Motion {
  /// A position at which something stays.
  public struct RestMotion: Equatable, Sendable {
    /// The position, in the unit of the motion.
    public let position: Double
  }
}

extension Motion {
  /// A position at which a finger holds something. A release or a new target continues with the velocity of the finger.
  public struct HeldMotion: Equatable, Sendable {
    /// The position, and the velocity of the finger.
    public let state: State
  }
}

extension Motion {
  /// How a motion goes to a new target.
  ///
  /// ```swift
  /// let reducesMotion = false
  /// let opening: Motion.Timing = reducesMotion ? .immediate : .curve(.easeInOut, duration: 0.4)
  /// ```
  public enum Timing: Equatable, Sendable {
    /// By a spring, which determines the duration.
    case spring(Spring)
    /// On a curve, in `duration` seconds.
    case curve(TimingCurve, duration: Double)
    /// At once.
    case immediate
  }
}

extension Motion {
  /// Creates a motion that rests at `position`.
  public static func rest(at position: Double) -> Motion {
    .rest(RestMotion(position: position.isUsable ? position : 0))
  }

  /// Creates a motion that a finger holds at `position`. It stays there; the next motion continues with `velocity`.
  public static func held(at position: Double, velocity: Double = 0) -> Motion {
    guard position.isUsable else { return .rest(at: position) }
    let velocity = velocity.isUsable ? velocity : 0
    return .held(HeldMotion(state: State(position: position, velocity: velocity)))
  }

  /// Creates a motion by a spring from `position` to `target`, from `time` on.
  ///
  /// It begins with `velocity`, per second, and rests within `tolerance`. The default tolerance is in points; use
  /// ``Tolerance/fraction`` for a motion from 0 to 1.
  public static func spring(
    from position: Double, velocity: Double = 0, to target: Double, at time: Double,
    with spring: Spring = .smooth, within tolerance: Tolerance = .points
  ) -> Motion {
    guard target.isUsable else { return .rest(at: position) }
    let state = State(position: position, velocity: velocity)
    guard state.isUsable, time.isUsable, !spring.isImmediate else { return .rest(at: target) }
    // A distance that comes from rounding is no motion.
    guard velocity != 0 || (position - target).magnitude > Rounding.summed else {
      return .rest(at: target)
    }
    return .spring(
      SpringMotion(spring: spring, from: state, to: target, at: time, within: tolerance))
  }

  /// Creates a motion that slows down freely, from `position` with `velocity`, from `time` on.
  public static func decay(
    from position: Double, velocity: Double, at time: Double, with decay: Decay = .normal,
    within tolerance: Tolerance = .points
  ) -> Motion {
    let state = State(position: position, velocity: velocity)
    guard state.isUsable, time.isUsable, velocity != 0 else { return .rest(at: position) }
    let target = position + decay.distance(velocity: velocity)
    return .decay(DecayMotion(decay: decay, from: state, to: target, at: time, within: tolerance))
  }

  /// Creates a motion that slows down freely from `position` and rests at `target`. Its initial velocity follows from the
  /// distance. Use it to reach a resting offset or a whole pixel.
  public static func decay(
    from position: Double, to target: Double, at time: Double, with decay: Decay = .normal,
    within tolerance: Tolerance = .points
  ) -> Motion {
    guard target.isUsable else { return .rest(at: position) }
    let velocity = decay.velocity(covering: target - position)
    let state = State(position: position, velocity: velocity)
    guard state.isUsable, time.isUsable, velocity != 0 else { return .rest(at: target) }
    return .decay(DecayMotion(decay: decay, from: state, to: target, at: time, within: tolerance))
  }

  /// Creates a motion that slows down freely and bounces at the ends of `bounds`. From beyond the bounds it returns.
  public static func fling(
    from position: Double, velocity: Double, in bounds: ClosedRange<Double>, at time: Double,
    with decay: Decay = .normal, within tolerance: Tolerance = .points
  ) -> Motion {
    let nearest = (position.isUsable ? position : 0).clamped(to: bounds)
    guard nearest.isUsable else { return .rest(at: position) }
    let state = State(position: position, velocity: velocity)
    guard state.isUsable, time.isUsable else { return .rest(at: nearest) }
    guard state != State(position: nearest, velocity: 0) else { return .rest(at: nearest) }
    return .fling(
      FlingMotion(decay: decay, from: state, in: bounds, at: time, within: tolerance))
  }

  /// Creates a motion from `position` to `target` in `duration` seconds along `curve`, from `time` on.
  ///
  /// Without a `velocity` it follows the curve exactly. With one, per second, it begins with that velocity and ends like the
  /// curve.
  public static func curve(
    from position: Double, velocity: Double = 0, to target: Double, at time: Double,
    duration: Double, with curve: TimingCurve = .easeInOut
  ) -> Motion {
    guard target.isUsable else { return .rest(at: position) }
    let state = State(position: position, velocity: velocity)
    guard state.isUsable, time.isUsable, duration.isUsable, duration > 0 else {
      return .rest(at: target)
    }
    guard state != State(position: target, velocity: 0) else { return .rest(at: target) }
    return .curve(CurveMotion(curve: curve, from: state, to: target, at: time, duration: duration))
  }
}

extension Motion.State {
  var isUsable: Bool { position.isUsable && velocity.isUsable }
}

extension Motion {
  /// Returns the motion that continues to another target from `time` on. Position and velocity do not jump.
  ///
  /// ```swift
  /// let opening = Motion.spring(from: 0, to: 1, at: 10, within: .fraction)
  /// let closing = opening.retargeted(
  ///   to: 0, at: 10.1, with: .curve(.easeInOut, duration: 0.4), within: .fraction)
  /// ```
  /// - Parameters:
  ///   - target: The new target, in the unit of the motion. A target that is not finite is ignored.
  ///   - time: The time of the change, in seconds. If it is not finite, the result rests at the target.
  ///   - timing: How it goes there. The same target with the same timing changes nothing.
  ///   - tolerance: The distance that counts as arrived; use ``Tolerance/fraction`` for a motion from 0 to 1.
  public func retargeted(
    to target: Double, at time: Double, with timing: Timing = .spring(.smooth),
    within tolerance: Tolerance = .points
  ) -> Motion {
    guard target.isUsable else { return self }
    guard target != self.target || timing != self.timing else { return self }
    let (position, velocity) = (position(at: time), velocity(at: time))
    return switch timing {
    case .spring(let spring):
      .spring(
        from: position, velocity: velocity, to: target, at: time, with: spring, within: tolerance)
    case .curve(let curve, let duration):
      .curve(
        from: position, velocity: velocity, to: target, at: time, duration: duration, with: curve)
    case .immediate: .rest(at: target)
    }
  }

  /// Returns the motion with its positions, its target and its bounds moved by `distance`. A distance that is not finite is
  /// ignored.
  public func translated(by distance: Double) -> Motion {
    guard distance.isUsable else { return self }
    return switch self {
    case .rest(let rest): .rest(at: rest.position + distance)
    case .held(let held):
      .held(at: held.state.position + distance, velocity: held.state.velocity)
    case .spring(let spring): .spring(spring.translated(by: distance))
    case .decay(let decay): .decay(decay.translated(by: distance))
    case .fling(let fling): .fling(fling.translated(by: distance))
    case .curve(let curve): .curve(curve.translated(by: distance))
    }
  }

  /// The timing with which it still goes to its target from `time` on: the rest of a curve, or its spring. Nil for motions that were
  /// not sent to a target.
  func remainingTiming(at time: Double) -> Timing? {
    guard case .curve(let curve) = self else { return timing }
    return .curve(curve.curve, duration: curve.restTime - time)
  }

  /// The timing of a motion that was sent to a target; nil for other motions.
  private var timing: Timing? {
    switch self {
    case .spring(let spring): .spring(spring.spring)
    case .curve(let curve): .curve(curve.curve, duration: curve.duration)
    case .rest, .held, .decay, .fling: nil
    }
  }
}
