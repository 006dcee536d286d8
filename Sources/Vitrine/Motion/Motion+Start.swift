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
