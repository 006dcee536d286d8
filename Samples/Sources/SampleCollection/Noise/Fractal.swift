/// Sums of noise at halving sizes, down to the smallest visible size.
extension Noise {
  /// Returns rolling shapes (fractional Brownian motion), about -1 ... 1.
  ///
  /// - Parameters:
  ///   - detail: the smallest visible feature, in units. Finer octaves are omitted.
  ///   - gain: the strength of each octave relative to the one before: 0.5 for hills, 0.6 for rock.
  @inline(__always)
  func rolling(_ x: Float, _ y: Float, detail: Float, octaves: Int = 8, gain: Float = 0.5)
    -> Float
  {
    var (sum, strength, x, y, size) = (Float(0), Float(1) - gain, x, y, Float(1))
    for _ in 0..<octaves where size > detail {
      sum += at(x, y) * strength * min(1, size / detail - 1)
      (x, y) = turned(x, y)
      strength *= gain
      size *= 0.5
    }
    return sum
  }

  /// Returns crests and valleys (ridged multifractal, Musgrave 1994), about 0 ... 1. Fine detail is
  /// on the crests, as in weathered rock.
  @inline(__always)
  func ridged(_ x: Float, _ y: Float, detail: Float, octaves: Int = 9, gain: Float = 0.5)
    -> Float
  {
    var (sum, strength, x, y, size) = (Float(0), Float(1) - gain, x, y, Float(1))
    var weight: Float = 1
    for _ in 0..<octaves where size > detail {
      let crest = 1 - abs(at(x, y))
      let signal = crest * crest * weight
      sum += signal * strength * min(1, size / detail - 1)
      weight = min(1, max(0, signal * 1.8))
      (x, y) = turned(x, y)
      strength *= gain
      size *= 0.5
    }
    return sum
  }

  /// Doubles the frequency, and rotates by a Pythagorean angle so that the lattices never align.
  @inline(__always)
  private func turned(_ x: Float, _ y: Float) -> (Float, Float) {
    (1.6 * x - 1.2 * y + 17.3, 1.2 * x + 1.6 * y + 5.9)
  }
}

/// Returns a smooth step from 0 at `low` to 1 at `high` (Hermite).
@inline(__always)
func smoothstep(_ low: Float, _ high: Float, _ value: Float) -> Float {
  let t = min(max((value - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}
