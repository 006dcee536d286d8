extension Motion.Spring {
  /// Returns the time until something on this spring rests, in seconds from the start; infinity without damping.
  ///
  /// The result is an upper bound, close to the exact time: from then on, displacement and velocity stay within `tolerance`. If
  /// a number is not finite or too large, the result is 0.
  public func settlingTime(
    displacement: Double, velocity: Double, within tolerance: Motion.Tolerance = .points
  ) -> Double {
    guard !isImmediate, displacement != 0 || velocity != 0 else { return 0 }
    let push = (velocity + decayConstant * displacement).magnitude
    let pull = (decayConstant * velocity + stiffness * displacement).magnitude
    guard push.isUsable, pull.isUsable else { return 0 }
    return max(
      timeToFade(displacement.magnitude, push, to: tolerance.distance),
      timeToFade(velocity.magnitude, pull, to: tolerance.speed))
  }

  /// Returns when e^(-λt) · (even · C + odd · S) has fallen below `limit`. Both factors are positive, so nothing cancels.
  private func timeToFade(_ even: Double, _ odd: Double, to limit: Double) -> Double {
    guard dampingRatio < 0.99 else { return hull.timeToCreep(even, odd, to: limit) }
    let swing = odd / (-discriminant).squareRoot()
    let amplitude = (even * even + swing * swing).squareRoot()
    guard amplitude > limit else { return 0 }
    return Elementary.log(amplitude / limit) / decayConstant
  }

  /// The critical spring with the same decay, which is never nearer to its target than this one. Just below critical damping, the
  /// amplitude of the sine grows without bound, although the motion ends before the sine reaches it.
  private var hull: Motion.Spring {
    guard dampingRatio < 1 else { return self }
    return Motion.Spring(response: response / dampingRatio, dampingRatio: 1)
  }

  /// Returns the same for a spring that does not oscillate. There the sum is itself one of its motions, which rises at most
  /// once and then falls. Bisection finds the time to a millisecond, rounded up.
  private func timeToCreep(_ even: Double, _ odd: Double, to limit: Double) -> Double {
    let rise = odd - decayConstant * even
    func isSpent(at time: Double) -> Bool {
      let state = state(displacement: even, velocity: rise, after: time)
      return state.displacement <= limit && state.velocity <= 0
    }
    var early = 0.0
    var late = response
    while !isSpent(at: late) { (early, late) = (late, late * 2) }
    while late - early > 0.001 {
      let middle = (early + late) / 2
      if isSpent(at: middle) { late = middle } else { early = middle }
    }
    return late
  }
}
