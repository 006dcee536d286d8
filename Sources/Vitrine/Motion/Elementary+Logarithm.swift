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
