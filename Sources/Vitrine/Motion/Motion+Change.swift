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

  /// The timing of a motion that was sent to a target; nil for other motions.
  private var timing: Timing? {
    switch self {
    case .spring(let spring): .spring(spring.spring)
    case .curve(let curve): .curve(curve.curve, duration: curve.duration)
    case .rest, .held, .decay, .fling: nil
    }
  }
}
