import Foundation

/// Mountains and deserts with a light of their own.
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
      along: ranges.ridge(2).crest, size: 0.07, color: Pixel(hex: 0x10122A), foot: Pixel(hex: 0x12142A),
      seed: 6)
  }

  /// Smoke as many soft puffs, lit from below where it leaves the crater.
  private static func plume(from crater: Path.Point, on canvas: inout Canvas) {
    let unit = canvas.unit
    var random = RandomSource(seed: 12)
    for puff in 0..<90 {
      let up = Float(puff) / 90
      let drift = Path.Point(up * up * 0.34 + random.bell() * 0.05 * up, -0.36 * up.squareRoot())
      let place = crater + (drift + [random.bell() * 0.012, 0]) * unit
      let size = unit * (0.018 + 0.085 * up) * random.within(0.7...1.3)
      let color = Pixel(hex: 0xFF8A4A).mixed(with: Pixel(hex: 0x4A4262), smoothstep(0, 0.3, up))
      canvas.shine(x: place.x, y: place.y, reach: size) { away in
        color * (0.2 * (1 - up * 0.8) * (1 - away) * (1 - away))
      }
    }
  }

  private static func lava(from crater: Path.Point, on canvas: inout Canvas) {
    let (unit, hot) = (canvas.unit, Pixel(hex: 0xFF6A2A))
    var random = RandomSource(seed: 3)
    for stream in 0..<3 {
      var (place, spine) = (crater + [Float(stream - 1) * 0.012 * unit, 0.004 * unit], [Path.Point]())
      let side = Float(stream - 1) * 0.5 + 0.1
      for _ in 0..<(22 - 5 * stream) {
        spine.append(place)
        place += Path.Point(side * 0.009 + random.bell() * 0.003, 0.0105) * unit
      }
      let last = Float(spine.count)
      for (index, point) in spine.enumerated() {
        let fade = 1 - Float(index) / last
        canvas.shine(x: point.x, y: point.y, reach: 0.035 * unit) { hot * (0.16 * fade * (1 - $0) * (1 - $0)) }
      }
      let widths = spine.indices.map { 0.0085 * unit * (1 - Float($0) / last) + 0.6 }
      canvas.fill(Path.stroke(spine, widths: widths), Pixel(hex: 0xFFB45A) * 1.6)
    }
  }

  static let starsOverTheArch = Landscape(
    "Desert", "Stars over the arch", .portrait, taken: "2023:10:13 22:40:00",
    finish: Finish(vignette: 0.3, grain: 2.6)
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0xC08A70, 0x6A5C80, 0x2E3C70, 0x162450, 0x101C44),
      sun: Sky.Sun(x: 0.5, y: 0.8, radius: 0, glow: 0xFF9A60, strength: 0.3, spread: 0.35))
    sky.paint(on: &canvas, horizon: 0.8)
    Stars(
      seed: 23, density: 3600,
      galaxy: Stars.Galaxy(x: 0.5, y: 0.42, angle: -2.0, breadth: 0.13, strength: 0.26)
    ).paint(on: &canvas, above: 0.8)
    Ranges(
      seed: 58, count: 2, levels: 0.76...0.8, relief: (0.04, 0.03),
      colors: Gradient(0x5A4468, 0x3A2A4A), mist: Gradient(0x9A6E70, 0x3A2A44), fade: 0.06
    ).paint(on: &canvas)
    arch(on: &canvas)
  }

  private static func arch(on canvas: inout Canvas) {
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    let outline: [Path.Point] = [
      [-0.1, 1.1], [-0.1, 0.82], [0.1, 0.74], [0.14, 0.5], [0.24, 0.37], [0.45, 0.31], [0.66, 0.34],
      [0.82, 0.45], [0.88, 0.66], [0.92, 0.8], [1.1, 0.84], [1.1, 1.1], [0.74, 1.0], [0.76, 0.72],
      [0.71, 0.54], [0.58, 0.45], [0.42, 0.46], [0.31, 0.55], [0.28, 0.72], [0.32, 0.86], [0.5, 0.93],
      [0.4, 1.1],
    ]
    let noise = Noise(25)
    let rock = Path.smooth(outline.map { $0 * [width, height] }).mapped { point in
      let place = point / unit
      return point + [noise.at(place.x * 9, place.y * 9), noise.at(place.x * 9 + 40, place.y * 9)] * (0.008 * unit)
    }
    canvas.fill(rock) { x, y, _ in
      let place = SIMD2(x, y) / unit
      let layer = noise.rolling(place.x * 2, place.y * 14, detail: 0.02, octaves: 5) * 0.5 + 0.5
      let warm = smoothstep(0.5, 1.1, y / height) * 0.6 + 0.12
      return Pixel(hex: 0x2A1C34).mixed(with: Pixel(hex: 0xB0583A), warm * (0.4 + layer * 0.6))
    }
    Ridge(
      crest: { 0.93 + 0.02 * noise.at($0 * 3) }, color: Pixel(hex: 0x3A2234),
      foot: Pixel(hex: 0x120C1C), fade: 0.12, relief: 0
    ).paint(on: &canvas)
    canvas.fill(Path.walker(at: [0.52 * width, 0.94 * height], 0.05 * unit), Pixel(hex: 0x1A1226))
    let lamp = Pixel(hex: 0xFFE0B0)
    canvas.shine(x: 0.527 * width, y: 0.898 * height, reach: 0.03 * unit) { lamp * (1.4 * (1 - $0) * (1 - $0) * (1 - $0)) }
  }

  static let firefliesInTheReeds = Landscape(
    "Night", "Fireflies in the reeds", .wide, taken: "2023:07:27 22:52:00"
  ) { canvas in
    let camera = Camera(horizon: 0.5, eye: 1, focal: 1.3)
    let sky = Sky(
      colors: Gradient(0x9CB4A0, 0x5C8C94, 0x2C5A78, 0x18365C),
      sun: Sky.Sun(x: 0.7, y: 0.5, radius: 0, glow: 0xE9C890, strength: 0.3, spread: 0.35))
    sky.paint(on: &canvas, horizon: 0.5)
    Ranges(
      seed: 87, count: 2, levels: 0.45...0.49, relief: (0.06, 0.03),
      colors: Gradient(0x3E6474, 0x1E3C4C), mist: Gradient(0x7CA0A0, 0x2C505C), crags: 0.1, fade: 0.08,
      base: 0.501
    ).paint(on: &canvas)
    Water(8, deep: 0x10303C, ripple: 0.03, wave: [1, 0.12]).paint(on: &canvas, from: camera)
    Mist(4, level: 0.52, thickness: 0.035, color: 0x9CBCB0, opacity: 0.5).paint(on: &canvas)
    reeds(on: &canvas)
  }

  private static func reeds(on canvas: inout Canvas) {
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    var random = RandomSource(seed: 18)
    for layer in 0..<3 {
      let near = Float(layer) / 2
      let color = Gradient(0x2A5058, 0x143440, 0x081C26)[near]
      for _ in 0..<110 {
        let x = random.unit() * width
        let clear = abs(x / width - 0.52)
        let tall = unit * random.within(0.12...0.3) * (0.5 + near * 0.5) * smoothstep(0.02, 0.4, clear)
        let bend = random.bell() * 0.12 * tall
        let spine = Path.curve([[x, height + 2], [x + bend * 0.3, height - tall * 0.6], [x + bend, height - tall]], steps: 5)
        let breadth = unit * (0.003 + 0.004 * near)
        canvas.fill(Path.stroke(spine, widths: spine.indices.map { breadth * (1 - 0.08 * Float($0)) }), color)
      }
      for _ in 0..<34 {
        let glow = Pixel(hex: 0xE6F08A).mixed(with: Pixel(hex: 0xFFD870), random.unit())
        let place = Path.Point(random.unit() * width, height * random.within(0.52...0.95))
        let reach = unit * random.within(0.008...0.022)
        canvas.shine(x: place.x, y: place.y, reach: reach) { glow * (1.6 * (1 - $0) * (1 - $0) * (1 - $0) * (1 - $0)) }
      }
    }
  }
}
