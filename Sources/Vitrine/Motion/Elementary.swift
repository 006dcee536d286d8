/// The elementary functions that motions are made of, the same to the last bit on every platform.
///
/// The C libraries of Apple's systems, Linux and WebAssembly differ in the last bits of `exp`, `log`, `sin` and `cos`, and
/// a motion computed with them would differ as well. These use nothing but `+ - * /`, which IEEE 754 fixes everywhere,
/// and are at most 1.5 units in the last place off.
///
/// ```
/// let (sine, cosine) = Elementary.sineAndCosine(0.5)
/// let left = Elementary.exp(-2.002 * 0.1)
/// ```
/// All of them work alike: bring the argument near zero, keep what that rounds away in a second number, sum the Taylor
/// series there, add the small numbers first.
package enum Elementary {
  /// Adding this number to a small one leaves no room for a fraction, so the sum is rounded to the nearest integer, which
  /// then stands in its lowest bits: 1.5 × 2⁵².
  static let integerMaker = 0x1.8p52

  /// `value` rounded to the nearest integer, ties to even; for magnitudes below 2⁵⁰.
  static func nearestInteger(_ value: Double) -> Double {
    (value + integerMaker) - integerMaker
  }

  /// The lowest bits of the integer nearest to `value`, in two's complement; for magnitudes below 2⁵⁰.
  static func integerBits(_ value: Double) -> Int64 {
    Int64(bitPattern: (value + integerMaker).bitPattern &- integerMaker.bitPattern)
  }

  /// 2 to the power of `exponent`, for exponents of normal numbers: -1022 ... 1023.
  static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) << 52)
  }

  /// The sum of two numbers, and what rounding it has lost, exactly (Knuth's two-sum).
  static func exactSum(_ a: Double, _ b: Double) -> (sum: Double, lost: Double) {
    let sum = a + b
    let ofB = sum - a
    return (sum, (a - (sum - ofB)) + (b - ofB))
  }
}
