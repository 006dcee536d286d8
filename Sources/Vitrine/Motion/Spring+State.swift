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
