/// Shores where rock meets water.
extension Landscape {
  static let seaStacks = Landscape(
    "Coast", "Sea stacks, four minutes", .classic, taken: "2022:06:18 19:02:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.5, eye: 0.8, focal: 1.4),
      sky: Sky(
        colors: Gradient(0xF4CDA8, 0xC9A9A6, 0x7F86A0, 0x4A5878),
        sun: Sky.Sun(x: 0.3, y: 0.47, radius: 0, glow: 0xFFB27A, strength: 0.7, spread: 0.35)),
      light: Light(
        from: [-1, 0.35, 0.5], sun: 0xFFB98A, strength: 1.7, shade: 0x606E94, haze: 0.035),
      clouds: [
        Clouds(
          9, cover: 0.5, lit: 0xF6C8AC, shaded: 0x7A7C98, size: 1.3, stretch: 5, crispness: 0.1)
      ])
    setting.paintSky(on: &canvas)
    let noise = Noise(31)
    let land = setting.paintLand(on: &canvas, distances: 1.2...24) { x, z, detail in
      stacks(noise, x, z, detail)
    } color: { ground in
      strata(noise, ground, 0x3A3640, 0x6A5A58).mixed(
        with: Pixel(hex: 0x6F7448), smoothstep(0.3, 0.1, ground.steepness))
    }
    Water(5, deep: 0x5F7088, ripple: 0.01, wave: [2, 0.5], dullness: 0.2)
      .paint(on: &canvas, from: setting.camera, land: land)
  }

  private static let pillars = [
    Outcrop(1.75, 6.2, radius: 0.42, height: 1.9),
    Outcrop(2.75, 7.2, radius: 0.26, height: 1.15),
    Outcrop(2.35, 6.0, radius: 0.12, height: 0.35),
    Outcrop(-1.1, 9, radius: 0.24, height: 0.95),
    Outcrop(-0.5, 9.6, radius: 0.1, height: 0.4),
    Outcrop(-5.9, 12, radius: 1.5, height: 1.9),
    Outcrop(-3.6, 11, radius: 0.4, height: 1.25),
    Outcrop(0.9, 15, radius: 0.34, height: 0.9),
    Outcrop(8, 13, radius: 2, height: 2.3),
    Outcrop(-1.6, 5.2, radius: 0.13, height: 0.16),
    Outcrop(0.35, 4.4, radius: 0.16, height: 0.12),
  ]

  /// Pillars of rock with sheer sides.
  private static func stacks(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    // The roughest edge ends within this distance.
    guard pillars.contains(where: { $0.distance(x, z) < 2.8 }) else { return -0.4 }
    let rough = noise.rolling(x * 1.9, z * 1.9, detail: detail * 1.9, octaves: 6, gain: 0.56)
    return pillars.reduce(-0.4) { height, stack in
      let edge = stack.distance(x, z) + rough * 0.75
      let wall = smoothstep(1.08, 0.72, edge) * 0.92 + smoothstep(1.9, 0.9, edge) * 0.08
      return max(height, wall * stack.height * (1 + rough * 0.7) - 0.1)
    }
  }

  static func strata(_ noise: Noise, _ ground: Ground, _ dark: UInt32, _ pale: UInt32) -> Pixel {
    let bend = noise.at(ground.x * 0.8, ground.z * 0.8) * 0.25
    let layer = noise.at((ground.height + bend) * 9, 4) * 0.5 + 0.5
    return Pixel(hex: dark).mixed(with: Pixel(hex: pale), layer)
  }

  static let turquoiseBay = Landscape(
    "Coast", "Turquoise bay", .classic, taken: "2023:09:26 11:24:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.27, eye: 3, focal: 1.15),
      sky: Sky(colors: Gradient(0xE4F1EF, 0xA9D5E4, 0x5AA5D2)),
      light: Light(
        from: [-0.8, 0.8, -0.1], sun: 0xFFF0D4, strength: 1.1, shade: 0x7FA3C4, haze: 0.016),
      clouds: [Clouds(14, cover: 0.3, lit: 0xFFFFFF, shaded: 0xB9CFDD, size: 0.8)])
    setting.paintSky(on: &canvas)
    let noise = Noise(64)
    let land = setting.paintLand(on: &canvas, distances: 2...60) { x, z, detail in
      bay(noise, x, z, detail)
    } color: { ground in
      let sand = Pixel(hex: 0xF3E2BE)
      let scrub = Pixel(hex: 0x6F8350).mixed(
        with: Pixel(hex: 0x41633F), noise.at(ground.x * 5, ground.z * 5) + 0.5)
      let green = sand.mixed(with: scrub, smoothstep(0.1, 0.24, ground.height))
      return green.mixed(with: Pixel(hex: 0xB9A68C), smoothstep(0.25, 0.5, ground.steepness))
    }
    Water(8, deep: 0x0A86A8, ripple: 0.06, wave: [0.5, 0.12], clarity: 0.22, dullness: 0.72)
      .paint(on: &canvas, from: setting.camera, land: land)
    surf(on: &canvas, from: setting.camera, noise)
  }

  private static func bay(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    let bend = noise.rolling(x * 0.3, z * 0.3, detail: detail * 0.3, octaves: 3)
    let beach = (x * 0.6 - 0.1 - (z - 6) * (z - 6) * 0.03 + bend * 1.4) * 0.3
    let cape = smoothstep(9, 13, z + x * 0.3) * smoothstep(26, 16, z) * smoothstep(-5, 3, x) * 2.4
    let hills = noise.rolling(x * 0.4 + 7, z * 0.4, detail: detail * 0.4, octaves: 6, gain: 0.52)
    let land = cape * (0.55 + hills) - 0.15
    return max(min(beach, 0.22 + hills * 0.15) - 0.1, land) - 0.05 - smoothstep(12, 30, z) * 2
  }

  /// A line of foam where waves run out.
  private static func surf(on canvas: inout Canvas, from camera: Camera, _ noise: Noise) {
    let (unit, level) = (canvas.unit, camera.horizon * Float(canvas.height))
    let middle = Float(canvas.width) / 2
    let (width, distance) = (canvas.width, canvas.distance)
    canvas.paint(rows: Int(level) + 2..<canvas.height) { x, y, old in
      let z = camera.eye * camera.focal * unit / (y - level)
      guard z < 26, abs(distance[Int(y) * width + Int(x)] / z - 1) < 0.02 else { return old }
      let across = (x - middle) / unit / camera.focal * z
      let depth = -bay(noise, across, z, 0.05) + noise.at(across * 2, z * 2) * 0.012
      let line = smoothstep(0.02, 0.004, abs(depth - 0.016)) * 0.8
      let second = smoothstep(0.012, 0.002, abs(depth - 0.085)) * 0.35
      let torn = smoothstep(-0.5, 0.3, noise.at(across * 6, z * 6))
      return old.mixed(with: Pixel(hex: 0xFFFFFF), (line + second * torn) * smoothstep(26, 8, z))
    }
  }

  static let fjordMorning = Landscape(
    "Coast", "Fjord morning", .wide, taken: "2022:06:01 04:55:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.52, eye: 0.6, focal: 1.2),
      sky: Sky(
        colors: Gradient(0xF6E6C8, 0xC9D3CF, 0x86A7B8, 0x547E9C),
        sun: Sky.Sun(x: 0.5, y: 0.42, radius: 0, glow: 0xFFE0A8, strength: 0.55, spread: 0.35)),
      light: Light(
        from: [0.8, 0.5, 0.6], sun: 0xFFE0B0, strength: 1.8, shade: 0x5B7A92, haze: 0.055,
        hazeFalloff: 0.1))
    setting.paintSky(on: &canvas)
    let noise = Noise(88)
    let land = setting.paintLand(on: &canvas, distances: 1.5...30, softness: 0.5) { x, z, detail in
      let bend = noise.at(z * 0.16, 2) * 2.2 * smoothstep(2, 9, z)
      let wall = smoothstep(0.9, 4.6, abs(x - bend) - 0.3 + noise.at(x * 0.5, z * 0.5) * 0.5)
      let crag = noise.ridged(x * 0.22, z * 0.22, detail: detail * 0.22, gain: 0.5)
      return wall * (1.2 + crag * 3.2) - 0.3
    } color: { ground in
      let rock = strata(noise, ground, 0x4B5058, 0x837F7C)
      let green = Pixel(hex: 0x4E6440)
      let snow = smoothstep(1.9, 2.5, ground.height - ground.steepness)
      return green.mixed(with: rock, smoothstep(0.3, 0.6, ground.steepness + ground.height * 0.08))
        .mixed(with: Pixel(hex: 0xEFF2F4), snow)
    }
    Mist(6, level: 0.47, thickness: 0.03, color: 0xEDE6D6, opacity: 0.75, beyond: 7, size: 0.7)
      .paint(on: &canvas)
    Water(3, deep: 0x1F4A58, ripple: 0.015, wave: [1.5, 0.09]).paint(
      on: &canvas, from: setting.camera, land: land)
  }
}
