/// Mountains nearby.
extension Landscape {
  static let morningOnTheHighPeaks = Landscape(
    "Mountains", "Morning on the high peaks", .classic, taken: "2022:06:06 06:11:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.4, eye: 1.6, focal: 1.5),
      sky: Sky(
        colors: Gradient(0xF9DFC0, 0xEBC3B0, 0xA9B4CC, 0x5C86B4),
        sun: Sky.Sun(x: 0.1, y: 0.25, radius: 0, glow: 0xFFC890, strength: 0.5, spread: 0.5)),
      light: Light(
        from: [-1, 0.42, 0.3], sun: 0xFFC48A, strength: 2.5, shade: 0x586A9A, haze: 0.024),
      clouds: [
        Clouds(
          3, cover: 0.42, lit: 0xFFE6CC, brightness: 1.1, shaded: 0xB0A5B8, stretch: 2.2,
          crispness: 0.25)
      ])
    setting.paintSky(on: &canvas)
    let noise = Noise(21)
    setting.paintLand(on: &canvas, distances: 1.4...30) { x, z, detail in
      alps(noise, x, z, detail, rise: smoothstep(3, 15, z))
    } color: { ground in
      alpine(noise, ground, snowline: 1.1, meadow: 0x66763F)
    }
    Mist(4, level: 0.5, thickness: 0.05, color: 0xE9C9B8, opacity: 0.55, beyond: 9)
      .paint(on: &canvas)
  }

  static let alpenglow = Landscape(
    "Mountains", "Alpenglow", .wide, taken: "2024:01:26 16:58:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.6, eye: 1.7, focal: 1.9),
      sky: Sky(colors: Gradient(0xE9A7A0, 0xB08FB5, 0x5E6FA8, 0x2B3F78)),
      light: Light(
        from: [1, 0.2, -0.25], sun: 0xFF8A66, strength: 2.6, shade: 0x4A5E98, haze: 0.016,
        hazeFalloff: 0.6))
    setting.paintSky(on: &canvas)
    let noise = Noise(57)
    setting.paintLand(on: &canvas, distances: 2...34) { x, z, detail in
      alps(noise, x, z, detail, rise: smoothstep(6, 22, z) * 1.15)
    } color: { ground in
      alpine(noise, ground, snowline: 0.2, meadow: 0x5C6478)
    }
    Mist(8, level: 0.66, thickness: 0.07, color: 0x7C83B8, opacity: 0.75, beyond: 5)
      .paint(on: &canvas)
  }

  static let firstSnow = Landscape(
    "Mountains", "First snow", .portrait, taken: "2023:10:08 10:40:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.5, eye: 1.2, focal: 1.6),
      sky: Sky(colors: Gradient(0xE6EAEE, 0xC6D0DB, 0x93A5BA)),
      light: Light(
        from: [-1, 0.7, 0.1], sun: 0xFFF4E4, strength: 1.1, shade: 0x7488AC, haze: 0.016),
      clouds: [Clouds(11, cover: 0.75, lit: 0xF5F6F7, shaded: 0xA9B6C6, crispness: 0.1)])
    setting.paintSky(on: &canvas)
    let noise = Noise(301)
    setting.paintLand(on: &canvas, distances: 1.2...26, softness: 0.6) { x, z, detail in
      alps(noise, x, z, detail, rise: smoothstep(2, 14, z) * 1.3)
    } color: { ground in
      alpine(noise, ground, snowline: 0.15, meadow: 0x7A6A4E)
    }
    Mist(2, level: 0.36, thickness: 0.05, color: 0xDDE4EA, opacity: 0.75, beyond: 7, size: 0.8)
      .paint(on: &canvas)
  }

  static let mirrorLake = Landscape(
    "Mountains", "Mirror lake", .classic, taken: "2023:09:20 08:05:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.5, eye: 0.5, focal: 1.5),
      sky: Sky(
        colors: Gradient(0xF7E3C6, 0xD9CFCB, 0x97B4CC, 0x5687B0),
        sun: Sky.Sun(x: 0.86, y: 0.3, radius: 0, glow: 0xFFD9A0, strength: 0.4, spread: 0.4)),
      light: Light(
        from: [1, 0.5, 0.1], sun: 0xFFD29C, strength: 2.2, shade: 0x5F749C, haze: 0.03,
        hazeFalloff: 0.8))
    setting.paintSky(on: &canvas)
    let noise = Noise(77)
    let land = setting.paintLand(on: &canvas, distances: 0.9...26) { x, z, detail in
      let shore = smoothstep(4.2, 9, z + noise.at(x * 0.4, 3) * 1.3)
      let bank = 0.25 * smoothstep(1.4, 2.8, abs(x + 0.6) / z * 2.6 + noise.at(x, z) * 0.3)
      return alps(noise, x, z, detail, rise: smoothstep(6, 15, z)) * shore + shore * 0.3
        - 0.25 + bank
    } color: { ground in
      let autumn = Pixel(hex: 0xC98A33).mixed(
        with: Pixel(hex: 0x7E5A2C), noise.at(ground.x * 4, ground.z * 4) + 0.5)
      let base = alpine(noise, ground, snowline: 1.2, meadow: 0x76753A)
      return base.mixed(with: autumn, smoothstep(0.5, 0.1, ground.height) * 0.8)
    }
    Water(5, deep: 0x24465A, ripple: 0.02, wave: [1.2, 0.08], dullness: 0.1)
      .paint(on: &canvas, from: setting.camera, land: land)
  }

  static let aboveTheClouds = Landscape(
    "Mountains", "Above the clouds", .wide, taken: "2020:11:30 06:52:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.42, eye: 1.9, focal: 1.6),
      sky: Sky(
        colors: Gradient(0xFFDDB0, 0xF6B79A, 0xA59BC0, 0x53679F),
        sun: Sky.Sun(x: 0.68, y: 0.33, radius: 0.014, glow: 0xFFB070, strength: 0.9)),
      light: Light(
        from: [0.9, 0.4, 0.5], sun: 0xFFBE8C, strength: 2.1, shade: 0x5F6EB0, haze: 0.017))
    setting.paintSky(on: &canvas)
    let noise = Noise(140)
    setting.paintLand(on: &canvas, distances: 1.2...40, softness: 0.5) { x, z, detail in
      max(cloudSea(noise, x, z, detail), peaks(noise, x, z, detail))
    } color: { ground in
      let cloud = cloudSea(noise, ground.x, ground.z, ground.detail * 3)
      let rock = Pixel(hex: 0x3F4464).mixed(
        with: Pixel(hex: 0x5A5674), noise.at(ground.x * 3, ground.height * 7) * 0.5 + 0.5)
      return Pixel(hex: 0xF4EEF0).mixed(with: rock, smoothstep(0, 0.1, ground.height - cloud))
    }
  }

  private static func cloudSea(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    let swell = noise.rolling(x * 0.35, z * 0.35 + 40, detail: detail * 0.35, octaves: 3)
    let puff = noise.ridged(x * 0.9, z * 0.9, detail: max(0.04, detail * 0.9), octaves: 4)
    return swell * 0.35 + (0.5 - puff) * 0.34 + 0.3
  }

  private static func peaks(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    let crag = noise.ridged(x * 0.13 + 9, z * 0.13 + 2, detail: detail * 0.13, gain: 0.48)
    return (crag - 0.5) * 6.5 * smoothstep(6, 18, z)
  }

  /// Returns crests and gullies that rise behind hills.
  static func alps(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float, rise: Float) -> Float {
    let crag = noise.ridged(x * 0.14, z * 0.14, detail: detail * 0.14, gain: 0.46)
    let hill = noise.rolling(x * 0.45, z * 0.45, detail: detail * 0.45, octaves: 5)
    return (crag - 0.25) * 5.2 * rise + hill * 0.4 - 0.15
  }

  /// Returns the colour of meadow, of rock on steep ground, or of snow on gentle ground above the snowline.
  static func alpine(_ noise: Noise, _ ground: Ground, snowline: Float, meadow: UInt32) -> Pixel {
    let grain = noise.at(ground.x * 2.4, ground.height * 5 + ground.z)
    let rock = Pixel(hex: 0x5F5866).mixed(with: Pixel(hex: 0x8D7C74), grain * 0.5 + 0.5)
    let bare = smoothstep(0.18, 0.42, ground.steepness + ground.height * 0.12)
    let snow = ground.height - ground.steepness * 1.5 + grain * 0.35 - snowline
    return Pixel(hex: meadow).mixed(with: rock, bare)
      .mixed(with: Pixel(hex: 0xF1F1F6), smoothstep(-0.1, 0.35, snow))
  }
}
