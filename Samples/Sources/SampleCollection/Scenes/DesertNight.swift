/// The desert at night.
extension Landscape {
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
      [-0.1, 1.1], [-0.1, 0.82], [0.1, 0.74], [0.14, 0.5], [0.24, 0.37], [0.45, 0.31],
      [0.66, 0.34],
      [0.82, 0.45], [0.88, 0.66], [0.92, 0.8], [1.1, 0.84], [1.1, 1.1], [0.74, 1.0], [0.76, 0.72],
      [0.71, 0.54], [0.58, 0.45], [0.42, 0.46], [0.31, 0.55], [0.28, 0.72], [0.32, 0.86],
      [0.5, 0.93],
      [0.4, 1.1],
    ]
    let noise = Noise(25)
    let rock = Path.smooth(outline.map { $0 * [width, height] }).mapped { point in
      let scaled = point / unit
      return point + [
        noise.at(scaled.x * 9, scaled.y * 9), noise.at(scaled.x * 9 + 40, scaled.y * 9),
      ]
        * (0.008 * unit)
    }
    canvas.fill(rock) { x, y, _ in
      let point = SIMD2(x, y) / unit
      let layer = noise.rolling(point.x * 2, point.y * 14, detail: 0.02, octaves: 5) * 0.5 + 0.5
      let warm = smoothstep(0.5, 1.1, y / height) * 0.6 + 0.12
      return Pixel(hex: 0x2A1C34).mixed(with: Pixel(hex: 0xB0583A), warm * (0.4 + layer * 0.6))
    }
    Ridge(
      crest: { 0.87 + 0.02 * noise.at($0 * 3) }, color: Pixel(hex: 0x3A2234),
      foot: Pixel(hex: 0x120C1C), fade: 0.12, relief: 0
    ).paint(on: &canvas)
    canvas.fill(Path.walker(at: [0.52 * width, 0.882 * height], 0.05 * unit), Pixel(hex: 0x1A1226))
    let lamp = Pixel(hex: 0xFFE0B0)
    canvas.shine(x: 0.527 * width, y: 0.84 * height, reach: 0.03 * unit) {
      lamp * (1.4 * (1 - $0) * (1 - $0) * (1 - $0))
    }
  }
}
