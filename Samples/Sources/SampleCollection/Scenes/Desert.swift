/// Sand and rock under a wide sky.
extension Landscape {
  static let desert = [
    dunesAtSunrise, windLines, twoMesas, paintedHills, caravanMoon, saltFlat, slotCanyon,
    starsOverTheArch,
  ]

  static let dunesAtSunrise = Landscape(
    "Desert", "Dunes at sunrise", .classic, taken: "2024:03:01 06:38:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.36, eye: 1.5, focal: 1.4),
      sky: Sky(
        colors: Gradient(0xFCE3C0, 0xF5C7A4, 0xC9B1B8, 0x8C9CBF),
        sun: Sky.Sun(x: 0.12, y: 0.26, radius: 0, glow: 0xFFC98A, strength: 0.6, spread: 0.4)),
      light: Light(
        from: [-1, 0.24, 0.1], sun: 0xFFB269, strength: 2.7, shade: 0x7A5F88, haze: 0.028))
    setting.paintSky(on: &canvas)
    let noise = Noise(15)
    setting.paintLand(on: &canvas, distances: 1.5...40, softness: 0.25) { x, z, detail in
      dune(noise, x, z, detail, size: 4.4) * 1.15
    } color: { ground in
      sand(noise, ground, 0xE0A268, 0xF0C08A)
    }
  }

  static let windLines = Landscape(
    "Desert", "Wind lines", .upright, taken: "2024:02:01 16:50:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.24, eye: 1.7, focal: 1.2),
      sky: Sky(colors: Gradient(0xF6DDB8, 0xA9C8CF, 0x4F93B8)),
      light: Light(
        from: [1, 0.34, -0.2], sun: 0xFFC584, strength: 2.3, shade: 0x8C7A94, haze: 0.02))
    setting.paintSky(on: &canvas)
    let noise = Noise(72)
    setting.paintLand(on: &canvas, distances: 1...34, rows: 900, softness: 0.2) { x, z, detail in
      let ripple = ripples(noise, x, z, detail)
      return dune(noise, x, z, detail, size: 4.2) * 1.15 + ripple
    } color: { ground in
      sand(noise, ground, 0xD08A52, 0xEDB67C)
    }
  }

  /// Dunes: a long windward slope, a sharp crest, a steep lee; crests wander and fork.
  static func dune(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float, size: Float) -> Float {
    let wander = noise.rolling(x * 0.16, z * 0.16, detail: 0.1, octaves: 3) * 1.5
    let march = (x * 0.55 + z) / size + wander
    let phase = march - march.rounded(.down)
    let crest = roundedPeak(phase / 0.72, (1 - phase) / 0.28)
    let body = crest * crest * (3 - 2 * crest) * 0.45 + crest * 0.55
    let tall = 0.5 + noise.at(x * 0.12 + 5, z * 0.12) * 0.55
    let soft = noise.rolling(x * 0.3 + 9, z * 0.3, detail: detail, octaves: 3) * 0.4
    return body * max(0.1, tall) * size * 0.32 * smoothstep(0.5, 4, z) + soft - 0.5
  }

  /// Returns the lesser of two slopes, rounded where they meet, because sand has no sharper edges.
  private static func roundedPeak(_ windward: Float, _ lee: Float) -> Float {
    let near = max(0, 1 - abs(windward - lee) / 0.16)
    return max(0, min(windward, lee) - near * near * 0.04)
  }

  private static func ripples(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    let bend = noise.at(x * 0.9, z * 0.9) * 0.35 + noise.at(x * 3, z * 3) * 0.05
    let wave = (x * 0.35 + z + bend) * 9
    let phase = wave - wave.rounded(.down)
    let shape = phase < 0.65 ? phase / 0.65 : (1 - phase) / 0.35
    return shape * 0.022 * smoothstep(0.05, 0.01, detail)
  }

  static func sand(_ noise: Noise, _ ground: Ground, _ dark: UInt32, _ pale: UInt32) -> Pixel {
    let streak = noise.rolling(
      ground.x * 0.8, ground.z * 2, detail: max(0.04, ground.detail), octaves: 3)
    return Pixel(hex: dark).mixed(with: Pixel(hex: pale), streak * 0.6 + 0.5)
  }

  static let twoMesas = Landscape(
    "Desert", "Two mesas", .wide, taken: "2024:08:30 18:24:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.62, eye: 0.55, focal: 1.5),
      sky: Sky(
        colors: Gradient(0xF9D3A4, 0xE9A58E, 0x9C86A8, 0x4E6496, 0x33497C),
        sun: Sky.Sun(x: 0.9, y: 0.6, radius: 0, glow: 0xFFBE7A, strength: 0.6, spread: 0.45)),
      light: Light(
        from: [1, 0.26, -0.35], sun: 0xFF9A58, strength: 2.6, shade: 0x6A5C8A, haze: 0.022),
      clouds: [
        Clouds(
          16, cover: 0.58, lit: 0xFFC6A0, brightness: 1.1, shaded: 0x7C6C98, size: 1.1,
          stretch: 3, crispness: 0.3)
      ])
    setting.paintSky(on: &canvas)
    let noise = Noise(44)
    setting.paintLand(on: &canvas, distances: 1...30, rows: 640, softness: 0.2) { x, z, detail in
      mesas(noise, x, z, detail)
    } color: { ground in
      let rock = strata(noise, ground, 0x8A3F2C, 0xCE7A4C)
      let scrub = smoothstep(
        0.15, 0.5,
        noise.rolling(
          ground.x * 4, ground.z * 4, detail: ground.detail * 4, octaves: 4))
      let floor = Pixel(hex: 0xC77F52).mixed(with: Pixel(hex: 0x6E6A48), scrub)
      return floor.mixed(with: rock, smoothstep(0.05, 0.2, ground.steepness + ground.height * 0.3))
    }
  }

  private static let tables = [
    Outcrop(-2.7, 10, radius: 1.25, height: 2.3),
    Outcrop(3.4, 13, radius: 1.5, height: 2.9),
    Outcrop(0.5, 21, radius: 1.6, height: 2.2),
    Outcrop(9.5, 22, radius: 3, height: 3.2),
    Outcrop(-10, 24, radius: 3.4, height: 3.4),
    Outcrop(5.9, 12, radius: 0.22, height: 2.2),
  ]

  /// Table mountains: a talus slope below, a cliff above it, a flat top.
  private static func mesas(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    let ground = noise.rolling(x * 0.3, z * 0.3, detail: detail * 0.3, octaves: 5) * 0.22
    // The widest talus ends within this distance.
    guard tables.contains(where: { $0.distance(x, z) < 2.5 }) else { return ground }
    let rough = noise.rolling(x * 0.9, z * 0.9, detail: detail * 0.9, octaves: 6, gain: 0.54)
    return tables.reduce(ground) { height, table in
      let edge = table.distance(x, z) + rough * 0.28
      let talus = smoothstep(2.1, 1.02, edge) * 0.42
      let cliff = smoothstep(1.06, 0.98, edge) * 0.34 + smoothstep(0.92, 0.86, edge) * 0.24
      return max(height, ground + (talus + cliff) * table.height)
    }
  }
}
