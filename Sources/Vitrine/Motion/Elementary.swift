/// The elementary functions of motions, with the same result on every platform, to the last bit.
///
/// The C libraries of Apple's systems, Linux and WebAssembly differ in the last bits of `exp`, `log`, `sin` and `cos`. These
/// functions use only `+ - * /`, which IEEE 754 defines exactly. Their error is at most 1.5 units in the last place.
///
/// ```
/// let (sine, cosine) = Elementary.sineAndCosine(0.5)
/// let left = Elementary.exp(-2.002 * 0.1)
/// ```
/// Each function reduces its argument to a value near zero, keeps the rounding error of that in a second number, and evaluates
/// a Taylor series, smallest terms first.
package enum Elementary {
  /// The number 1.5 × 2⁵². Adding it to a small number leaves no bits for a fraction. So the sum is rounded to the nearest
  /// integer, which is in its lowest bits.
  static let integerMaker = 0x1.8p52

  /// Returns `value` rounded to the nearest integer, ties to even, for magnitudes below 2⁵⁰.
  static func nearestInteger(_ value: Double) -> Double {
    (value + integerMaker) - integerMaker
  }

  /// Returns the lowest bits of the nearest integer, in two's complement, for magnitudes below 2⁵⁰.
  static func integerBits(_ value: Double) -> Int64 {
    Int64(bitPattern: (value + integerMaker).bitPattern &- integerMaker.bitPattern)
  }

  /// Returns 2 to the power of `exponent`, for the exponents of normal numbers: -1022 ... 1023.
  static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) << 52)
  }

  /// Returns the sum of two numbers and its exact rounding error (Knuth's two-sum).
  static func exactSum(_ a: Double, _ b: Double) -> (sum: Double, lost: Double) {
    let sum = a + b
    let ofB = sum - a
    return (sum, (a - (sum - ofB)) + (b - ofB))
  }
}
