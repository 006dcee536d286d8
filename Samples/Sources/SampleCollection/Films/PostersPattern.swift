/// Posters made of patterns.
enum PostersPattern {
  static func orbitOfGlass(_ canvas: inout Canvas) {
    canvas.paper(0x11243F)
    for (index, color) in [UInt32(0x1C3B5E), 0x2A5A7C, 0x4788A0].enumerated() {
      canvas.ring(0.5, 0.72, 0.56 - Float(index) * 0.12, 0.03, color)
    }
    canvas.disc(0.5, 0.72, 0.2, 0xF0B64A)
    canvas.slice(0.5, 0.72, 0.2, from: -0.5, to: 1.5, 0xE0703C)
    let width = Float(canvas.width)
    canvas.fill(
      Path.ellipse(0, 0, 420, 85).mapped { point in
        let turn = SIMD2(point.x * 0.94 - point.y * 0.34, point.x * 0.34 + point.y * 0.94)
        return (turn / 1000 + [0.5, 0.72]) * width
      }, Pixel(hex: 0xF5E8CC), opacity: 0.28)
    canvas.disc(0.87, 0.55, 0.045, 0xF5E8CC)
    canvas.disc(0.16, 0.98, 0.026, 0xE0703C)
    canvas.disc(0.24, 0.2, 0.012, 0xF5E8CC)
    canvas.shape([[0.47, 1.5], [0.5, 1.12], [0.53, 1.5]], 0xF5E8CC)
    canvas.blob([[0.5, 1.06], [0.54, 1.16], [0.53, 1.3], [0.47, 1.3], [0.46, 1.16]], 0xF5E8CC)
    canvas.disc(0.5, 1.17, 0.02, 0x11243F)
  }

  static func paperTigers(_ canvas: inout Canvas) {
    canvas.paper(0xF08A24)
    canvas.disc(0.5, 0.76, 0.39, 0xF9B03E)
    for side in [Float(-1), 1] {
      for stripe in 0..<6 {
        let y = 0.44 + Float(stripe) * 0.135
        let reach = 0.28 - abs(Float(stripe) - 2.5) * 0.035
        canvas.shape(
          [
            [0.5 + side * 0.55, y - 0.045], [0.5 + side * (0.5 - reach), y + 0.02],
            [0.5 + side * 0.55, y + 0.035],
          ], 0x1D1A1F)
      }
      canvas.slice(0.5 + side * 0.17, 0.7, 0.085, from: 0, to: 2, 0xF8EBD0)
      canvas.disc(0.5 + side * 0.17, 0.725, 0.036, 0x1D1A1F)
      canvas.shape(
        [[0.5 + side * 0.2, 0.42], [0.5 + side * 0.37, 0.3], [0.5 + side * 0.4, 0.52]], 0x1D1A1F)
    }
    for (index, y) in [Float(0.4), 0.47, 0.54].enumerated() {
      let half = 0.13 - Float(index) * 0.035
      canvas.shape([[0.5 - half, y], [0.5 + half, y], [0.5, y + 0.06]], 0x1D1A1F)
    }
    canvas.shape([[0.4, 0.9], [0.6, 0.9], [0.5, 1.01]], 0xC8402E)
    canvas.line([[0.5, 1.0], [0.5, 1.06], [0.42, 1.11]], 0.016, 0x1D1A1F)
    canvas.line([[0.5, 1.0], [0.5, 1.06], [0.58, 1.11]], 0.016, 0x1D1A1F)
  }

  static func theCartographersDaughter(_ canvas: inout Canvas) {
    canvas.paper(0xF1E4C8)
    let noise = Noise(18)
    let inks = [
      Pixel(hex: 0xF1E4C8), Pixel(hex: 0xD5D2A8), Pixel(hex: 0xA3BE9C), Pixel(hex: 0x5F9A8E),
      Pixel(hex: 0x2C6670),
    ]
    let side = Float(canvas.width)
    canvas.paint { x, y, _ in
      let point = SIMD2(x, y) / side
      let level = noise.rolling(point.x * 1.5, point.y * 1.5, detail: 0.1, octaves: 3) * 4.2 + 2.1
      let step = min(max(level, 0), 4.99)
      let line = abs(level * 2 - (level * 2).rounded()) / 2
      let ink = inks[Int(step)]
      let contour = smoothstep(0.06, 0.02, line) * (level > 0 ? 0.45 : 0.15)
      return ink.mixed(with: Pixel(hex: 0x1E3F4A), contour)
    }
    let route: [Path.Point] = [
      [0.14, 1.34], [0.3, 1.16], [0.26, 0.94], [0.5, 0.8], [0.72, 0.66], [0.66, 0.42], [0.8, 0.24],
    ]
    let path = Path.curve(route, steps: 6)
    for (index, point) in path.enumerated() where index % 2 == 0 {
      canvas.disc(point.x, point.y, 0.013, 0xD23B2A)
    }
    canvas.ring(0.14, 1.34, 0.032, 0.014, 0xD23B2A)
    canvas.line([[0.76, 0.2], [0.8, 0.24], [0.84, 0.28]], 0.02, 0xD23B2A)
    canvas.line([[0.84, 0.2], [0.8, 0.24], [0.76, 0.28]], 0.02, 0xD23B2A)
  }

  static func gardenOfStatic(_ canvas: inout Canvas) {
    canvas.paper(0x1E2A3A)
    let inks: [UInt32] = [0xE9573F, 0xF2B84B, 0x3FA796, 0xF3E9D2, 0xD97BA0]
    var random = RandomSource(seed: 26)
    for row in 0..<6 {
      for column in 0..<4 {
        let (x, y) = (Float(column) * 0.25, Float(row) * 0.25)
        let first = Int(random.unit() * 5)
        let turn = (random.unit() * 4).rounded(.down)
        let corner = Path.Point(turn == 1 || turn == 2 ? 0.25 : 0, turn >= 2 ? 0.25 : 0)
        canvas.block(x, y, 0.2505, 0.2505, inks[(first + 2) % 5])
        canvas.slice(x + corner.x, y + corner.y, 0.25, from: turn, to: turn + 1, 0x1E2A3A)
        canvas.slice(x + corner.x, y + corner.y, 0.17, from: turn, to: turn + 1, inks[first])
        canvas.slice(
          x + corner.x, y + corner.y, 0.08, from: turn, to: turn + 1, inks[(first + 3) % 5])
      }
    }
  }
}
