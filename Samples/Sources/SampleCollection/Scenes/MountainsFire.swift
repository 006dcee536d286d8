/// A volcano.
extension Landscape {
  static let mountainOfFire = Landscape(
    "Mountains", "Mountain of fire", .classic, taken: "2024:08:22 19:33:00"
  ) { canvas in
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    let sky = Sky(
      colors: Gradient(0x8A5A68, 0x5A4666, 0x2F3358, 0x1A2244),
      sun: Sky.Sun(x: 0.56, y: 0.34, radius: 0, glow: 0xFF7038, strength: 0.5, spread: 0.16))
    sky.paint(on: &canvas, horizon: 0.78)
    Stars(seed: 31, density: 700, brightness: 0.6).paint(on: &canvas, above: 0.5)
    let crater = Path.Point(0.56 * width, 0.385 * height)
    plume(from: crater, on: &canvas)
    let noise = Noise(9)
    let middle = crater.x / unit
    let slope: (Float) -> Float = { x in
      let away = max(0.03, abs(x - middle))
      let rough = noise.rolling(x * 7, 3, detail: 0.004) * 0.012
      return 0.34 + 0.27 * away.squareRoot() + 0.28 * away + rough
    }
    Ridge(
      crest: slope, color: Pixel(hex: 0x2A2440), foot: Pixel(hex: 0x7A5064), fade: 0.5, relief: 0.3,
      side: 1, seed: 4
    ).paint(on: &canvas)
    lava(from: crater, on: &canvas)
    let ranges = Ranges(
      seed: 16, count: 3, levels: 0.78...0.9, relief: (0.04, 0.05),
      colors: Gradient(0x4A3A58, 0x282642, 0x12142A), mist: Gradient(0x8A5A68, 0x4C3C58, 0x0C0E20),
      crags: 0.4, fade: 0.1)
    ranges.paint(on: &canvas)
    canvas.plantSpruces(
      along: ranges.ridge(2).crest, size: 0.07, color: Pixel(hex: 0x10122A),
      foot: Pixel(hex: 0x12142A),
      seed: 6)
  }

  /// Smoke as many soft puffs, lit from below where it leaves the crater.
  private static func plume(from crater: Path.Point, on canvas: inout Canvas) {
    let unit = canvas.unit
    var random = RandomSource(seed: 12)
    for puff in 0..<90 {
      let up = Float(puff) / 90
      let drift = Path.Point(up * up * 0.34 + random.bell() * 0.05 * up, -0.36 * up.squareRoot())
      let point = crater + (drift + [random.bell() * 0.012, 0]) * unit
      let size = unit * (0.018 + 0.085 * up) * random.within(0.7...1.3)
      let color = Pixel(hex: 0xFF8A4A).mixed(with: Pixel(hex: 0x4A4262), smoothstep(0, 0.3, up))
      canvas.shine(x: point.x, y: point.y, reach: size) { away in
        color * (0.2 * (1 - up * 0.8) * (1 - away) * (1 - away))
      }
    }
  }

  private static func lava(from crater: Path.Point, on canvas: inout Canvas) {
    let (unit, hot) = (canvas.unit, Pixel(hex: 0xFF6A2A))
    var random = RandomSource(seed: 3)
    for stream in 0..<3 {
      var (tip, spine) = (
        crater + [Float(stream - 1) * 0.012 * unit, 0.004 * unit], [Path.Point]()
      )
      let side = Float(stream - 1) * 0.5 + 0.1
      for _ in 0..<(22 - 5 * stream) {
        spine.append(tip)
        tip += Path.Point(side * 0.009 + random.bell() * 0.003, 0.0105) * unit
      }
      let last = Float(spine.count)
      for (index, point) in spine.enumerated() {
        let fade = 1 - Float(index) / last
        canvas.shine(x: point.x, y: point.y, reach: 0.035 * unit) {
          hot * (0.16 * fade * (1 - $0) * (1 - $0))
        }
      }
      let widths = spine.indices.map { 0.0085 * unit * (1 - Float($0) / last) + 0.6 }
      canvas.fill(Path.stroke(spine, widths: widths), Pixel(hex: 0xFFB45A) * 1.6)
    }
  }
}
