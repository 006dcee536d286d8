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
