import Foundation

/// A starry sky: single stars of many magnitudes and colours, more of them along the Milky Way.
struct Stars {
  var seed: Int
  /// The number of stars for each square canvas unit.
  var density: Float = 2200
  var brightness: Float = 1
  var galaxy: Galaxy?

  /// The Milky Way as a band through a point.
  struct Galaxy {
    /// The x of a point on the middle line, as a fraction of the width.
    var x: Float
    /// The y of this point, as a fraction of the height.
    var y: Float
    /// The direction of the band in radians, clockwise from the right.
    var angle: Float
    /// Half of the width, in canvas units.
    var breadth: Float = 0.16
    var glow = Pixel(hex: 0x9FA8D8)
    var core = Pixel(hex: 0xE8C7A8)
    var strength: Float = 0.35
  }

  /// Adds the stars to the sky. Pixels of nearer things stay as they are.
  func paint(on canvas: inout Canvas, above horizon: Float) {
    if let galaxy { paint(galaxy, on: &canvas, above: horizon) }
    var random = RandomSource(seed: seed)
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    for _ in 0..<Int(density * horizon) {
      let (x, y) = (random.unit() * width, random.unit() * height * horizon)
      let band = galaxy.map { self.band($0, x, y, canvas.blank).closeness } ?? 0
      let magnitude = pow(random.unit(), 9) + 0.05 + 0.05 * band
      let light = color(random.unit()) * (magnitude * 4 * brightness)
      guard random.unit() < 0.45 + band else { continue }
      let thin = smoothstep(1, 0.75, y / height / horizon)
      let reach = (0.0011 + magnitude * 0.0022) * unit
      canvas.shine(x: x, y: y, reach: max(1.2, reach), beyond: .infinity) { away in
        light * (thin * (1 - away) * (1 - away))
      }
    }
  }

  /// Returns a colour of a star, from blue-white to orange.
  private func color(_ draw: Float) -> Pixel {
    Pixel(hex: 0xBFD0FF).mixed(with: Pixel(hex: 0xFFD9B0), draw * draw)
  }

  private func paint(_ galaxy: Galaxy, on canvas: inout Canvas, above horizon: Float) {
    let noise = Noise(seed &+ 7)
    let blank = canvas.blank
    let unit = canvas.unit
    canvas.paint(rows: 0..<Int(horizon * Float(canvas.height))) { x, y, old in
      let (closeness, along, across) = band(galaxy, x, y, blank)
      guard closeness > 0.01 else { return old }
      let point = SIMD2(x, y) / unit * 5
      let cloud = noise.rolling(point.x, point.y, detail: 0.02, octaves: 6, gain: 0.58)
      let dust = noise.ridged(
        point.x * 0.7 + 31, point.y * 0.7, detail: 0.03, octaves: 5, gain: 0.55)
      let lane = smoothstep(0.35, 0.75, dust) * smoothstep(0.9, 0.1, abs(across + cloud * 0.4))
      let light = closeness * (0.55 + cloud * 0.9) * (1 - 0.8 * lane)
      let warmth = 1 / (1 + along * along * 6)
      return old
        + galaxy.glow.mixed(with: galaxy.core, warmth * closeness)
        * (max(0, light) * galaxy.strength)
    }
  }

  /// Returns the closeness of a pixel to the middle of the band (0 ... 1), and its position along and
  /// across the band.
  @inline(__always)
  private func band(_ galaxy: Galaxy, _ x: Float, _ y: Float, _ canvas: Canvas)
    -> (closeness: Float, along: Float, across: Float)
  {
    let right = (x - galaxy.x * Float(canvas.width)) / canvas.unit
    let down = (y - galaxy.y * Float(canvas.height)) / canvas.unit
    let (cosine, sine) = (cos(galaxy.angle), sin(galaxy.angle))
    let across = (down * cosine - right * sine) / galaxy.breadth
    let along = right * cosine + down * sine
    let fall = 1 / (1 + across * across)
    return (fall * fall, along, across)
  }
}
