/// Fields in snow, in fog and in flower.
extension Landscape {
  static let snowedIn = Landscape(
    "Country", "Snowed in", .square, taken: "2024:02:19 16:02:00"
  ) { canvas in
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    let sky = Sky(
      colors: Gradient(0xF6DCCB, 0xDFC4CC, 0xA9B2D0, 0x7F98C4),
      sun: Sky.Sun(x: 0.24, y: 0.5, radius: 0, glow: 0xFFD2B0, strength: 0.4, spread: 0.35))
    sky.paint(on: &canvas, horizon: 0.66)
    let ranges = Ranges(
      seed: 33, count: 4, levels: 0.52...0.8, relief: (0.09, 0.03),
      colors: Gradient(0xB9BCD6, 0xCDD2E4, 0xDDE2EE, 0xEEF1F6),
      mist: Gradient(0xE3D6DC, 0xC4CCE2, 0xB9C6E0, 0xA9BAD8), crags: 0.25, fade: 0.22,
      modelling: 0.1)
    ranges.paint(on: &canvas) { canvas, rank in
      guard rank == 1 || rank == 2 else { return }
      canvas.plantSpruces(
        along: ranges.ridge(rank).crest, size: rank == 1 ? 0.045 : 0.085, spacing: 0.2,
        color: Pixel(hex: rank == 1 ? 0x7684A8 : 0x4C5C84), foot: Pixel(hex: 0xA4AECA), seed: rank,
        density: { rank == 1 ? 1 : smoothstep(0.45, 0.2, $0) + smoothstep(0.8, 0.95, $0) })
    }
    canvas.house(
      at: [0.6 * width, 0.8 * height], size: 0.085 * unit, lamp: 0.5, wall: Pixel(hex: 0x6E3A3C))
    canvas.fill(
      Path([
        [0.53 * width, 0.745 * height], [0.6 * width, 0.692 * height],
        [0.67 * width, 0.745 * height],
        [0.67 * width, 0.734 * height], [0.6 * width, 0.68 * height],
        [0.53 * width, 0.734 * height],
      ]), Pixel(hex: 0xF6F6FA))
    var random = RandomSource(seed: 5)
    for _ in 0..<420 {
      let size = unit * random.within(0.0008...0.0032)
      let flake = Path.circle(random.unit() * width, random.unit() * height, size)
      canvas.fill(flake, Pixel(hex: 0xFFFFFF), opacity: random.within(0.3...0.9))
    }
  }

  static let fogInTheValley = Landscape(
    "Country", "Fog in the valley", .panorama, taken: "2023:10:20 07:36:00"
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0xFCE6C0, 0xF2CBA8, 0xB9B8C4, 0x86A0C0),
      sun: Sky.Sun(x: 0.72, y: 0.3, radius: 0.03, brightness: 2, glow: 0xFFD49A, strength: 0.8))
    sky.paint(on: &canvas, horizon: 0.6)
    let ranges = Ranges(
      seed: 29, count: 6, levels: 0.42...0.92, relief: (0.08, 0.1),
      colors: Gradient(0xD2BCA8, 0xB99C80, 0x94744C, 0x6E5230, 0x3C2E22),
      mist: Gradient(0xFBE8CC, 0xFAE4C4, 0xF3D6B0, 0xE0BC94, 0x2A2018), crags: 0.05, breadth: 0.8,
      fade: 0.1)
    ranges.paint(on: &canvas) { canvas, rank in
      guard rank >= 1 else { return }
      let near = Float(rank) / 5
      canvas.orchard(
        along: ranges.ridge(rank).crest, size: 0.014 + 0.075 * near * near,
        colors: [
          ranges.colors[near] * 0.9,
          Pixel(hex: 0xB8642A).mixed(with: ranges.mist[near], 0.6 - 0.5 * near),
        ],
        seed: rank)
    }
  }

  static let poppies = Landscape(
    "Country", "Poppies", .portrait, taken: "2022:06:08 18:27:00"
  ) { canvas in
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    let sky = Sky(
      colors: Gradient(0xFBEACB, 0xD6DDD0, 0x94BCCB, 0x6AA0C0),
      sun: Sky.Sun(x: 0.3, y: 0.25, radius: 0, glow: 0xFFE6B0, strength: 0.5, spread: 0.4))
    sky.paint(on: &canvas, horizon: 0.52)
    Clouds(15, cover: 0.42, lit: 0xFFF8EA, shaded: 0xA8BCC4, size: 0.9, crispness: 0.4)
      .paint(on: &canvas, horizon: 0.52)
    Ranges(
      seed: 12, count: 3, levels: 0.45...0.54, relief: (0.05, 0.02),
      colors: Gradient(0x9CB4A4, 0x7C9C74, 0x7A9450), mist: Gradient(0xD6DCC0, 0xB4C490, 0x5C7C3C),
      crags: 0.1, fade: 0.12
    ).paint(on: &canvas)
    var random = RandomSource(seed: 9)
    let grass = Gradient(0x8FA85C, 0x5F8240, 0x38602F, 0x1E4024)
    for index in 0..<2600 {
      let near = Float(index) / 2600
      let foot = Path.Point(random.unit() * width, height * (0.545 + 0.53 * near * near))
      let size = unit * (0.006 + 0.075 * near * near)
      let tip = foot + Path.Point(random.bell() * 0.25, -random.within(0.8...1.5)) * size
      let half = max(0.5, size * 0.022)
      canvas.fill(
        Path([foot - [half, 0], tip, foot + [half, 0]]),
        grass[0.15 + near * 0.7 + random.bell() * 0.08])
      if index % 4 == 0 { poppy(at: tip, size * 0.3, near, &random, on: &canvas) }
    }
  }

  private static func poppy(
    at head: Path.Point, _ size: Float, _ near: Float, _ random: inout RandomSource,
    on canvas: inout Canvas
  ) {
    let reds = Gradient(0xC8301E, 0xE8492A, 0xF77A4A)
    let haze = Pixel(hex: 0xE0B08C)
    for petal in 0..<3 {
      let offset = Path.Point(Float(petal - 1) * 0.5, petal == 1 ? -0.15 : 0.05) * size
      let color = reds[random.unit()].mixed(with: haze, 0.4 * (1 - near))
      canvas.fill(
        Path.ellipse(head.x + offset.x, head.y + offset.y, size * 0.75, size * 0.6), color)
    }
    canvas.fill(
      Path.ellipse(head.x, head.y + size * 0.1, size * 0.24, size * 0.18), Pixel(hex: 0x2A1420))
  }
}
