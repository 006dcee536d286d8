extension Stills {
  static func midnightTram(_ canvas: inout Canvas) {
    let camera = Camera(horizon: 0.6, eye: 1, focal: 1)
    Sky(colors: Gradient(0x3A4A78, 0x1F2E56, 0x14203A)).paint(on: &canvas, horizon: 0.62)
    let (unit, level) = (canvas.unit, 0.6 * Float(canvas.height))
    var random = RandomSource(seed: 3)
    for rank in 0..<5 {
      let color = Gradient(0x33446E, 0x22345A, 0x141F3A)[Float(rank) / 4]
      for side in [Float(-1), 1] {
        let x = (0.5 + side * (0.07 + 0.1 * Float(rank))) * Float(canvas.width)
        let tall = unit * (0.14 + 0.1 * Float(rank)) * random.within(0.85...1.15)
        let breadth = unit * 0.2
        let left = side > 0 ? x : x - breadth
        canvas.fill(Path.rectangle(left, level - tall, breadth, tall + 2), color)
        windows(left, level - tall, breadth, tall, rank, &random, on: &canvas)
      }
    }
    tram(on: &canvas, at: [0.5 * Float(canvas.width), level + 2], size: 0.15 * unit)
    Water(7, deep: 0x0C1426, ripple: 0.16, wave: [0.5, 0.1], dullness: 0.25)
      .paint(on: &canvas, from: camera)
  }

  private static func windows(
    _ left: Float, _ top: Float, _ breadth: Float, _ tall: Float, _ rank: Int,
    _ random: inout RandomSource, on canvas: inout Canvas
  ) {
    let size = canvas.unit * (0.008 + 0.004 * Float(rank))
    for row in 0..<Int(tall / size / 2.4) {
      for column in 0..<Int(breadth / size / 2.2) where random.unit() < 0.22 {
        let lamp = Pixel(hex: 0xF3C65A) * random.within(0.5...1.3)
        canvas.fill(
          Path.rectangle(
            left + size * (0.6 + 2.2 * Float(column)), top + size * (1 + 2.4 * Float(row)), size,
            size * 1.4), lamp)
      }
    }
  }

  private static func tram(on canvas: inout Canvas, at foot: Path.Point, size: Float) {
    let red = Pixel(hex: 0xC8382E)
    let body: [Path.Point] = [
      [-0.36, 0], [-0.4, -0.3], [-0.36, -0.9], [0, -1], [0.36, -0.9], [0.4, -0.3], [0.36, 0],
    ]
    canvas.fill(Path.smooth(body.map { foot + $0 * size }), red)
    canvas.fill(
      Path.rectangle(foot.x - size * 0.29, foot.y - size * 0.8, size * 0.58, size * 0.34),
      Pixel(hex: 0xFFF0C8) * 1.3)
    canvas.fill(
      Path.rectangle(foot.x - size * 0.012, foot.y - size * 0.8, size * 0.024, size * 0.34), red)
    let lamp = Pixel(hex: 0xFFE9B0)
    canvas.shine(x: foot.x, y: foot.y - size * 0.22, reach: size * 1.5) {
      lamp * (0.5 * (1 - $0) * (1 - $0))
    }
    canvas.fill(Path.circle(foot.x, foot.y - size * 0.22, size * 0.09), lamp * 3)
  }

  static func nineLanterns(_ canvas: inout Canvas) {
    let camera = Camera(horizon: 0.66, eye: 1, focal: 1.2)
    Sky(colors: Gradient(0x8E3F5A, 0x54284A, 0x2A1A3A, 0x1A1028)).paint(on: &canvas, horizon: 0.66)
    Ranges(
      seed: 15, count: 2, levels: 0.56...0.64, relief: (0.12, 0.03),
      colors: Gradient(0x54284A, 0x24142E), mist: Gradient(0x8E3F5A, 0x3A1C3A), fade: 0.12,
      base: 0.661
    ).paint(on: &canvas)
    for index in 0..<9 {
      let x = 0.1 + Float(index) * 0.1
      let sag = (x - 0.5) * (x - 0.5) * 0.5
      lantern(
        at: [x * Float(canvas.width), (0.4 - sag) * Float(canvas.height)], lit: index != 2,
        on: &canvas)
    }
    Water(5, deep: 0x1A1028, ripple: 0.16, wave: [0.8, 0.11]).paint(on: &canvas, from: camera)
  }

  private static func lantern(at point: Path.Point, lit: Bool, on canvas: inout Canvas) {
    let size = 0.034 * canvas.unit
    let glow = Pixel(hex: 0xFF9A3C)
    if lit {
      canvas.shine(x: point.x, y: point.y, reach: size * 4.5) { glow * (0.4 * (1 - $0) * (1 - $0)) }
    }
    let body: [Path.Point] = [
      [-0.9, 0], [-0.55, -0.95], [0.55, -0.95], [0.9, 0], [0.55, 0.95], [-0.55, 0.95],
    ]
    canvas.fill(Path.smooth(body.map { point + $0 * size })) { x, y, _ in
      guard lit else { return Pixel(hex: 0x5E1F3A) }
      let away = SIMD2(x, y) - point
      let edge = (away * away).sum().squareRoot() / size
      return Pixel(hex: 0xFFF0B8).mixed(with: Pixel(hex: 0xE8602A), smoothstep(0, 1.05, edge)) * 1.4
    }
  }

  static func theQuietEngine(_ canvas: inout Canvas) {
    let sky = Sky(
      colors: Gradient(0xF2D9B0, 0xE0A878, 0x8C9C8A, 0x4A6A70, 0x2F4B57),
      sun: Sky.Sun(
        x: 0.78, y: 0.5, radius: 0.05, disc: 0xFFD9A0, brightness: 1.4, glow: 0xE98A4A,
        strength: 0.6))
    sky.paint(on: &canvas, horizon: 0.66)
    Ranges(
      seed: 62, count: 3, levels: 0.58...0.68, relief: (0.07, 0.03),
      colors: Gradient(0xB89C80, 0x7C8478, 0x46605F), mist: Gradient(0xE6C298, 0xB0A488, 0x54706C),
      crags: 0.3, fade: 0.1
    ).paint(on: &canvas)
    train(on: &canvas)
    Ridge(
      crest: { 0.8 + 0.015 * Noise(4).at($0 * 3) }, color: Pixel(hex: 0x2F4B57),
      foot: Pixel(hex: 0x16282E), fade: 0.2, relief: 0
    ).paint(on: &canvas)
    canvas.grass(
      along: { 0.8 + 0.015 * Noise(4).at($0 * 3) }, size: 0.02, color: Pixel(hex: 0x2A444E), seed: 5
    )
  }

  private static func train(on canvas: inout Canvas) {
    let (width, rail, unit) = (Float(canvas.width), 0.775 * Float(canvas.height), canvas.unit)
    let ink = Pixel(hex: 0x1C2E36)
    canvas.fill(Path.rectangle(0, rail, width, 0.05 * unit), Pixel(hex: 0x24404A))
    for car in 0..<6 {
      let x = (0.06 + Float(car) * 0.118) * width
      let tall = unit * 0.06
      canvas.fill(Path.rectangle(x, rail - tall, 0.112 * width, tall * 0.86), ink)
      for window in 0..<5 {
        canvas.fill(
          Path.rectangle(
            x + (0.012 + 0.02 * Float(window)) * width, rail - tall * 0.8, 0.012 * width, tall * 0.3
          ),
          Pixel(hex: 0xFFC070) * 1.3)
      }
    }
    canvas.fill(Path.rectangle(0.768 * width, rail - unit * 0.05, 0.11 * width, unit * 0.044), ink)
    canvas.fill(Path.rectangle(0.768 * width, rail - unit * 0.082, 0.035 * width, unit * 0.05), ink)
    canvas.fill(Path.rectangle(0.85 * width, rail - unit * 0.08, 0.014 * width, unit * 0.04), ink)
    var random = RandomSource(seed: 8)
    for puff in 0..<46 {
      let back = Float(puff) / 46
      let point = Path.Point(
        (0.857 - back * 0.6) * width, rail - unit * (0.09 + 0.13 * back.squareRoot()))
      let size = unit * (0.012 + 0.045 * back) * random.within(0.7...1.2)
      let offset = Path.Point(random.bell(), random.bell()) * (unit * 0.014 * back)
      canvas.fill(
        Path.circle(point.x + offset.x, point.y + offset.y, size), Pixel(hex: 0xF4E6CC),
        opacity: 0.34 * (1 - back * 0.8))
    }
  }
}
