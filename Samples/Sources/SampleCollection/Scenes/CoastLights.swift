/// Cliffs, sands and a lighthouse.
extension Landscape {
  static let lighthouse = Landscape(
    "Coast", "Lighthouse before the storm", .upright, taken: "2024:03:19 17:10:00"
  ) { canvas in
    let camera = Camera(horizon: 0.72, eye: 1, focal: 1.3)
    let sky = Sky(
      colors: Gradient(0xF3C08A, 0xC98A80, 0x6E6684, 0x3C4668, 0x2A3454),
      sun: Sky.Sun(x: 0.15, y: 0.7, radius: 0, glow: 0xFFA868, strength: 0.5, spread: 0.35))
    sky.paint(on: &canvas, horizon: 0.72)
    Clouds(
      41, cover: 0.72, lit: 0xD9A08C, shaded: 0x3A4060, size: 0.9, crispness: 0.25,
      toward: [-0.6, 0.3]
    ).paint(on: &canvas, horizon: 0.72)
    Water(5, deep: 0x2A3E5C, ripple: 0.1, wave: [0.7, 0.12]).paint(on: &canvas, from: camera)
    let noise = Noise(14)
    let cliff: (Float) -> Float = { x in
      let edge = smoothstep(0.28, 0.42, x + noise.rolling(x * 5, 2, detail: 0.01) * 0.05)
      return 1.02 - edge * (0.38 + noise.rolling(x * 3, 1, detail: 0.004) * 0.035)
    }
    Ridge(
      crest: cliff, color: Pixel(hex: 0x3A3A50), foot: Pixel(hex: 0x14182A), fade: 0.3, relief: 0.3,
      side: -1, seed: 3
    ).paint(on: &canvas)
    canvas.lighthouse(
      at: [
        0.66 * Float(canvas.width),
        (cliff(0.66 * Float(canvas.width) / canvas.unit) + 0.006) * Float(canvas.height),
      ],
      size: 0.34)
    canvas.grass(along: cliff, size: 0.014, color: Pixel(hex: 0x2E3044), seed: 4)
  }

  static let lowTide = Landscape(
    "Coast", "Low tide", .panorama, taken: "2024:08:18 19:44:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.46, eye: 0.6, focal: 1.1),
      sky: Sky(
        colors: Gradient(0xFCE0BC, 0xF3BFB0, 0xA9B4D4, 0x6C92C4),
        sun: Sky.Sun(x: 0.64, y: 0.4, radius: 0.022, glow: 0xFFC890, strength: 0.7, spread: 0.3)),
      light: Light(
        from: [0.6, 0.4, 0.6], sun: 0xFFD2A0, strength: 1.3, shade: 0x8C88B0, haze: 0.03),
      clouds: [
        Clouds(6, cover: 0.42, lit: 0xFFE3CC, shaded: 0xB4A4C0, stretch: 4, crispness: 0.3)
      ])
    setting.paintSky(on: &canvas)
    let noise = Noise(47)
    let land = setting.paintLand(on: &canvas, distances: 0.9...30, softness: 0.1) { x, z, detail in
      let bar = noise.rolling(x * 0.16, z * 0.55, detail: detail * 0.5, octaves: 5, gain: 0.42)
      return bar * 0.16 - 0.012 - smoothstep(9, 22, z) * 0.2
    } color: { ground in
      Pixel(hex: 0xB9987C).mixed(with: Pixel(hex: 0xE3C6A0), smoothstep(0, 0.06, ground.height))
    }
    Water(5, deep: 0x7C88A8, ripple: 0.006, wave: [1, 0.1], dullness: 0.02).paint(
      on: &canvas, from: setting.camera, land: land)
    let (unit, level) = (canvas.unit, Float(canvas.height))
    for (x, size) in [(Float(0.86), Float(0.05)), (0.9, 0.046)] {
      canvas.fill(Path.walker(at: [x * unit, 0.66 * level], size * unit), Pixel(hex: 0x3A3450))
    }
  }

  static let chalkCliffs = Landscape(
    "Coast", "Chalk cliffs", .portrait, taken: "2024:07:19 10:18:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.36, eye: 2.2, focal: 1.15),
      sky: Sky(colors: Gradient(0xEEF2EC, 0xB9D6E2, 0x6FAAD0)),
      light: Light(
        from: [-1, 0.7, -0.3], sun: 0xFFF2DC, strength: 1.15, shade: 0x8FA9C8, haze: 0.016),
      clouds: [Clouds(7, cover: 0.42, lit: 0xFFFFFF, shaded: 0xB0C4D4, size: 0.9, crispness: 0.6)])
    setting.paintSky(on: &canvas)
    let noise = Noise(38)
    let land = setting.paintLand(on: &canvas, distances: 1.4...50, rows: 800) { x, z, detail in
      let coast = x - 0.4 - noise.rolling(z * 0.3, 3, detail: 0.1, octaves: 4) * 2.2 - z * 0.05
      let crumble =
        noise.rolling(x * 1.5, z * 1.5, detail: detail * 1.5, octaves: 5, gain: 0.55) * 0.3
      let top = 1.15 + noise.rolling(x * 0.2, z * 0.2, detail: detail, octaves: 4) * 0.7
      let beach = smoothstep(-1.1, 0.4, coast) * 0.12
      return beach - 0.1 + smoothstep(0, 0.22, coast + crumble) * top
    } color: { ground in
      let chalk = Pixel(hex: 0xF4F0E4).mixed(
        with: Pixel(hex: 0xD2CCBC), noise.at(ground.x * 2, ground.height * 12) * 0.5 + 0.4)
      let grass = Pixel(hex: 0x6F9A4E).mixed(
        with: Pixel(hex: 0x9CB862), noise.at(ground.x * 1.4, ground.z * 1.4) * 0.5 + 0.5)
      let top = grass.mixed(with: chalk, smoothstep(0.12, 0.3, ground.steepness))
      return Pixel(hex: 0xE6DCC4).mixed(with: top, smoothstep(0.05, 0.14, ground.height))
    }
    Water(6, deep: 0x1F86A8, ripple: 0.05, wave: [0.5, 0.13], clarity: 0.07, dullness: 0.78).paint(
      on: &canvas, from: setting.camera, land: land)
  }
}
