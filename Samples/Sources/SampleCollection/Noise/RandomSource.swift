/// A small generator with the same numbers everywhere: SplitMix64 (Steele, Lea, Flood, 2014).
struct RandomSource {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number in 0 ..< 1.
  mutating func unit() -> Float { Float(next() >> 40) * 0x1p-24 }

  /// A number in a range, every one as likely as another.
  mutating func within(_ range: ClosedRange<Float>) -> Float {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// A number about 0 with a standard deviation of 1 (twelve uniform numbers, Irwin-Hall).
  mutating func bell() -> Float { (0..<12).reduce(-6) { sum, _ in sum + unit() } }
}
