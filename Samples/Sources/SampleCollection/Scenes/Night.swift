import Foundation

/// Starry nights.
extension Landscape {
  static let night = [
    tentUnderTheMilkyWay, northernLights, auroraLake, cityInTheValley, starTrails,
    moonriseBehindSpruces, lampsByTheLake, firefliesInTheReeds,
  ]

  static let tentUnderTheMilkyWay = Landscape(
    "Night", "Tent under the Milky Way", .upright, taken: "2024:09:05 23:51:00",
    finish: Finish(vignette: 0.3, grain: 2.6)
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0x6A5A70, 0x33406A, 0x182650, 0x0C1636, 0x0A1230),
      sun: Sky.Sun(x: 0.2, y: 0.8, radius: 0, glow: 0xFF9A5C, strength: 0.16, spread: 0.4))
    sky.paint(on: &canvas, horizon: 0.8)
    Stars(
      seed: 17, density: 5200, brightness: 1.1,
      galaxy: Stars.Galaxy(x: 0.58, y: 0.38, angle: -1.12, strength: 0.3)
    ).paint(on: &canvas, above: 0.76)
    Ranges(
      seed: 34, count: 3, levels: 0.66...0.77, relief: (0.06, 0.025),
      colors: Gradient(0x2C3556, 0x182040, 0x0A0F24), mist: Gradient(0x4A4A68, 0x222B4C, 0x080C1C),
      fade: 0.09
    ).paint(on: &canvas)
    canvas.tent(at: [0.4 * Float(canvas.width), 0.81 * Float(canvas.height)], size: 0.09)
    canvas.plantSpruces(
      along: { 0.88 - 0.05 * smoothstep(0.5, 0.82, $0) }, size: 0.24, spacing: 0.2,
      color: Pixel(hex: 0x070B1C), foot: Pixel(hex: 0x060918), seed: 6,
      density: { smoothstep(0.56, 0.75, $0) })
  }

  static let northernLights = Landscape(
    "Night", "Northern lights", .classic, taken: "2024:03:27 22:36:00"
  ) { canvas in
    let sky = Sky(colors: Gradient(0x2F5A70, 0x173A5C, 0x0C2146, 0x091634))
    sky.paint(on: &canvas, horizon: 0.74)
    Stars(seed: 5, density: 1900, brightness: 0.9).paint(on: &canvas, above: 0.74)
    Aurora(seed: 6, hem: 0.46, reach: 0.36, strength: 0.62).paint(on: &canvas)
    Aurora(seed: 19, hem: 0.33, swing: 0.06, reach: 0.26, strength: 0.34).paint(on: &canvas)
    let ranges = Ranges(
      seed: 52, count: 4, levels: 0.66...0.9, relief: (0.16, 0.02),
      colors: Gradient(0x4A7C92, 0x3A6C84, 0x5C98A6, 0x7AB8BC),
      mist: Gradient(0x2F5A74, 0x28546E, 0x3C7488, 0x3E7284), crags: 0.7, fade: 0.2, modelling: 0.14
    )
    ranges.paint(on: &canvas) { canvas, rank in
      guard rank >= 2 else { return }
      canvas.plantSpruces(
        along: ranges.ridge(rank).crest, size: rank == 2 ? 0.05 : 0.13, spacing: 0.3,
        color: Pixel(hex: rank == 2 ? 0x1A4258 : 0x0C2438), foot: Pixel(hex: 0x245066), seed: rank,
        density: { rank == 2 ? 0.8 : smoothstep(0.5, 0.1, $0) + smoothstep(0.95, 1.2, $0) })
    }
  }

  static let auroraLake = Landscape(
    "Night", "Green night", .portrait, taken: "2024:03:03 21:08:00"
  ) { canvas in
    let camera = Camera(horizon: 0.62, eye: 1, focal: 1.3)
    let sky = Sky(colors: Gradient(0x3A5A6C, 0x1B3A58, 0x101F48, 0x0C1438))
    sky.paint(on: &canvas, horizon: 0.62)
    Stars(seed: 9, density: 1600, brightness: 0.8).paint(on: &canvas, above: 0.6)
    Aurora(
      seed: 44, hem: 0.42, swing: 0.12, reach: 0.42,
      colors: Gradient(0xB8FFD0, 0x4DF0A0, 0x2EBFA8, 0x6A58D0, 0xB04AB8), strength: 0.75
    ).paint(on: &canvas)
    Ranges(
      seed: 27, count: 2, levels: 0.56...0.61, relief: (0.1, 0.03),
      colors: Gradient(0x16324C, 0x0B1D34), mist: Gradient(0x2B5A6A, 0x10263C), fade: 0.1,
      base: 0.621
    ).paint(on: &canvas)
    Water(3, deep: 0x081A30, ripple: 0.05, wave: [1.1, 0.14]).paint(on: &canvas, from: camera)
  }

  static let starTrails = Landscape(
    "Night", "Two hours of stars", .square, taken: "2024:08:08 23:20:00"
  ) { canvas in
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    let sky = Sky(
      colors: Gradient(0xC98A6A, 0x7A6A88, 0x3A4A80, 0x1C2C60, 0x142250),
      sun: Sky.Sun(x: 0.7, y: 0.84, radius: 0, glow: 0xFFA060, strength: 0.35, spread: 0.35))
    sky.paint(on: &canvas, horizon: 0.84)
    var random = RandomSource(seed: 11)
    let pole = Path.Point(0.44 * width, 0.4 * height)
    for _ in 0..<620 {
      let away = (0.012 + random.unit().squareRoot() * 0.95) * unit
      let start = random.within(0...(2 * .pi))
      let light = Pixel(hex: 0xBFD0FF).mixed(with: Pixel(hex: 0xFFD8A8), random.unit())
      let steps = max(8, Int(away / unit * 40))
      let arc = (0...steps).map { step in
        let angle = start + 0.55 * Float(step) / Float(steps)
        return pole + Path.Point(cos(angle), sin(angle)) * away
      }
      let breadth = unit * random.within(0.0006...0.0017)
      canvas.fill(
        Path.stroke(arc, widths: arc.map { _ in max(0.8, breadth) }), light,
        opacity: random.within(0.15...0.85))
    }
    Ranges(
      seed: 6, count: 3, levels: 0.8...0.9, relief: (0.06, 0.04),
      colors: Gradient(0x54486A, 0x2C2A4C, 0x12142C), mist: Gradient(0x9A6E70, 0x4A3E5C, 0x0C0E20),
      fade: 0.1
    ).paint(on: &canvas)
    let watcher = Path.Point(0.44 * width, 0.842 * height)
    canvas.fill(Path.walker(at: watcher, 0.034 * unit), Pixel(hex: 0x12142C))
  }

  static let moonriseBehindSpruces = Landscape(
    "Night", "Moonrise behind spruces", .upright, taken: "2021:02:27 17:44:00"
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0xE9B894, 0xB98A98, 0x6A6A9C, 0x35467E, 0x22346A),
      sun: Sky.Sun(
        x: 0.46, y: 0.42, radius: 0.17, disc: 0xFFE6BE, brightness: 1.02, glow: 0xFFC89A,
        strength: 0.32, spread: 0.34))
    sky.paint(on: &canvas, horizon: 0.82)
    seas(on: &canvas)
    Stars(seed: 2, density: 300, brightness: 0.4).paint(on: &canvas, above: 0.2)
    for rank in 0..<4 {
      let near = Float(rank) / 3
      let color = Gradient(0x77749C, 0x454B7C, 0x222C58, 0x0F1836)[near]
      let crest: (Float) -> Float = {
        0.72 + 0.075 * Float(rank) + 0.02 * Noise(rank + 4).at($0 * 2)
      }
      Ridge(
        crest: crest, color: color, foot: color.mixed(with: Pixel(hex: 0xB9A0A8), 0.4 * (1 - near)),
        fade: 0.12, relief: 0
      ).paint(on: &canvas)
      canvas.plantSpruces(
        along: crest, size: 0.1 + 0.12 * near, spacing: 0.12, color: color * 0.92, foot: color,
        seed: rank + 20)
    }
  }

  /// The dark plains of the moon, faintly.
  private static func seas(on canvas: inout Canvas) {
    let noise = Noise(6)
    let unit = canvas.unit
    let moon = Path.circle(0.46 * Float(canvas.width), 0.42 * Float(canvas.height), 0.168 * unit)
    canvas.fill(moon) { x, y, old in
      let spot = noise.rolling(x / unit * 9, y / unit * 9, detail: 0.02, octaves: 5)
      return old.mixed(with: Pixel(hex: 0xE0B896), smoothstep(-0.05, 0.4, spot) * 0.5)
    }
  }
}
