/// A random generator with the same numbers on every system: SplitMix64 (Steele, Lea, Flood, 2014).
struct RandomSource {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Returns the next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number in 0 ..< 1.
  mutating func unit() -> Float { Float(next() >> 40) * 0x1p-24 }

  /// Returns a number in a range, with a uniform distribution.
  mutating func within(_ range: ClosedRange<Float>) -> Float {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// Returns a number about 0 with a standard deviation of 1 (the sum of twelve uniform numbers, Irwin-Hall).
  mutating func bell() -> Float { (0..<12).reduce(-6) { sum, _ in sum + unit() } }
}
