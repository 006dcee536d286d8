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
