import Vitrine

/// Random motions that are the same in every run.
struct RandomMotions {
  private var generator: SplitMix

  init(seed: UInt64) {
    generator = SplitMix(state: seed)
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  /// Springs of every regime, the neighbourhood of critical damping and no damping at all included.
  mutating func spring(damped: Bool = false) -> Motion.Spring {
    let nearCritical = 1 + number(in: -1e-6...1e-6)
    let ratios = [
      number(in: 0.05...0.95), 1, nearCritical, number(in: 1...3), number(in: 3...10),
      damped ? 0.5 : 0,
    ]
    return Motion.Spring(
      response: number(in: 0.1...2), dampingRatio: ratios.randomElement(using: &generator) ?? 1)
  }

  mutating func curve() -> TimingCurve {
    TimingCurve(
      x1: number(in: 0.1...1), y1: number(in: -0.5...1.5), x2: number(in: 0...0.9),
      y2: number(in: -0.5...1.5))
  }

  mutating func decay() -> Motion.Decay { Motion.Decay(rate: number(in: 0.98...0.999)) }

  /// One motion of every law that moves by itself, each with its own parameters.
  mutating func journeys() -> [Motion] {
    let (from, to) = (number(in: -500...500), number(in: -500...500))
    let velocity = number(in: -3000...3000)
    let start = number(in: 0...100)
    let edge = from + number(in: -200...200)
    return [
      .spring(from: from, velocity: velocity, to: to, at: start, with: spring(damped: true)),
      .decay(from: from, velocity: velocity, at: start, with: decay()),
      .decay(from: from, to: to, at: start, with: decay()),
      .fling(from: from, velocity: velocity, in: edge - 100...edge + 300, at: start, with: decay()),
      .curve(
        from: from, velocity: velocity, to: to, at: start, duration: number(in: 0.1...1),
        with: curve()),
      .curve(from: from, to: to, at: start, duration: number(in: 0.1...1), with: curve()),
    ]
  }
}

/// Steele, Lea and Flood's generator: small, seeded, good enough for tests.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Whether two numbers agree to `tolerance`, in the unit of `scale`.
func agree(_ a: Double, _ b: Double, within tolerance: Double, of scale: Double = 1) -> Bool {
  abs(a - b) <= tolerance * scale
}

extension Motion {
  /// The time at which it started; zero if it has not.
  var startTime: Double {
    switch self {
    case .rest, .held: 0
    case .spring(let spring): spring.startTime
    case .decay(let decay): decay.startTime
    case .fling(let fling): fling.startTime
    case .curve(let curve): curve.startTime
    }
  }

  /// Where it started, and how fast.
  var origin: State {
    switch self {
    case .rest(let rest): State(position: rest.position, velocity: 0)
    case .held(let held): held.state
    case .spring(let spring): spring.origin
    case .decay(let decay): decay.origin
    case .fling(let fling): fling.origin
    case .curve(let curve): curve.origin
    }
  }
}
