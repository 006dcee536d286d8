/// Mountains as layers of colour.
extension Landscape {
  static let ridgeAfterRain = Landscape(
    "Mountains", "Ridge after rain", .classic, taken: "2023:09:28 18:40:00"
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0xF4EBD9, 0xCFE0DC, 0x8FB6BF, 0x5E8FA3),
      sun: Sky.Sun(x: 0.7, y: 0.2, radius: 0, glow: 0xFFF0CC, strength: 0.4, spread: 0.35))
    sky.paint(on: &canvas, horizon: 0.62)
    Clouds(6, cover: 0.45, lit: 0xFBF6EA, shaded: 0x9FBCC2, size: 0.9, stretch: 2, crispness: 0.2)
      .paint(on: &canvas, horizon: 0.62)
    let ranges = Ranges(
      seed: 12, count: 6, levels: 0.4...0.86, relief: (0.14, 0.12),
      colors: Gradient(0xA9C7CB, 0x6F9FA6, 0x3F7478, 0x1F4F50, 0x12312F),
      mist: Gradient(0xE3ECE6, 0xC5D9D5, 0x94B5B0, 0x3C6763, 0x0E2523), crags: 0.55,
      fade: 0.26)
    ranges.paint(on: &canvas) { canvas, rank in
      guard rank >= 4 else { return }
      canvas.plantSpruces(
        along: ranges.ridge(rank).crest, size: rank == 4 ? 0.045 : 0.11,
        color: ranges.colors[Float(rank) / 5] * 0.85, foot: ranges.colors[Float(rank) / 5],
        seed: rank)
    }
  }

  static let sevenRidges = Landscape(
    "Mountains", "Seven ridges", .panorama, taken: "2024:07:27 20:21:00"
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0xFFD9A0, 0xF7A58A, 0xC1789B, 0x6A5A9A),
      sun: Sky.Sun(x: 0.34, y: 0.36, radius: 0.035, glow: 0xFF9A5A, strength: 0.9, spread: 0.3))
    sky.paint(on: &canvas, horizon: 0.6)
    Ranges(
      seed: 40, count: 7, levels: 0.44...0.9, relief: (0.16, 0.16),
      colors: Gradient(0xF0A58C, 0xC97A8C, 0x8C5A86, 0x553F73, 0x2C2450),
      mist: Gradient(0xFBC79C, 0xE59A93, 0xA66C8E, 0x664B7C, 0x221C42), crags: 0.75,
      breadth: 0.55, fade: 0.14
    ).paint(on: &canvas)
  }

  static let theLongWayUp = Landscape(
    "Mountains", "The long way up", .tall, taken: "2022:06:24 05:32:00"
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0xFDE8D0, 0xF3C6BC, 0xB9AECF, 0x7089BF),
      sun: Sky.Sun(x: 0.3, y: 0.16, radius: 0.045, disc: 0xFFF3DC, brightness: 1.6, glow: 0xFFD0A0))
    sky.paint(on: &canvas, horizon: 0.5)
    let ranges = Ranges(
      seed: 23, count: 8, levels: 0.3...0.93, relief: (0.11, 0.05),
      colors: Gradient(0xD9BFCB, 0xA9A3C6, 0x6E80B0, 0x3D5A8F, 0x1F3A68, 0x13233F),
      mist: Gradient(0xF9E2D6, 0xE0CBD3, 0xACB0CE, 0x6C83B0, 0x2F4A78, 0x0F1B33), crags: 0.7,
      breadth: 0.5, fade: 0.24)
    ranges.paint(on: &canvas) { canvas, rank in
      guard rank >= 5 else { return }
      canvas.plantSpruces(
        along: ranges.ridge(rank).crest, size: 0.03 + 0.035 * Float(rank - 5),
        color: ranges.colors[Float(rank) / 7] * 0.8, foot: ranges.colors[Float(rank) / 7],
        seed: rank + 50)
    }
  }

  static let sleepingVolcano = Landscape(
    "Mountains", "Sleeping volcano", .square, taken: "2024:03:11 05:48:00"
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0xFCE6DC, 0xF5C4C4, 0xC7A7CC, 0x7E8CC4),
      sun: Sky.Sun(
        x: 0.72, y: 0.27, radius: 0.06, disc: 0xFFE2C8, brightness: 1.15, glow: 0xFFB8A0,
        strength: 0.35, spread: 0.3))
    sky.paint(on: &canvas, horizon: 0.66)
    cone(on: &canvas)
    for (index, level) in [Float(0.62), 0.585, 0.655].enumerated() {
      Mist(index + 3, level: level, thickness: 0.022, color: 0xFBE3E0, opacity: 0.85, size: 0.9)
        .paint(on: &canvas)
    }
    let ranges = Ranges(
      seed: 8, count: 4, levels: 0.68...0.9, relief: (0.03, 0.06),
      colors: Gradient(0xA59CC4, 0x6A6C9F, 0x3E4776, 0x232A4E),
      mist: Gradient(0xF3D6DA, 0xBBA9C6, 0x6A6C9C, 0x1C2242), crags: 0.1, breadth: 0.5, fade: 0.13)
    ranges.paint(on: &canvas) { canvas, rank in
      guard rank == 3 else { return }
      canvas.plantSpruces(
        along: ranges.ridge(3).crest, size: 0.06, color: Pixel(hex: 0x1B2144),
        foot: Pixel(hex: 0x232A4E), seed: 4)
    }
  }

  /// A volcano's slope steepens evenly toward the crater (a logarithmic profile); snow runs
  /// down in tongues.
  private static func cone(on canvas: inout Canvas) {
    let noise = Noise(17)
    let slope: (Float) -> Float = { x in
      let away = abs(x - 0.42) + 0.035
      let rim = noise.at(x * 40) * 0.004
      return 0.245 + rim + 0.30 * (away / 0.035).squareRoot() * 0.23 * (1 + away * 0.6)
    }
    Ridge(
      crest: slope, color: Pixel(hex: 0x6E6FA8), foot: Pixel(hex: 0xE9C3CC), fade: 0.46,
      relief: 0.05, side: 1, seed: 5
    ).paint(on: &canvas)
    let (unit, height) = (canvas.unit, Float(canvas.height))
    canvas.paint(rows: Int(height * 0.22)..<Int(height * 0.6)) { x, y, old in
      let across = x / unit - 0.42
      let below = y / height - slope(x / unit)
      let fan = across / max(0.03, y / height - 0.18)
      let tongue = noise.rolling(fan * 6, y / height * 2, detail: 0.01, octaves: 5, gain: 0.6)
      let snow = smoothstep(0.02, -0.015, y / height - 0.385 - tongue * 0.14)
      let side: Float = smoothstep(-0.5, 0.6, fan + tongue * 0.5)
      let white = Pixel(hex: 0xB9B6DC).mixed(with: Pixel(hex: 0xFFEFE8), side)
      return old.mixed(with: white, snow * min(1, max(0, below * height)))
    }
  }

  static let spruceValley = Landscape(
    "Mountains", "Spruce valley", .upright, taken: "2024:09:01 05:20:00"
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0xF3F1DE, 0xDDE6D4, 0xA9C4BC, 0x7FA6A8),
      sun: Sky.Sun(x: 0.62, y: 0.2, radius: 0.03, brightness: 1.5, glow: 0xFFF3C4, strength: 0.5))
    sky.paint(on: &canvas, horizon: 0.5)
    let ranges = Ranges(
      seed: 91, count: 7, levels: 0.3...0.95, relief: (0.09, 0.05),
      colors: Gradient(0xBCD0C4, 0x8FB3A4, 0x5A8A78, 0x33614F, 0x173B2F, 0x0C221C),
      mist: Gradient(0xEAEEDD, 0xD3E0D0, 0xA9C6B6, 0x6F9C88, 0x2F5B4A, 0x0A1B17), crags: 0.35,
      breadth: 0.6, fade: 0.2)
    ranges.paint(on: &canvas) { canvas, rank in
      guard rank >= 2 else { return }
      let near = Float(rank) / 6
      canvas.plantSpruces(
        along: ranges.ridge(rank).crest, size: 0.02 + 0.2 * near * near * near + 0.02 * near,
        spacing: 0.2, color: ranges.colors[near] * 0.88,
        foot: ranges.colors[near].mixed(with: ranges.mist[near], 0.3), seed: rank + 9)
    }
  }
}
