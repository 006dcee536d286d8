/// A layer of clouds: noise on a plane above the land, which looks flatter toward the horizon.
struct Clouds {
  var seed: Int
  /// The part of the sky that they cover, 0 ... 1.
  var cover: Float
  var lit: Pixel
  var shaded: Pixel
  /// The size of one cloud on the plane.
  var size: Float = 1
  /// The ratio of a cloud's length to its width. Larger values give streaks.
  var stretch: Float = 1
  /// The sharpness of edges: 0 for mist, 1 for crisp edges.
  var crispness: Float = 0.5
  var opacity: Float = 0.9
  /// The direction of the light on the plane.
  var toward: SIMD2<Float> = [0.5, -0.5]

  init(
    _ seed: Int, cover: Float, lit: UInt32, brightness: Float = 1, shaded: UInt32,
    size: Float = 1, stretch: Float = 1, crispness: Float = 0.5, opacity: Float = 0.9,
    toward: SIMD2<Float> = [0.5, -0.5]
  ) {
    (self.seed, self.cover, self.size, self.stretch) = (seed, cover, size, stretch)
    (self.crispness, self.opacity, self.toward) = (crispness, opacity, toward)
    self.lit = Pixel(hex: lit) * brightness
    self.shaded = Pixel(hex: shaded)
  }

  /// Paints the clouds over the sky above the horizon.
  func paint(on canvas: inout Canvas, horizon: Float) {
    let noise = Noise(seed)
    let (unit, level) = (canvas.unit, horizon * Float(canvas.height))
    let middle = Float(canvas.width) / 2
    canvas.paint(rows: 0..<Int(level)) { x, y, old in
      let above = (level - y) / unit + 0.045
      let far = 0.5 / (above * size)
      let point = SIMD2(far * (x - middle) / unit * 1.6 / stretch, far)
      let detail = max(0.004, far / (unit * above))
      let body = density(noise, point, detail)
      guard body > 0.002 else { return old }
      let ahead = density(noise, point + toward * 0.12, detail * 2)
      let light = min(max(0.5 + (body - ahead) * 1.1 - body * 0.22, 0), 1)
      let fade = smoothstep(0.045, 0.16, above)
      return old.mixed(with: shaded.mixed(with: lit, light), body * opacity * fade)
    }
  }

  @inline(__always)
  private func density(_ noise: Noise, _ point: SIMD2<Float>, _ detail: Float) -> Float {
    let bend = noise.at(point.x * 0.7 + 9, point.y * 0.7) * 0.45
    let value = noise.rolling(
      point.x + bend, point.y - bend, detail: detail, octaves: 6, gain: 0.52)
    let edge = 0.55 - cover * 0.95
    return smoothstep(edge, edge + 0.62 - crispness * 0.5, value + 0.12)
  }
}
