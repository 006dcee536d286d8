extension Motion.Spring {
  /// When something on this spring has come to rest for good, in seconds from the start; infinite without damping.
  ///
  /// An upper bound, close to the exact time: from then on displacement and velocity stay within `tolerance`. What is no
  /// number, or too large for one, is at its target at once.
  public func settlingTime(
    displacement: Double, velocity: Double, within tolerance: Motion.Tolerance = .points
  ) -> Double {
    guard !isImmediate, displacement != 0 || velocity != 0 else { return 0 }
    let push = (velocity + decayConstant * displacement).magnitude
    let pull = (decayConstant * velocity + stiffness * displacement).magnitude
    guard push.isUsable, pull.isUsable else { return 0 }
    return max(
      fading(displacement.magnitude, push, to: tolerance.distance),
      fading(velocity.magnitude, pull, to: tolerance.speed))
  }

  /// When e^(-λt) · (even · C + odd · S) has fallen below `limit`, with nothing that cancels: both factors positive.
  private func fading(_ even: Double, _ odd: Double, to limit: Double) -> Double {
    guard dampingRatio < 0.99 else { return hull.spending(even, odd, to: limit) }
    let swing = odd / (-discriminant).squareRoot()
    let amplitude = (even * even + swing * swing).squareRoot()
    guard amplitude > limit else { return 0 }
    return Elementary.log(amplitude / limit) / decayConstant
  }

  /// A spring that is never nearer to its target than this one. Just below critical damping the amplitude grows without
  /// bound (the swing it belongs to never comes), while the critical spring of the same decay stays close.
  private var hull: Motion.Spring {
    guard dampingRatio < 1 else { return self }
    return Motion.Spring(response: response / dampingRatio, dampingRatio: 1)
  }

  /// The same for a spring that does not oscillate, where that sum is itself one of its motions: it rises at most once,
  /// then falls. Found by bisection to a millisecond, rounded up.
  private func spending(_ even: Double, _ odd: Double, to limit: Double) -> Double {
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
