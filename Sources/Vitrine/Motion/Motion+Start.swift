extension Motion {
  /// At rest at `position`.
  public static func rest(at position: Double) -> Motion {
    .rest(Rest(position: position.isUsable ? position : 0))
  }

  /// A motion that a hand holds at `position`. It stays there; `velocity` is that of the hand, for what comes next.
  public static func held(at position: Double, velocity: Double = 0) -> Motion {
    guard position.isUsable else { return .rest(at: position) }
    let velocity = velocity.isUsable ? velocity : 0
    return .held(Held(state: State(position: position, velocity: velocity)))
  }

  /// Drawn from `position` to `target` by a spring, from `time` on.
  ///
  /// It begins with `velocity`, per second, and has arrived within `tolerance`, which is in points by default; use
  /// ``Tolerance/fraction`` for a motion from 0 to 1.
  public static func spring(
    from position: Double, velocity: Double = 0, to target: Double, at time: Double,
    with spring: Spring = .smooth, within tolerance: Tolerance = .points
  ) -> Motion {
    guard target.isUsable else { return .rest(at: position) }
    let state = State(position: position, velocity: velocity)
    guard state.isUsable, time.isUsable, !spring.isImmediate else { return .rest(at: target) }
    guard state != State(position: target, velocity: 0) else { return .rest(at: target) }
    return .spring(
      Settle(spring: spring, from: state, to: target, at: time, within: tolerance))
  }

  /// Running out freely from `position` with `velocity`, from `time` on.
  public static func decay(
    from position: Double, velocity: Double, at time: Double, with decay: Decay = .normal,
    within tolerance: Tolerance = .points
  ) -> Motion {
    let state = State(position: position, velocity: velocity)
    guard state.isUsable, time.isUsable, velocity != 0 else { return .rest(at: position) }
    let target = position + decay.distance(velocity: velocity)
    return .decay(Glide(decay: decay, from: state, to: target, at: time, within: tolerance))
  }

  /// Running out freely from `position`, with just the velocity that comes to rest at `target`: a throw aimed at a resting
  /// place, or at a whole pixel.
  public static func decay(
    from position: Double, to target: Double, at time: Double, with decay: Decay = .normal,
    within tolerance: Tolerance = .points
  ) -> Motion {
    guard target.isUsable else { return .rest(at: position) }
    let velocity = decay.velocity(covering: target - position)
    let state = State(position: position, velocity: velocity)
    guard state.isUsable, time.isUsable, velocity != 0 else { return .rest(at: target) }
    return .decay(Glide(decay: decay, from: state, to: target, at: time, within: tolerance))
  }

  /// Running out freely from `position` with `velocity` and bouncing where the `bounds` end; from beyond them it returns.
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
      Fling(decay: decay, from: state, in: bounds, at: time, within: tolerance))
  }

  /// From `position` to `target` in `duration` seconds, as `curve` says, from `time` on.
  ///
  /// Without a `velocity` of its own it is on the curve exactly; with one, in its unit per second, it bends into the curve.
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
    return .curve(Tween(curve: curve, from: state, to: target, at: time, duration: duration))
  }
}

extension Motion.State {
  var isUsable: Bool { position.isUsable && velocity.isUsable }
}
