import Foundation

/// Nights with people in them.
extension Landscape {
  static let cityInTheValley = Landscape(
    "Night", "City in the valley", .wide, taken: "2024:02:03 17:32:00"
  ) { canvas in
    let camera = Camera(horizon: 0.42, eye: 1.2, focal: 1.2)
    let sky = Sky(
      colors: Gradient(0xF0A878, 0xB87A8A, 0x5C5C90, 0x2C3C74, 0x1E2C60),
      sun: Sky.Sun(x: 0.3, y: 0.42, radius: 0, glow: 0xFF9A60, strength: 0.45, spread: 0.4))
    sky.paint(on: &canvas, horizon: 0.42)
    Ranges(
      seed: 83, count: 3, levels: 0.36...0.44, relief: (0.1, 0.04),
      colors: Gradient(0x6A5A84, 0x43426E, 0x262C52), mist: Gradient(0xA87A8A, 0x5E527C, 0x232848),
      fade: 0.1
    ).paint(on: &canvas)
    cityLights(on: &canvas, from: camera)
    Mist(5, level: 0.47, thickness: 0.03, color: 0xA87C78, opacity: 0.4).paint(on: &canvas)
    let hill: (Float) -> Float = { x in
      0.98 - 0.2 * smoothstep(0.55, 0, x) - 0.12 * smoothstep(1, 1.4, x) + 0.015
        * Noise(2).at(x * 4)
    }
    Ridge(crest: hill, color: Pixel(hex: 0x0E1228), foot: Pixel(hex: 0x0A0D1E), relief: 0)
      .paint(on: &canvas)
    canvas.plantSpruces(
      along: hill, size: 0.11, spacing: 0.22, color: Pixel(hex: 0x0C1024),
      foot: Pixel(hex: 0x0A0D1E),
      seed: 8, density: { smoothstep(0.5, 0.3, $0) + smoothstep(1.05, 1.2, $0) })
  }

  /// Streets as chains of lamps on the valley floor; avenues are brighter.
  private static func cityLights(on canvas: inout Canvas, from camera: Camera) {
    var random = RandomSource(seed: 77)
    let noise = Noise(13)
    let lamps = Gradient(0xFF8A3C, 0xFFB060, 0xFFD9A0, 0xFFF2DC, 0xCFE4FF)
    for _ in 0..<14000 {
      var (x, z) = (random.within(-13...13), 1.9 + pow(random.unit(), 0.8) * 20)
      let quarter = noise.rolling(x * 0.22, z * 0.22, detail: 0.1, octaves: 3)
      let avenue = random.unit() < 0.35
      if random.unit() < 0.5 {
        x = snapped(x, avenue ? 2 : 0.5)
      } else {
        z = snapped(z, avenue ? 2 : 0.5)
      }
      guard quarter + random.bell() * 0.12 > -0.05 else { continue }
      let turned = (x: x * 0.94 - (z - 9) * 0.3, z: z * 0.94 + x * 0.28)
      guard turned.z > 1.5 else { continue }
      let point = camera.project(turned.x, 0, turned.z, on: canvas)
      let near = min(1, 4 / turned.z)
      let light = lamps[random.unit() * 0.8] * ((avenue ? 1.5 : 0.7) * (0.35 + near * 0.65))
      let reach = canvas.unit * (0.0016 + 0.0035 * near) * (avenue ? 1.4 : 1)
      canvas.shine(x: point.x, y: point.y, reach: max(1.1, reach)) { light * ((1 - $0) * (1 - $0)) }
    }
  }

  private static func snapped(_ value: Float, _ step: Float) -> Float {
    (value / step).rounded() * step
  }

  static let lampsByTheLake = Landscape(
    "Night", "Lamps by the lake", .classic, taken: "2024:02:24 16:55:00"
  ) { canvas in
    let camera = Camera(horizon: 0.58, eye: 1, focal: 1.3)
    let sky = Sky(colors: Gradient(0xB9A4B8, 0x7F8AB8, 0x47609C, 0x2A4480))
    sky.paint(on: &canvas, horizon: 0.58)
    Stars(seed: 8, density: 260, brightness: 0.5).paint(on: &canvas, above: 0.4)
    Ranges(
      seed: 45, count: 3, levels: 0.42...0.55, relief: (0.16, 0.04),
      colors: Gradient(0x8F9CC4, 0x52659C, 0x2A3A6C), mist: Gradient(0xB4AFC8, 0x76809F, 0x2F3E6C),
      crags: 0.8, fade: 0.16, base: 0.581
    ).paint(on: &canvas)
    village(on: &canvas)
    Water(6, deep: 0x1C2F5C, ripple: 0.07, wave: [0.9, 0.1]).paint(on: &canvas, from: camera)
  }

  private static func village(on canvas: inout Canvas) {
    let (unit, bottom) = (canvas.unit, Float(canvas.height))
    var random = RandomSource(seed: 4)
    for index in 0..<34 {
      let spot = random.within(0.12...1.12)
      let rise = random.within(0...0.035) * (1 - Float(index) / 50)
      let size = random.within(0.011...0.02) * unit
      let foot = Path.Point(spot * unit, (0.581 - rise) * bottom)
      canvas.house(at: foot, size: size, lamp: random.unit(), wall: Pixel(hex: 0x232F58))
    }
    canvas.tower(at: [0.66 * unit, 0.578 * bottom], size: 0.1 * unit, wall: Pixel(hex: 0x1F2A52))
  }
}
