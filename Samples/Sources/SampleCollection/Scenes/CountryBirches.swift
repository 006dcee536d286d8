import Foundation

/// Birches, leaf by leaf.
extension Landscape {
  static let birchesInOctober = Landscape(
    "Country", "Birches in October", .upright, taken: "2023:10:25 14:22:00"
  ) { canvas in
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    let colors = Gradient(0xFCE8B0, 0xF4CE7C, 0xDDA24A, 0xA96A30)
    canvas.paint { _, y, _ in colors[0.15 + 0.75 * abs(y / height - 0.35)] }
    var random = RandomSource(seed: 14)
    for layer in 0..<4 {
      let near = Float(layer) / 3
      let trunks = 13 - layer * 3
      for index in 0..<trunks {
        let x = (Float(index) + random.within(0.1...0.9)) / Float(trunks) * width
        birch(at: x, near, &random, on: &canvas)
      }
      let leaves = Foliage(
        seed: layer, colors: Gradient(0xC4792C, 0xE9A93A, 0xF8D35E, 0xFFF0A8),
        dab: 0.004 + 0.005 * near)
      for _ in 0..<420 {
        let point = Path.Point(random.unit() * width, pow(random.unit(), 1.5) * height * 0.8)
        let tone = leaves.colors[random.unit()].mixed(with: colors[0.2], 0.5 * (1 - near))
        leaves.paintDab(at: point, tone, &random, on: &canvas)
      }
    }
    let floor = Foliage(
      seed: 9, colors: Gradient(0x7A4420, 0xB9702C, 0xE0A040, 0xF6CC60), dab: 0.008)
    for index in 0..<1500 {
      let depth = Float(index) / 1500
      let y = height * (0.84 + 0.17 * depth) + random.bell() * 0.008 * unit
      let color = floor.colors[random.unit() * 0.8 + 0.1 * depth]
      floor.paintDab(at: Path.Point(random.unit() * width, y), color, &random, on: &canvas)
    }
  }

  /// A birch trunk: white on its lit side, with dark bands and scars.
  private static func birch(
    at x: Float, _ near: Float, _ random: inout RandomSource, on canvas: inout Canvas
  ) {
    let (height, unit) = (Float(canvas.height), canvas.unit)
    let breadth = unit * (0.012 + 0.036 * near) * random.within(0.7...1.2)
    let lean = random.bell() * 0.02 * unit
    let spine = (0...8).map { step in
      let up = Float(step) / 8
      return Path.Point(
        x + lean * up * 3 + random.bell() * breadth * 0.06, height * (0.84 + 0.1 * near - up))
    }
    let haze = Pixel(hex: 0xF6D890)
    let noise = Noise(Int(x))
    canvas.fill(Path.stroke(spine, widths: (0...8).map { breadth * (1 - Float($0) * 0.05) })) {
      px, py, _ in
      let across = (px - x - lean * 3 * (0.9 - py / height)) / breadth
      let bark = Pixel(hex: 0xFBF4E6).mixed(
        with: Pixel(hex: 0x8A7A78), smoothstep(-0.4, 0.6, across))
      let band = noise.at(px / breadth * 0.9, py / breadth * 3.4)
      let scar = smoothstep(0.34, 0.5, band)
      return bark.mixed(with: Pixel(hex: 0x3A2E30), scar * 0.9).mixed(with: haze, 0.7 * (1 - near))
    }
  }
}
