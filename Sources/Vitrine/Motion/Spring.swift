extension Motion {
  /// A spring with a damper, which moves something to its target and keeps its initial velocity.
  ///
  /// Its parameters are those of SwiftUI's `Spring`: how it feels (`duration` and `bounce`), or its physics. It has no start
  /// and no target; see ``Motion/spring(from:velocity:to:at:with:within:)``.
  ///
  /// ```swift
  /// let page = Motion.Spring.smooth
  /// let card = Motion.Spring(duration: 0.4, bounce: 0.2)
  /// let left = page.state(displacement: -320, velocity: 900, after: 0.1)
  /// ```
  /// A spring with an impossible parameter (a response that is not positive, a stiffness of zero, a number that is not finite)
  /// jumps to its target. Damping ratios are clamped to 0...100, responses to at most 1000 seconds.
  public struct Spring: Equatable, Sendable {
    /// The period of the undamped oscillation, in seconds; 0 for a spring that jumps.
    public let response: Double
    /// The damping ratio: 0 oscillates for ever, below 1 overshoots, 1 is critical (fastest without overshoot), above 1 creeps.
    public let dampingRatio: Double

    /// Creates a spring from a period in seconds and a damping ratio.
    public init(response: Double, dampingRatio: Double) {
      let exists = response >= Self.shortestResponse && response.isReal && dampingRatio.isReal
      self.response = exists ? min(response, 1000) : 0
      self.dampingRatio = exists ? min(max(dampingRatio, 0), 100) : 1
    }

    /// Creates a spring that takes about `duration` seconds, with a `bounce` from -1 (creeps) over 0 (critical) to 1
    /// (oscillates for ever).
    public init(duration: Double, bounce: Double = 0) {
      let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce
      self.init(response: duration, dampingRatio: ratio)
    }

    /// Creates a spring from a mass, a force per distance and a force per velocity, in any coherent units.
    public init(mass: Double, stiffness: Double, damping: Double) {
      self.init(
        response: 2 * .pi * (mass / stiffness).squareRoot(),
        dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
    }

    /// The minimum response, in seconds. It is shorter than a frame of any display, so a spring below it looks like a jump.
    private static let shortestResponse = 0.001
  }
}

extension Motion.Spring {
  /// Half a second without a bounce, for settling on a page and moving from code (SwiftUI's `smooth`).
  public static var smooth: Motion.Spring { Motion.Spring(duration: 0.5) }
  /// Half a second with a little bounce (SwiftUI's `snappy`).
  public static var snappy: Motion.Spring { Motion.Spring(duration: 0.5, bounce: 0.15) }
  /// Half a second with much bounce (SwiftUI's `bouncy`).
  public static var bouncy: Motion.Spring { Motion.Spring(duration: 0.5, bounce: 0.3) }
  /// For following a finger (SwiftUI's `interactiveSpring`).
  public static var interactive: Motion.Spring { Motion.Spring(duration: 0.15, bounce: 0.15) }
  /// The spring that returns scrolled content from beyond its edge. Two independent measurements of iOS agree within 0.3 %.
  public static var edge: Motion.Spring { Motion.Spring(response: 0.575, dampingRatio: 1) }
}

extension Motion.Spring {
  /// The perceived duration, in seconds; the same as ``response``.
  public var duration: Double { response }

  /// The bounce: 0 when critical, towards 1 the more it overshoots, towards -1 the more it creeps.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Radians per second without damping; infinite for a spring that jumps.
  public var angularFrequency: Double { 2 * .pi / response }

  /// Force per distance, for a mass of 1.
  public var stiffness: Double { angularFrequency * angularFrequency }

  /// Force per velocity, for a mass of 1.
  public var damping: Double { 2 * dampingRatio * angularFrequency }

  /// Whether it has no duration, and moves things to their target at once.
  public var isImmediate: Bool { response == 0 }

  /// The rate at which the oscillation decays, per second.
  var decayConstant: Double { dampingRatio * angularFrequency }

  /// The square of the frequency of the damped motion, negated: negative while it oscillates, 0 when critical, positive
  /// when it creeps.
  var discriminant: Double { stiffness * (dampingRatio - 1) * (dampingRatio + 1) }
}

extension Motion.Spring {
  /// The displacement of something on a spring from its target, and its velocity.
  public struct State: Equatable, Sendable {
    /// The distance from the target, with its sign.
    public var displacement: Double
    /// The change of the displacement per second.
    public var velocity: Double

    /// Creates a state from a displacement and a velocity.
    public init(displacement: Double, velocity: Double) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }

  /// Returns the state after `time` seconds of something that begins with a displacement from its target and a velocity.
  ///
  /// This is the exact solution of the damped oscillator, so every `time` takes the same effort. It is linear in displacement
  /// and velocity together. Before the start it is the given state. With λ = ζω and q = ω²(ζ² - 1):
  /// ```
  /// y(t) = e^(-λt) · [ y₀ · C + (v₀ + λy₀) · S ]         C = cosh(√q t),  S = sinh(√q t)/√q
  /// v(t) = e^(-λt) · [ v₀ · C - (λv₀ + ω²y₀) · S ]       for q < 0: cos and sin of √-q t
  /// ```
  public func state(displacement: Double, velocity: Double, after time: Double) -> State {
    guard time > 0 else { return State(displacement: displacement, velocity: velocity) }
    guard time.isUsable, !isImmediate else { return State(displacement: 0, velocity: 0) }
    let (even, odd) = modes(after: time)
    let push = velocity + decayConstant * displacement
    let pull = decayConstant * velocity + stiffness * displacement
    return State(
      displacement: displacement * even + push * odd, velocity: velocity * even - pull * odd)
  }
}

extension Motion.Spring {
  /// Returns e^(-λt) · C and e^(-λt) · S.
  private func modes(after time: Double) -> (even: Double, odd: Double) {
    let bend = discriminant * time * time
    if bend.magnitude < Self.flat { return critical(after: time) }
    return bend < 0 ? oscillating(after: time) : creeping(after: time)
  }

  /// Below this |q|t², the power series C = 1 + qt²/2 + … and S = t · (1 + qt²/6 + …) are 1 and t to the last bit. The other
  /// two forms keep their precision near it, so nothing jumps where the damping ratio passes 1.
  private static let flat = 1e-18

  private func critical(after time: Double) -> (even: Double, odd: Double) {
    let envelope = Elementary.exp(-decayConstant * time)
    return (envelope, envelope * time)
  }

  private func oscillating(after time: Double) -> (even: Double, odd: Double) {
    let frequency = (-discriminant).squareRoot()
    let envelope = Elementary.exp(-decayConstant * time)
    let (sine, cosine) = Elementary.sineAndCosine(frequency * time)
    return (envelope * cosine, envelope * sine / frequency)
  }

  /// Uses the slower of the two exponentials and their ratio, because e^(-λt) · cosh would be zero times infinity.
  private func creeping(after time: Double) -> (even: Double, odd: Double) {
    let spread = discriminant.squareRoot()
    let slow = Elementary.exp(-stiffness / (decayConstant + spread) * time)
    let lead = Elementary.expm1(-2 * spread * time)
    return (slow * (2 + lead) / 2, slow * -lead / (2 * spread))
  }
}

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

extension Motion {
  /// A motion by a spring. ``Motion/spring(from:velocity:to:at:with:within:)`` creates it.
  public struct SpringMotion: Equatable, Sendable {
    /// The spring.
    public let spring: Spring
    /// The initial position and velocity.
    public private(set) var origin: State
    /// The position at rest.
    public private(set) var target: Double
    /// The start time, in seconds.
    public let startTime: Double
    /// The time at which it rests, in seconds.
    public let restTime: Double

    init(
      spring: Spring, from origin: State, to target: Double, at time: Double,
      within tolerance: Tolerance
    ) {
      self.spring = spring
      self.origin = origin
      self.target = target
      self.startTime = time
      self.restTime =
        time
        + spring.settlingTime(
          displacement: origin.position - target, velocity: origin.velocity, within: tolerance)
    }
  }
}

extension Motion.SpringMotion {
  func state(at time: Double) -> Motion.State {
    guard time > startTime else { return origin }
    let left = spring.state(
      displacement: origin.position - target, velocity: origin.velocity, after: time - startTime)
    return Motion.State(position: target + left.displacement, velocity: left.velocity)
  }

  func translated(by distance: Double) -> Motion.SpringMotion {
    var moved = self
    moved.origin.position += distance
    moved.target += distance
    return moved
  }
}
