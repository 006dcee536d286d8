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

extension Elementary {
  /// Returns e to the power of `x`: 0 below -745.2, infinity above 709.8, not a number if `x` is not a number.
  package static func exp(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return .infinity }
    let (power, fraction, lost) = reduced(x)
    let whole = 1 + fraction
    return scaled(whole + (((1 - whole) + fraction) + lost), by: power)
  }

  /// Returns e to the power of `x`, minus one. It is exact also for small `x`, where a subtraction would lose all digits.
  package static func expm1(_ x: Double) -> Double {
    guard x > -40 else { return x.isNaN ? x : -1 }
    guard x < 50 else { return exp(x) }
    let (power, fraction, lost) = reduced(x)
    let scale = powerOfTwo(power)
    let scaledFraction = scale * fraction
    let whole = (scale - 1) + scaledFraction
    return whole + ((((scale - 1) - whole) + scaledFraction) + scale * lost)
  }

  /// Returns `power` and `fraction` + `lost` with e^x = 2^power · (1 + fraction + lost).
  ///
  /// With x = power · ln 2 + r and |r| ≤ ln 2 / 2, this fraction is e^r - 1.
  private static func reduced(_ x: Double) -> (power: Int64, fraction: Double, lost: Double) {
    let halvings = x * 0x1.71547652b82fep+0  // 1 / ln 2
    let power = nearestInteger(halvings)
    let high = x - power * ln2High
    let low = power * ln2Low
    let r = high - low
    let lostInReduction = (high - r) - low
    let curve = r * r * exponentialSeries(r)
    let fraction = r + curve
    return (integerBits(halvings), fraction, ((r - fraction) + curve) + lostInReduction)
  }

  /// Returns (e^r - 1 - r) / r² = 1/2! + r/3! + r²/4! + … + r¹²/14!. Even and odd powers are separate, so that a processor
  /// computes them in parallel.
  private static func exponentialSeries(_ r: Double) -> Double {
    let z = r * r
    let even =
      1.0 / 2 + z
      * (1.0 / 24 + z
        * (1.0 / 720 + z
          * (1.0 / 40_320 + z
            * (1.0 / 3_628_800 + z * (1.0 / 479_001_600 + z / 87_178_291_200)))))
    let odd =
      1.0 / 6 + z
      * (1.0 / 120 + z
        * (1.0 / 5_040 + z
          * (1.0 / 362_880 + z * (1.0 / 39_916_800 + z / 6_227_020_800))))
    return even + r * odd
  }

  /// Returns `value` · 2^power, in two steps. A single factor could overflow or vanish although the product does not.
  private static func scaled(_ value: Double, by power: Int64) -> Double {
    let half = power >> 1
    return value * powerOfTwo(half) * powerOfTwo(power - half)
  }
}

extension Elementary {
  /// The first 42 bits of ln 2, so that its product with any exponent is exact.
  static let ln2High = 0x1.62e42fefa3800p-1
  /// The rest of ln 2.
  static let ln2Low = 0x1.ef35793c76730p-45
}

extension Elementary {
  /// Returns the natural logarithm of `x`: minus infinity for zero, not a number for negative numbers.
  ///
  /// With x = 2^power · (1 + f), 1 + f between √½ and √2, and s = f / (2 + f):
  /// ln(1 + f) = 2 artanh(s) = f - f²/2 + s · (f²/2 + 2 · (s²/3 + s⁴/5 + …)).
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    let (power, f) = fraction(x)
    let s = f / (2 + f)
    let half = 0.5 * f * f
    let remainder = s * (half + artanhSeries(s * s)) + power * ln2Low
    return power * ln2High - ((half - remainder) - f)
  }

  /// Returns `power` and f with x = 2^power · (1 + f) and √½ ≤ 1 + f < √2.
  private static func fraction(_ x: Double) -> (power: Double, f: Double) {
    guard x >= .leastNormalMagnitude else {
      let (power, f) = fraction(x * 0x1p54)
      return (power - 54, f)
    }
    var power = Int64(x.bitPattern >> 52) - 1023
    var significand = x.significand
    if significand >= 0x1.6a09e667f3bcdp0 {  // √2
      significand *= 0.5
      power += 1
    }
    return (Double(power), significand - 1)
  }

  /// Returns 2 · (z/3 + z²/5 + … + z¹⁰/21).
  private static func artanhSeries(_ z: Double) -> Double {
    let w = z * z
    let odd =
      2.0 / 3 + w * (2.0 / 7 + w * (2.0 / 11 + w * (2.0 / 15 + w * (2.0 / 19))))
    let even =
      2.0 / 5 + w * (2.0 / 9 + w * (2.0 / 13 + w * (2.0 / 17 + w * (2.0 / 21))))
    return z * (odd + z * even)
  }
}

extension Elementary {
  /// Returns the sine of `x` radians. See ``sineAndCosine(_:)`` for its accuracy.
  package static func sin(_ x: Double) -> Double { sineAndCosine(x).sine }

  /// Returns the cosine of `x` radians. See ``sineAndCosine(_:)`` for its accuracy.
  package static func cos(_ x: Double) -> Double { sineAndCosine(x).cosine }

  /// Returns the sine and the cosine of `x` radians. This takes less time than two calls.
  ///
  /// Accuracy is full up to a million radians and falls beyond. Beyond 2⁵⁰, where neighbouring numbers are further apart than a
  /// period, `x` counts as zero. Not a number gives not a number.
  package static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard !x.isNaN else { return (x, x) }
    guard x.magnitude < 0x1p50 else { return (0, 1) }
    let (quarter, r, lost) = reducedAngle(x)
    let sine = sineSeries(r, lost)
    let cosine = cosineSeries(r, lost)
    return switch quarter {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// Returns the nearest quarter turn, modulo 4, and the angle from there as a sum of two numbers, |r| ≤ π/4.
  ///
  /// π/2 is a sum of four parts, the first three of 33 bits. Their products with up to 2²⁰ quarters are exact (Cody and Waite).
  private static func reducedAngle(_ x: Double) -> (quarter: Int64, r: Double, lost: Double) {
    let quarters = x * 0x1.45f306dc9c883p-1  // 2 / π
    let n = nearestInteger(quarters)
    let first = exactSum(x - n * 0x1.921fb544p+0, -n * 0x1.0b4611a6p-34)
    let second = exactSum(first.sum, -n * 0x1.3198a2ep-69)
    let remainder = first.lost + second.lost - n * 0x1.b839a252049c1p-104
    let r = second.sum + remainder
    return (integerBits(quarters) & 3, r, (second.sum - r) + remainder)
  }

  /// Returns sin(r + lost) = r - r³/3! + r⁵/5! - … + r¹⁷/17!.
  private static func sineSeries(_ r: Double, _ lost: Double) -> Double {
    let z = r * r
    let series =
      -1.0 / 6 + z
      * (1.0 / 120 + z
        * (-1.0 / 5_040 + z
          * (1.0 / 362_880 + z
            * (-1.0 / 39_916_800 + z
              * (1.0 / 6_227_020_800 + z
                * (-1.0 / 1_307_674_368_000 + z / 355_687_428_096_000))))))
    return r + (r * z * series + lost * (1 - 0.5 * z))
  }

  /// Returns cos(r + lost) = 1 - r²/2! + r⁴/4! - … + r¹⁶/16!.
  private static func cosineSeries(_ r: Double, _ lost: Double) -> Double {
    let z = r * r
    let half = 0.5 * z
    let series =
      1.0 / 24 + z
      * (-1.0 / 720 + z
        * (1.0 / 40_320 + z
          * (-1.0 / 3_628_800 + z
            * (1.0 / 479_001_600 + z
              * (-1.0 / 87_178_291_200 + z / 20_922_789_888_000)))))
    let whole = 1 - half
    return whole + (((1 - whole) - half) + (z * z * series - r * lost))
  }
}
