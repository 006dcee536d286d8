/// Sums of noise at halving sizes, down to a smallest size worth drawing.
extension Noise {
  /// Rolling shapes (fractional Brownian motion), about -1 ... 1.
  ///
  /// - Parameters:
  ///   - detail: the smallest feature that can be seen, in units; finer octaves are left out.
  ///   - gain: how strong each octave is against the one before; 0.5 is hills, 0.6 rock.
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

  /// Crests and valleys (ridged multifractal, Musgrave 1994), about 0 ... 1: fine detail gathers
  /// on the crests, as weather leaves it.
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

  /// Twice the frequency, turned by a Pythagorean angle so that lattices never line up.
  @inline(__always)
  private func turned(_ x: Float, _ y: Float) -> (Float, Float) {
    (1.6 * x - 1.2 * y + 17.3, 1.2 * x + 1.6 * y + 5.9)
  }
}

/// A smooth step from 0 at `low` to 1 at `high` (Hermite).
@inline(__always)
func smoothstep(_ low: Float, _ high: Float, _ value: Float) -> Float {
  let t = min(max((value - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}
