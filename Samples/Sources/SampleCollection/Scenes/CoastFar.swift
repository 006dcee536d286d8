/// Open water and far horizons.
extension Landscape {
  static let sunRoad = Landscape(
    "Coast", "Sun road", .square, taken: "2024:09:13 21:14:00"
  ) { canvas in
    let camera = Camera(horizon: 0.52, eye: 1, focal: 1.3)
    let setting = Setting(
      camera: camera,
      sky: Sky(
        colors: Gradient(0xFFC978, 0xFB9E64, 0xD9707A, 0x7D5490, 0x3F3F7A),
        sun: Sky.Sun(
          x: 0.5, y: 0.45, radius: 0.075, disc: 0xFFE9B8, brightness: 2.2,
          glow: 0xFF9A4A, strength: 0.8, spread: 0.28)),
      light: Light(from: [0, 1, 1], sun: 0xFFFFFF, shade: 0xFFFFFF, haze: 0),
      clouds: [
        Clouds(
          5, cover: 0.36, lit: 0xFFC48A, brightness: 1.1, shaded: 0x8A5C8C, size: 1.2, stretch: 5,
          crispness: 0.35)
      ])
    setting.paintSky(on: &canvas)
    Water(7, deep: 0x3A2F5C, ripple: 0.2, wave: [0.9, 0.11], dullness: 0.08)
      .paint(on: &canvas, from: camera)
  }

  static let islandsAtDusk = Landscape(
    "Coast", "Islands at dusk", .wide, taken: "2023:10:03 20:36:00"
  ) { canvas in
    let camera = Camera(horizon: 0.56, eye: 0.9, focal: 1.4)
    let sky = Sky(
      colors: Gradient(0xF3C9A9, 0xD99FA5, 0x8B83AE, 0x4C639B, 0x2E4A80),
      sun: Sky.Sun(x: 0.28, y: 0.56, radius: 0, glow: 0xFFB080, strength: 0.6, spread: 0.4))
    sky.paint(on: &canvas, horizon: 0.56)
    Clouds(21, cover: 0.4, lit: 0xF2B7A6, shaded: 0x6C6E9E, size: 0.9, stretch: 6, crispness: 0.2)
      .paint(on: &canvas, horizon: 0.56)
    let islands: [(x: Float, breadth: Float, height: Float, color: UInt32)] = [
      (0.15, 0.42, 0.075, 0xA793B4), (1.05, 0.36, 0.1, 0x8F82AC), (0.62, 0.2, 0.055, 0x75709F),
      (1.25, 0.22, 0.13, 0x56588A), (0.1, 0.19, 0.10, 0x3C4473),
    ]
    for (index, island) in islands.enumerated() {
      let noise = Noise(60 + index)
      let crest: (Float) -> Float = { x in
        let away = (x - island.x) / island.breadth
        let hump = max(0, 1 - away * away)
        let rough = noise.rolling(x * 7, 1, detail: 0.01, octaves: 6, gain: 0.5) * 0.6
        return 0.561 - island.height * hump * (1 + rough) + (hump > 0 ? 0 : 0.02)
      }
      paintIsland(crest, Pixel(hex: island.color), on: &canvas)
    }
    Water(9, deep: 0x27406B, ripple: 0.03, wave: [1.4, 0.12], dullness: 0.1)
      .paint(on: &canvas, from: camera)
  }

  /// Paints an island, which ends at the waterline.
  private static func paintIsland(
    _ crest: (Float) -> Float, _ color: Pixel, on canvas: inout Canvas
  ) {
    let (unit, height) = (canvas.unit, Float(canvas.height))
    let crests = (0..<canvas.width).map { crest((Float($0) + 0.5) / unit) * height }
    canvas.paint(rows: Int(height * 0.3)..<Int(height * 0.561)) { x, y, old in
      let cover = min(max(y - crests[Int(x)] + 0.5, 0), 1)
      let foot = smoothstep(0.46, 0.57, y / height) * 0.35
      return old.mixed(with: color.mixed(with: Pixel(hex: 0xE0B0A8), foot), cover)
    }
  }

  static let icebergLagoon = Landscape(
    "Coast", "Iceberg lagoon", .classic, taken: "2024:02:09 09:47:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.46, eye: 0.7, focal: 1.4),
      sky: Sky(
        colors: Gradient(0xF5E4DC, 0xCBD6E2, 0x8FB0CE, 0x5C86B4),
        sun: Sky.Sun(x: 0.8, y: 0.4, radius: 0, glow: 0xFFDCC0, strength: 0.4, spread: 0.4)),
      light: Light(
        from: [1, 0.5, 0.1], sun: 0xFFE2CC, strength: 1.25, shade: 0x7CA6D0, haze: 0.02),
      clouds: [Clouds(2, cover: 0.45, lit: 0xFBEDE6, shaded: 0xA3B6CC, stretch: 3, crispness: 0.2)])
    setting.paintSky(on: &canvas)
    let noise = Noise(205)
    let land = setting.paintLand(on: &canvas, distances: 1.3...26, softness: 0.15) { x, z, detail in
      z < 16 ? bergs(noise, x, z, detail) : farRange(noise, x, z, detail)
    } color: { ground in
      let blue = Pixel(hex: 0x7FC4E4).mixed(
        with: Pixel(hex: 0xF4F8FA), smoothstep(0.02, 0.5, ground.height))
      let range = Pixel(hex: 0x56637A).mixed(
        with: Pixel(hex: 0xF2F3F6), smoothstep(0.5, 0.9, ground.height - ground.steepness * 0.8))
      return ground.z > 16 ? range : blue
    }
    Water(4, deep: 0x1C5673, ripple: 0.02, wave: [1, 0.08], clarity: 0.1).paint(
      on: &canvas, from: setting.camera, land: land)
  }

  private static func bergs(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    let field = noise.rolling(x * 0.42 + 3, z * 0.42, detail: 0.4, octaves: 2)
    guard field > 0.06 else { return -0.16 }
    let facet = noise.ridged(x * 1.1, z * 1.1, detail: detail * 1.1, octaves: 5, gain: 0.42)
    let body = smoothstep(0.06, 0.2, field) * smoothstep(2.2, 3.4, z)
    return body * (0.18 + max(0, field - 0.06) * 1.7 + facet * 0.5) - 0.16
  }

  private static func farRange(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    let crag = noise.ridged(x * 0.2, z * 0.2 + 9, detail: detail * 0.2, gain: 0.48)
    return crag * 3.4 * smoothstep(16, 22, z) - 0.35
  }

  static let moonOverTheBay = Landscape(
    "Coast", "Moon over the bay", .upright, taken: "2023:10:23 20:48:00"
  ) { canvas in
    let camera = Camera(horizon: 0.6, eye: 1, focal: 1.4)
    let sky = Sky(
      colors: Gradient(0x8FA9C4, 0x5C7CA8, 0x2F4C80, 0x182A56),
      sun: Sky.Sun(
        x: 0.6, y: 0.3, radius: 0.05, disc: 0xFFF6E4, brightness: 1.6, glow: 0xA9C4E8,
        strength: 0.4, spread: 0.25))
    sky.paint(on: &canvas, horizon: 0.6)
    Stars(seed: 6, density: 500, brightness: 0.5).paint(on: &canvas, above: 0.5)
    Clouds(33, cover: 0.42, lit: 0xC9D6E8, shaded: 0x3C588A, stretch: 4, crispness: 0.2)
      .paint(on: &canvas, horizon: 0.6)
    Ridge(
      crest: { 0.575 + 0.03 * Noise(4).rolling($0 * 2, 3, detail: 0.01) },
      color: Pixel(hex: 0x3F5F8E),
      foot: Pixel(hex: 0x7590B4), fade: 0.08, relief: 0
    ).paint(on: &canvas)
    Water(11, deep: 0x16305A, ripple: 0.12, wave: [0.9, 0.1], dullness: 0.08)
      .paint(on: &canvas, from: camera)
    Ridge(
      crest: {
        0.98 - 0.28 * smoothstep(0.5, -0.05, $0 + 0.06 * Noise(8).rolling($0 * 6, 1, detail: 0.01))
      },
      color: Pixel(hex: 0x101E3C), foot: Pixel(hex: 0x0A1428), relief: 0
    ).paint(on: &canvas)
    canvas.plantSpruces(
      along: { 0.985 - 0.28 * smoothstep(0.5, -0.05, $0) }, size: 0.17, spacing: 0.24,
      color: Pixel(hex: 0x0D1934), foot: Pixel(hex: 0x0A1428), seed: 12,
      density: { smoothstep(0.55, 0.2, $0) })
  }
}
