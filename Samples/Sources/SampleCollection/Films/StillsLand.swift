extension Stills {
  static func paperTigers(_ canvas: inout Canvas) {
    let sky = Sky(
      colors: Gradient(0xFFD98A, 0xF9B03E, 0xF08A24, 0xB8482A),
      sun: Sky.Sun(
        x: 0.5, y: 0.42, radius: 0.15, disc: 0xFFF0C0, brightness: 1.3, glow: 0xFFD070,
        strength: 0.4))
    sky.paint(on: &canvas, horizon: 0.8)
    var random = RandomSource(seed: 31)
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    for layer in 0..<4 {
      let near = Float(layer) / 3
      let color = Gradient(0xD9702A, 0x8C3A22, 0x3E2022, 0x1D1A1F)[near]
      let blades = 120 - layer * 16
      for _ in 0..<blades {
        let x = random.unit() * width
        let tall = unit * random.within(0.16...0.36) * (0.75 + near * 0.75)
        let bend = random.bell() * 0.1 * tall
        let spine: [Path.Point] = [
          [x, height + 4], [x + bend * 0.3, height - tall * 0.6], [x + bend * 1.6, height - tall],
        ]
        let curve = Path.curve(spine, steps: 6)
        let breadth = unit * (0.005 + 0.009 * near)
        canvas.fill(
          Path.stroke(
            curve,
            widths: curve.indices.map { breadth * (1 - Float($0) / Float(curve.count)) + 0.5 }),
          color)
      }
      if layer == 2 { eyes(at: [0.54 * width, 0.73 * height], on: &canvas) }
    }
  }

  private static func eyes(at point: Path.Point, on canvas: inout Canvas) {
    let size = 0.02 * canvas.unit
    for side in [Float(-1), 1] {
      let center = point + [side * size * 2.1, 0]
      canvas.fill(Path.ellipse(center.x, center.y, size, size * 0.62), Pixel(hex: 0xFFE08A) * 1.5)
      canvas.fill(Path.ellipse(center.x, center.y, size * 0.26, size * 0.5), Pixel(hex: 0x1D1A1F))
    }
  }

  static func swimmersInJune(_ canvas: inout Canvas) {
    let noise = Noise(5)
    let (unit, height) = (canvas.unit, Float(canvas.height))
    let pool = Gradient(0x16809A, 0x3FB0BE, 0x6FD0D0, 0xBFEFE6)
    canvas.paint { x, y, _ in
      let point = SIMD2(x - 0.2 * y, y * 1.5) / unit
      let bend = noise.at(point.x * 3, point.y * 3) * 0.25
      let web = 1 - abs(noise.at(point.x * 7 + bend, point.y * 7 - bend))
      let fine = 1 - abs(noise.at(point.x * 13 - bend, point.y * 13 + 4))
      let light = smoothstep(0.75, 1, web) * 0.4 + smoothstep(0.8, 1, fine) * 0.2
      return pool[0.25 + 0.3 * (1 - y / height) + light + bend * 0.3]
    }
    for lane in 0..<4 {
      let y = (0.16 + 0.25 * Float(lane)) * height
      rope(at: y, lane, on: &canvas)
    }
    for (index, x) in [Float(0.3), 0.62, 0.46].enumerated() {
      swimmer(at: [x * Float(canvas.width), (0.295 + 0.25 * Float(index)) * height], on: &canvas)
    }
  }

  private static func rope(at y: Float, _ lane: Int, on canvas: inout Canvas) {
    let (unit, noise) = (canvas.unit, Noise(lane + 3))
    for bead in 0..<90 {
      let x = (Float(bead) + 0.5) / 90 * Float(canvas.width)
      let sway = noise.at(x / unit * 4) * 0.006 * unit
      let color: UInt32 = bead / 6 % 2 == 0 ? 0xF25C3B : 0xF7EBD3
      canvas.fill(Path.ellipse(x, y + sway, 0.0075 * unit, 0.006 * unit), Pixel(hex: color))
    }
  }

  private static func swimmer(at point: Path.Point, on canvas: inout Canvas) {
    let size = 0.07 * canvas.unit
    let (skin, suit, foam) = (Pixel(hex: 0xE0A27C), Pixel(hex: 0x16405B), Pixel(hex: 0xF7FBF4))
    var random = RandomSource(seed: Int(point.x))
    for drop in 0..<70 {
      let back = Float(drop) / 70
      let offset = Path.Point(0.9 + back * 2.2, random.bell() * 0.1 * (0.5 + back)) * size
      canvas.fill(
        Path.circle(point.x + offset.x, point.y + offset.y, size * random.within(0.02...0.09)),
        foam, opacity: 0.5 * (1 - back))
    }
    let arm: [Path.Point] = [[-0.1, -0.05], [-0.5, -0.28], [-1, -0.12]]
    let other: [Path.Point] = [[-0.05, 0.08], [0.25, 0.34], [0.6, 0.3]]
    for limb in [arm, other] {
      let curve = Path.curve(limb.map { point + $0 * size })
      canvas.fill(Path.stroke(curve, widths: curve.map { _ in size * 0.12 }), skin)
    }
    canvas.fill(Path.ellipse(point.x + size * 0.45, point.y, size * 0.6, size * 0.16), skin)
    canvas.fill(Path.ellipse(point.x + size * 0.75, point.y, size * 0.34, size * 0.165), suit)
    canvas.fill(Path.circle(point.x - size * 0.28, point.y, size * 0.17), Pixel(hex: 0xF25C3B))
  }

  static func gardenOfStatic(_ canvas: inout Canvas) {
    let sky = Sky(
      colors: Gradient(0xE9A0A8, 0xB47C9C, 0x5A5C88, 0x1E2A3A),
      sun: Sky.Sun(
        x: 0.7, y: 0.34, radius: 0.1, disc: 0xF6E6C8, brightness: 1.2, glow: 0xF2B84B, strength: 0.3
      ))
    sky.paint(on: &canvas, horizon: 0.7)
    Ranges(
      seed: 4, count: 2, levels: 0.62...0.68, relief: (0.05, 0.03),
      colors: Gradient(0x7C6A90, 0x3F5A6C), mist: Gradient(0xC48C9C, 0x3F7A7C), crags: 0, fade: 0.1
    ).paint(on: &canvas)
    var random = RandomSource(seed: 14)
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    for index in 0..<150 {
      let near = Float(index) / 150
      let head = Path.Point(
        random.unit() * width, height * (0.66 + 0.3 * near * near) - unit * 0.05 * near)
      flower(at: head, unit * (0.006 + 0.034 * near * near), near, &random, on: &canvas)
    }
  }

  private static func flower(
    at head: Path.Point, _ size: Float, _ near: Float, _ random: inout RandomSource,
    on canvas: inout Canvas
  ) {
    let inks: [UInt32] = [0xE9573F, 0xF2B84B, 0x3FA796, 0xF3E9D2, 0xD97BA0]
    let stem = Path.curve([head, head + [size * 0.3, size * 3], head + [0, size * 7]])
    canvas.fill(
      Path.stroke(stem, widths: stem.map { _ in max(1, size * 0.16) }), Pixel(hex: 0x1E4A4C))
    let first = Int(random.unit() * 5)
    for half in 0..<2 {
      let turn = Float(half) * .pi + (first % 2 == 0 ? 0 : .pi / 2)
      canvas.fill(
        Path.sector(head.x, head.y, size, size, from: turn, to: turn + .pi),
        Pixel(hex: inks[(first + half) % 5]).mixed(with: Pixel(hex: 0xB47C9C), 0.5 * (1 - near)))
    }
    canvas.fill(Path.circle(head.x, head.y, size * 0.42), Pixel(hex: 0x1E2A3A))
    canvas.fill(Path.circle(head.x, head.y, size * 0.2), Pixel(hex: inks[(first + 3) % 5]))
  }
}
