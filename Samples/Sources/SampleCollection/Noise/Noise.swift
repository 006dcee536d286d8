/// Smooth noise on a line and on a plane: Perlin's gradient noise with his quintic fade (2002). An
/// integer hash gives the lattice values, so threads share no table.
struct Noise {
  let seed: UInt32

  init(_ seed: Int) { self.seed = UInt32(truncatingIfNeeded: seed) &* 0x9E37_79B9 }

  /// Returns noise of about -1 ... 1, which is 0 on the lattice. Features are about one unit wide.
  @inline(__always)
  func at(_ x: Float, _ y: Float) -> Float {
    let (column, row) = (floored(x), floored(y))
    let (u, v) = (x - Float(column), y - Float(row))
    let (fadeU, fadeV) = (fade(u), fade(v))
    let top = slope(column, row, u, v)
    let topRight = slope(column &+ 1, row, u - 1, v)
    let bottom = slope(column, row &+ 1, u, v - 1)
    let bottomRight = slope(column &+ 1, row &+ 1, u - 1, v - 1)
    let upper = top + (topRight - top) * fadeU
    let lower = bottom + (bottomRight - bottom) * fadeU
    return (upper + (lower - upper) * fadeV) * 1.5
  }

  /// Returns noise along a line, about -1 ... 1.
  @inline(__always)
  func at(_ x: Float) -> Float { at(x, 0.37) }

  /// Returns a number in 0 ..< 1 for a lattice cell.
  @inline(__always)
  func cell(_ column: Int32, _ row: Int32) -> Float {
    Float(hash(column, row) >> 8) * 0x1p-24
  }

  @inline(__always)
  private func slope(_ column: Int32, _ row: Int32, _ u: Float, _ v: Float) -> Float {
    let bits = hash(column, row)
    let across = Float(Int32(bitPattern: bits << 8) >> 20) * 0x1p-11
    let down = Float(Int32(bitPattern: bits) >> 20) * 0x1p-11
    return across * u + down * v
  }

  /// Mixes the bits by two rounds of multiplication and shift, which show no pattern in a picture.
  @inline(__always)
  private func hash(_ column: Int32, _ row: Int32) -> UInt32 {
    let mixed = UInt32(bitPattern: column) &* 0x85EB_CA6B ^ UInt32(bitPattern: row) &* 0xC2B2_AE35
    let bits = (mixed ^ seed ^ (mixed >> 15)) &* 0x2C1B_3C6D
    return (bits ^ (bits >> 13)) &* 0x297A_2D39
  }

  @inline(__always)
  private func fade(_ t: Float) -> Float { t * t * t * (t * (t * 6 - 15) + 10) }

  @inline(__always)
  private func floored(_ value: Float) -> Int32 {
    let whole = Int32(value)
    return Float(whole) > value ? whole &- 1 : whole
  }
}
