extension Stills {
  static func aHouseOfWind(_ canvas: inout Canvas) {
    let setting = Setting(
      camera: Camera(horizon: 0.66, eye: 0.7, focal: 1.2),
      sky: Sky(colors: Gradient(0xF4F1E3, 0xCFE0D3, 0x8FBCB0, 0x5A9A98)),
      light: Light(
        from: [-1, 0.5, 0.2], sun: 0xFFF0CC, strength: 1.5, shade: 0x5C8C88, haze: 0.02),
      clouds: [Clouds(9, cover: 0.55, lit: 0xFBF8EC, shaded: 0x9CC0B8, stretch: 4, crispness: 0.35)]
    )
    setting.paintSky(on: &canvas)
    let noise = Noise(20)
    setting.paintLand(on: &canvas, distances: 1...20, softness: 0.4) { x, z, detail in
      let hill = smoothstep(5, 0, abs(x - 0.8) + abs(z - 6) * 0.7) * 0.8
      return hill + noise.rolling(x * 0.3, z * 0.3, detail: detail, octaves: 3) * 0.35
    } color: { ground in
      let gust = noise.rolling(
        ground.x * 1.2 + ground.z * 0.4, ground.z * 3, detail: ground.detail * 2, octaves: 5,
        gain: 0.6)
      return Pixel(hex: 0x4E8A6C).mixed(with: Pixel(hex: 0xB4CC96), gust + 0.4)
    }
    windHouse(at: [0.615 * Float(canvas.width), 0.6 * Float(canvas.height)], on: &canvas)
  }

  private static func windHouse(at foot: Path.Point, on canvas: inout Canvas) {
    let size = 0.075 * canvas.unit
    let draw = { (canvas: inout Canvas, points: [Path.Point], color: UInt32) in
      canvas.fill(Path(points.map { foot + $0 * size }), Pixel(hex: color))
    }
    draw(&canvas, [[-0.5, 0.1], [-0.5, -0.5], [0.5, -0.5], [0.5, 0.1]], 0xF4F1E3)
    draw(&canvas, [[0.18, 0.1], [0.18, -0.5], [0.5, -0.5], [0.5, 0.1]], 0xC4D0C4)
    draw(&canvas, [[-0.62, -0.46], [-0.1, -1], [0.3, -1], [0.62, -0.46]], 0xD2503C)
    draw(&canvas, [[0.2, -0.8], [0.2, -1.2], [0.34, -1.2], [0.34, -0.8]], 0x1F5560)
    draw(&canvas, [[-0.3, 0.1], [-0.3, -0.28], [-0.12, -0.28], [-0.12, 0.1]], 0x1F5560)
    draw(&canvas, [[-0.02, -0.34], [0.12, -0.34], [0.12, -0.16], [-0.02, -0.16]], 0x1F5560)
  }

  static func saltAndSilver(_ canvas: inout Canvas) {
    let camera = Camera(horizon: 0.58, eye: 1, focal: 1.3)
    let sky = Sky(
      colors: Gradient(0x8FA4A8, 0x5C767F, 0x33484F, 0x1B2B34),
      sun: Sky.Sun(
        x: 0.34, y: 0.28, radius: 0.055, disc: 0xF4F0E2, brightness: 1.6, glow: 0xB4C8C8,
        strength: 0.35))
    sky.paint(on: &canvas, horizon: 0.58)
    Clouds(12, cover: 0.5, lit: 0xC4D0CE, shaded: 0x33484F, stretch: 4, crispness: 0.25)
      .paint(on: &canvas, horizon: 0.58)
    for (x, size, color) in [
      (Float(0.2), Float(0.05), UInt32(0x33484F)), (0.78, 0.1, 0x1B2B34), (0.52, 0.075, 0xE2583E),
    ] {
      boat(
        at: [x * Float(canvas.width), 0.582 * Float(canvas.height)], size * canvas.unit,
        Pixel(hex: color), on: &canvas)
    }
    Water(8, deep: 0x16252D, ripple: 0.14, wave: [0.9, 0.12]).paint(on: &canvas, from: camera)
  }

  private static func boat(
    at foot: Path.Point, _ size: Float, _ color: Pixel, on canvas: inout Canvas
  ) {
    let hull: [Path.Point] = [[-1, -0.3], [0.9, -0.24], [0.7, 0], [-0.75, 0]]
    let cabin: [Path.Point] = [[-0.1, -0.26], [-0.1, -0.62], [0.4, -0.62], [0.48, -0.26]]
    let mast: [Path.Point] = [[-0.3, -0.28], [-0.28, -1.5], [-0.25, -1.5], [-0.23, -0.28]]
    for part in [hull, cabin, mast] { canvas.fill(Path(part.map { foot + $0 * size }), color) }
    canvas.fill(
      Path.circle(foot.x - size * 0.265, foot.y - size * 1.5, size * 0.05), Pixel(hex: 0xFFE2A0) * 2
    )
  }
}
