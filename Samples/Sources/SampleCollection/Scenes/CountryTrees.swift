import Foundation

/// Trees and woods.
extension Landscape {

  static let blossom = Landscape(
    "Country", "Blossom", .square, taken: "2024:03:25 09:12:00"
  ) { canvas in
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    let sky = Sky(
      colors: Gradient(0xF9EFE8, 0xD9E6EC, 0xA9CBDD),
      sun: Sky.Sun(x: 0.75, y: 0.3, radius: 0, glow: 0xFFE6D0, strength: 0.3, spread: 0.5))
    sky.paint(on: &canvas, horizon: 1)
    var random = RandomSource(seed: 21)
    for _ in 0..<60 {
      let spot = Path.circle(
        random.unit() * width, random.unit() * height, unit * random.within(0.01...0.05))
      canvas.fill(spot, Pixel(hex: 0xFFF3F2), opacity: 0.16)
    }
    for (index, limb) in [(Float(-0.02), Float(0.92), Float(-0.62)), (-0.02, 0.34, 0.1)]
      .enumerated()
    {
      let tree = Branching(
        seed: 31 + index, root: Path.Point(limb.0 * width, limb.1 * height), length: 0.27 * unit,
        width: 0.03 * unit, angle: limb.2, forks: 5, spread: 0.42)
      tree.paint(on: &canvas, Pixel(hex: 0x4A3438))
      for tip in tree.tips { bloom(about: tip, &random, on: &canvas) }
    }
  }

  /// A few five-petalled flowers about the end of a twig.
  private static func bloom(
    about tip: Path.Point, _ random: inout RandomSource, on canvas: inout Canvas
  ) {
    let pinks = Gradient(0xE58BA6, 0xF6B6C6, 0xFCDCE2, 0xFFF4F4)
    for _ in 0..<7 {
      let center = tip + Path.Point(random.bell(), random.bell()) * (0.026 * canvas.unit)
      let size = canvas.unit * random.within(0.009...0.021)
      let (tone, turn) = (random.unit(), random.within(0...2))
      for petal in 0..<5 {
        let angle = turn + Float(petal) * 2 * .pi / 5
        let middle = center + Path.Point(cos(angle), sin(angle)) * (size * 0.62)
        let color = pinks[tone * 0.7 + 0.25 * (0.5 - sin(angle) * 0.5)]
        canvas.fill(Path.circle(middle.x, middle.y, size * 0.52), color, opacity: 0.95)
      }
      canvas.fill(Path.circle(center.x, center.y, size * 0.2), Pixel(hex: 0xC9506E))
    }
  }

  static let loneTree = Landscape(
    "Country", "The old oak", .wide, taken: "2024:08:14 19:28:00"
  ) { canvas in
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    let sky = Sky(
      colors: Gradient(0xFFE0A0, 0xFDBB7C, 0xE58C78, 0x9A6C8C, 0x5A5C90),
      sun: Sky.Sun(x: 0.36, y: 0.66, radius: 0.09, disc: 0xFFF0C4, brightness: 2, glow: 0xFFB060))
    sky.paint(on: &canvas, horizon: 0.75)
    Clouds(8, cover: 0.4, lit: 0xFFD0A0, shaded: 0xA86C84, stretch: 4, crispness: 0.3)
      .paint(on: &canvas, horizon: 0.75)
    Ranges(
      seed: 71, count: 2, levels: 0.73...0.77, relief: (0.05, 0.03),
      colors: Gradient(0xD98A74, 0xA8606A), mist: Gradient(0xF6B284, 0xC97E70), crags: 0.1,
      fade: 0.1
    ).paint(on: &canvas)
    let hill: (Float) -> Float = { 0.79 + 0.5 * ($0 - 0.9) * ($0 - 0.9) * 0.28 }
    Ridge(
      crest: hill, color: Pixel(hex: 0x4A2A3C), foot: Pixel(hex: 0x1E1424), fade: 0.2, relief: 0
    )
    .paint(on: &canvas)
    let foot = Path.Point(0.64 * width, 0.8 * height)
    let tree = Branching(
      seed: 5, root: foot, length: 0.13 * unit, width: 0.042 * unit, forks: 6, spread: 0.62)
    tree.paint(on: &canvas, Pixel(hex: 0x24141F))
    let leaves = Foliage(seed: 3, colors: Gradient(0x2A1622, 0x4A2430, 0x8A4438), dab: 0.007)
    for (index, tip) in tree.tips.enumerated() where index % 2 == 0 {
      Foliage(seed: index, colors: leaves.colors, dab: 0.0065).crown(
        at: tip, radius: [0.03 * unit, 0.022 * unit], dabs: 22, on: &canvas)
    }
    canvas.grass(along: hill, size: 0.016, color: Pixel(hex: 0x3A2030), seed: 8)
  }

  static let lightInTheForest = Landscape(
    "Country", "Light in the forest", .portrait, taken: "2024:07:12 08:48:00"
  ) { canvas in
    let (width, height) = (Float(canvas.width), Float(canvas.height))
    let sky = Sky(
      colors: Gradient(0xE9E2B8, 0xF6EFC9, 0xD3DDB0, 0x93B08A),
      sun: Sky.Sun(x: 0.62, y: 0.22, radius: 0, glow: 0xFFF0B0, strength: 0.8, spread: 0.3))
    sky.paint(on: &canvas, horizon: 0.8)
    var random = RandomSource(seed: 40)
    let woods = Gradient(0xC3CF9C, 0x9BB386, 0x6C8E68, 0x3F6650, 0x22433A)
    for layer in 0..<6 {
      let near = Float(layer) / 5
      let noise = Noise(layer)
      Ridge(
        crest: { 0.74 + 0.05 * Float(layer) + 0.02 * noise.at($0 * 3) },
        color: woods[near * 0.9], foot: woods[near], fade: 0.2, relief: 0
      ).paint(on: &canvas)
      for _ in 0..<(18 - layer * 3) {
        let x = random.unit() * width
        guard abs(x / width - 0.6) > 0.1 * near || layer < 3 else { continue }
        trunk(at: x, near, woods[near], &random, on: &canvas)
      }
      if layer == 1 || layer == 3 {
        beams(from: [0.62 * width, -0.1 * height], layer, on: &canvas)
      }
    }
    canvas.grass(along: { _ in 0.985 }, size: 0.03, color: Pixel(hex: 0x1C382F), seed: 2)
  }

  private static func trunk(
    at x: Float, _ near: Float, _ color: Pixel, _ random: inout RandomSource,
    on canvas: inout Canvas
  ) {
    let (height, unit) = (Float(canvas.height), canvas.unit)
    let breadth = unit * (0.008 + 0.034 * near * near) * random.within(0.6...1.2)
    let foot = height * (0.77 + 0.24 * near)
    let lean = random.bell() * 0.02 * unit
    let spine: [Path.Point] = [[x, foot], [x + lean, foot * 0.5], [x + lean * 1.6, -10]]
    canvas.fill(Path.stroke(spine, widths: [breadth * 1.25, breadth, breadth * 0.7]), color)
    for _ in 0..<Int(7 - 4 * near) {
      let start = Path.Point(x + lean, random.within(-0.02...0.5) * height)
      let side: Float = random.unit() < 0.5 ? -1 : 1
      let reach = unit * random.within(0.04...0.13) * (0.5 + near)
      let bough: [Path.Point] = [
        start, start + [side * reach * 0.6, -reach * 0.12], start + [side * reach, reach * 0.1],
      ]
      canvas.fill(Path.stroke(bough, widths: [breadth * 0.3, breadth * 0.2, 0.6]), color)
    }
  }

  /// Shafts of light fanning out from a gap in the leaves.
  private static func beams(from source: Path.Point, _ layer: Int, on canvas: inout Canvas) {
    let noise = Noise(layer + 90)
    let height = Float(canvas.height)
    canvas.paint { x, y, old in
      let angle = atan2(x - source.x, y - source.y)
      let shaft = smoothstep(0.0, 0.6, noise.at(angle * 11, 3) + noise.at(angle * 27, 5) * 0.4)
      let fade = smoothstep(1.05, 0.1, y / height)
      return old + Pixel(hex: 0xFFF0B8) * (shaft * fade * 0.3)
    }
  }
}
