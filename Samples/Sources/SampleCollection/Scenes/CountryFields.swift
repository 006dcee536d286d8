import Foundation

/// Fields, hills and rivers.
extension Landscape {
  static let lavenderRows = Landscape(
    "Country", "Lavender rows", .classic, taken: "2022:06:03 20:31:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.4, eye: 1.1, focal: 1.2),
      sky: Sky(
        colors: Gradient(0xFFD9A8, 0xF4B3A0, 0xB39AC0, 0x6A7FBA),
        sun: Sky.Sun(x: 0.68, y: 0.37, radius: 0.03, glow: 0xFFB26B, strength: 0.8, spread: 0.3)),
      light: Light(
        from: [0.8, 0.35, 0.3], sun: 0xFFC08A, strength: 2, shade: 0x7A74A8, haze: 0.03),
      clouds: [
        Clouds(3, cover: 0.36, lit: 0xFFD9B8, shaded: 0xA08AB4, stretch: 3, crispness: 0.3)
      ])
    setting.paintSky(on: &canvas)
    let noise = Noise(19)
    setting.paintLand(on: &canvas, distances: 0.8...30, rows: 800, softness: 0.1) { x, z, detail in
      let hill = noise.at(x * 0.12, z * 0.12) * 0.5 + smoothstep(13, 26, z) * 1.5
      let roll = noise.rolling(x * 0.3, z * 0.3, detail: 0.1, octaves: 3) * 0.25
      return hill + roll * smoothstep(6, 12, z) + rows(noise, x, z, detail) * 0.17 - 0.2
    } color: { ground in
      let bush = rows(noise, ground.x, ground.z, ground.detail)
      let bloom = Pixel(hex: 0x6F4FA0).mixed(
        with: Pixel(hex: 0xA98AD0), noise.at(ground.x * 9, ground.z * 9) * 0.5 + 0.5)
      let soil = Pixel(hex: 0x8C6A58)
      let field = soil.mixed(with: bloom, smoothstep(0.15, 0.5, bush))
      let wood = Pixel(hex: 0x5C6B4C).mixed(
        with: Pixel(hex: 0x8A8A58), noise.at(ground.x * 0.8, ground.z * 0.8) + 0.5)
      return field.mixed(with: wood, smoothstep(12, 14, ground.z + noise.at(ground.x) * 2))
    }
  }

  private static func rows(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    guard z < 15 else { return 0.5 }
    let line = (x + 0.32 * z + noise.at(z * 0.2, 7) * 0.2) * 1.7
    let across = abs(line - line.rounded(.down) - 0.5) * 2
    let tuft = noise.rolling(x * 6, z * 6, detail: detail * 6, octaves: 3) * 0.2
    return smoothstep(0.85, 0.2, across + tuft)
  }

  static let riceTerraces = Landscape(
    "Country", "Rice terraces", .upright, taken: "2022:06:28 06:25:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.22, eye: 3.1, focal: 1.35),
      sky: Sky(
        colors: Gradient(0xFFE9C4, 0xF6CFAE, 0xB4C4C8, 0x7FA6BC),
        sun: Sky.Sun(x: 0.25, y: 0.15, radius: 0, glow: 0xFFDDA0, strength: 0.7, spread: 0.4)),
      light: Light(
        from: [-1, 0.55, 0.4], sun: 0xFFE0A8, strength: 1.7, shade: 0x6F8A8C, haze: 0.022))
    setting.paintSky(on: &canvas)
    let noise = Noise(53)
    let mirror = setting.sky
    let blank = canvas.blank
    setting.paintLand(on: &canvas, distances: 1.8...22, rows: 900, softness: 0.1) { x, z, detail in
      terrace(hillside(noise, x, z)).height
    } color: { ground in
      let step = terrace(hillside(noise, ground.x, ground.z))
      let flooded = noise.at((ground.x * 0.16), step.index * 3.3) > -0.12
      let across = 0.5 + ground.x / ground.z * 0.8
      let water = mirror.air(across: across, height: 0.16, on: blank, horizon: 0.22) * 0.9
      let young = Pixel(hex: 0x8FAE4A).mixed(
        with: Pixel(hex: 0x5F8A44), noise.at(ground.x * 3, ground.z * 3) + 0.5)
      let field = flooded ? water.mixed(with: Pixel(hex: 0x7C9C8C), 0.25) : young
      return field.mixed(with: Pixel(hex: 0x3F5F30), step.bank)
    }
    Mist(3, level: 0.27, thickness: 0.035, color: 0xFBEBD2, opacity: 0.7, beyond: 7)
      .paint(on: &canvas)
  }

  private static func hillside(_ noise: Noise, _ x: Float, _ z: Float) -> Float {
    let valley = abs(x + 0.5 + noise.at(z * 0.18, 4) * 2) * 0.34
    return valley + noise.rolling(x * 0.24, z * 0.24, detail: 0.2, octaves: 3) * 1.3 + z * 0.07
  }

  /// Level ground held by a bank with a small rim; `bank` is 1 on the bank.
  private static func terrace(_ height: Float) -> (height: Float, bank: Float, index: Float) {
    let step: Float = 0.15
    let floor = (height / step).rounded(.down)
    let within = height / step - floor
    let rise = smoothstep(0.72, 0.95, within)
    let rim = smoothstep(0.6, 0.72, within) * 0.12
    return ((floor + rise + rim * (1 - rise)) * step - 0.6, smoothstep(0.62, 0.72, within), floor)
  }

  static let riverBends = Landscape(
    "Country", "River bends", .classic, taken: "2023:10:06 07:40:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.26, eye: 3.2, focal: 1.3),
      sky: Sky(
        colors: Gradient(0xFFE3B8, 0xF5C9A8, 0xB5BFD0, 0x7C9CC4),
        sun: Sky.Sun(x: 0.3, y: 0.2, radius: 0.016, glow: 0xFFD08A, strength: 0.8, spread: 0.3)),
      light: Light(
        from: [-0.9, 0.4, 0.5], sun: 0xFFCE8C, strength: 2, shade: 0x6C7A98, haze: 0.025))
    setting.paintSky(on: &canvas)
    let noise = Noise(66)
    let land = setting.paintLand(on: &canvas, distances: 1.8...34, softness: 0.15) { x, z, detail in
      let bed = smoothstep(0.25, 0.95, abs(x - bends(z)) / (0.55 + z * 0.02))
      let wood = noise.rolling(x * 1.5, z * 1.5, detail: detail * 1.5, octaves: 5, gain: 0.55)
      let stand = smoothstep(-0.05, 0.15, noise.at(x * 0.35 + 8, z * 0.35))
      let hills = smoothstep(16, 32, z) * (noise.ridged(x * 0.12, z * 0.12, detail: 0.05) * 2 + 0.3)
      return bed * (0.12 + max(0, wood + 0.25) * stand * 0.42 + hills) - 0.07
    } color: { ground in
      let gold = Pixel(hex: 0xC98F3C).mixed(
        with: Pixel(hex: 0x5F6F38), smoothstep(-0.3, 0.3, noise.at(ground.x * 1.3, ground.z * 1.3)))
      let meadow = Pixel(hex: 0xA9A262)
      return meadow.mixed(with: gold, smoothstep(0.06, 0.13, ground.height))
    }
    Water(2, deep: 0x54707C, ripple: 0.01, dullness: 0.02).paint(
      on: &canvas, from: setting.camera, land: land)
    Mist(9, level: 0.33, thickness: 0.04, color: 0xFCE4C4, opacity: 0.7, beyond: 9, size: 0.6)
      .paint(on: &canvas)
  }

  private static func bends(_ z: Float) -> Float {
    sin(z * 0.75) * (0.5 + z * 0.11) + sin(z * 0.31 + 1) * 0.9 - 0.1
  }
}
