import Vitrine

/// Ordinary and odd numbers, which no host should send; the same for the same seed. `oddness` is the share of odd ones.
struct AnyNumbers {
  var generator: SeededGenerator
  /// The probability of an odd number, from 0 to 1.
  var oddness = 0.5

  /// The numbers of a seed.
  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A number in a range, or an odd one.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    isOdd() ? odd() : generator.number(in: range)
  }

  /// One of a few numbers, or an odd one.
  mutating func number(of choices: [Double]) -> Double { isOdd() ? odd() : generator.pick(choices) }

  /// A whole number in a range, or an odd one.
  mutating func whole(in range: ClosedRange<Int>) -> Int {
    isOdd() ? oddWhole() : Int.random(in: range, using: &generator)
  }

  /// A vector with components in a range, or odd ones.
  mutating func vector(in range: ClosedRange<Double>) -> Vector {
    Vector(x: number(in: range), y: number(in: range))
  }

  /// A width and a height, usually those of a screen.
  mutating func dimensions() -> Dimensions {
    Dimensions(width: number(of: [390, 844, 300, 0]), height: number(of: [844, 390, 300, 0]))
  }

  /// A frame in or near the screen.
  mutating func frame() -> Frame {
    Frame(
      x: number(in: -200...600), y: number(in: -600...1200), width: number(in: 1...400),
      height: number(in: 1...400))
  }

  /// Returns whether the next number is odd.
  mutating func isOdd() -> Bool { Double.random(in: 0..<1, using: &generator) < oddness }

  /// Yes or no.
  mutating func flag() -> Bool { Bool.random(using: &generator) }

  private mutating func odd() -> Double {
    let sign = flag() ? 1.0 : -1
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .nan
    case 1: return sign * .infinity
    case 2: return sign * 0
    case 3: return sign * generator.pick(Self.extremes)
    case 4: return sign * generator.pick(Self.limits)
    case 5: return sign * power(in: -330...308)
    case 6: return sign * power(in: -16...16)
    default: return -generator.number(in: 0...1000)
    }
  }

  private mutating func power(in exponents: ClosedRange<Double>) -> Double {
    let exponent = generator.number(in: exponents)
    let digit = generator.number(in: 1...10)
    var power = digit
    for _ in 0..<Int(abs(exponent)) { power = exponent < 0 ? power / 10 : power * 10 }
    return power
  }

  private mutating func oddWhole() -> Int {
    let near = generator.pick(Self.wholeLimits)
    let sign = flag() ? 1 : -1
    return near.multipliedReportingOverflow(by: sign).partialValue
      &+ Int.random(in: -1...1, using: &generator)
  }

  private static let extremes = [
    Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .ulpOfOne, 1e-14,
    1e100, 5e307,
  ]

  private static let limits = [
    1.0 / 64, 0.001, 0.01, 0.5, 1, 1.05, 10, 100, 250, 1e6, 1e7, 1e9, 1e10, 1e11, 1e12, 0x1p30,
    0x1p31, 0x1p32, 0x1p53,
  ]

  private static let wholeLimits = [
    0, 1, 64, 300, 1000, 1 << 20, 1 << 22, 1 << 28, 1 << 30, 1 << 31, 1 << 32, 1 << 33, 1 << 53,
    .max,
    .min,
  ]
}
