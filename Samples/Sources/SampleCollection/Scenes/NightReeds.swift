/// A summer night by the water.
extension Landscape {
  static let firefliesInTheReeds = Landscape(
    "Night", "Fireflies in the reeds", .wide, taken: "2023:07:27 22:52:00"
  ) { canvas in
    let camera = Camera(horizon: 0.5, eye: 1, focal: 1.3)
    let sky = Sky(
      colors: Gradient(0x9CB4A0, 0x5C8C94, 0x2C5A78, 0x18365C),
      sun: Sky.Sun(x: 0.7, y: 0.5, radius: 0, glow: 0xE9C890, strength: 0.3, spread: 0.35))
    sky.paint(on: &canvas, horizon: 0.5)
    Ranges(
      seed: 87, count: 2, levels: 0.45...0.49, relief: (0.06, 0.03),
      colors: Gradient(0x3E6474, 0x1E3C4C), mist: Gradient(0x7CA0A0, 0x2C505C), crags: 0.1,
      fade: 0.08,
      base: 0.501
    ).paint(on: &canvas)
    Water(8, deep: 0x10303C, ripple: 0.03, wave: [1, 0.12]).paint(on: &canvas, from: camera)
    Mist(4, level: 0.52, thickness: 0.035, color: 0x9CBCB0, opacity: 0.5).paint(on: &canvas)
    reeds(on: &canvas)
  }

  private static func reeds(on canvas: inout Canvas) {
    let (width, height, unit) = (Float(canvas.width), Float(canvas.height), canvas.unit)
    var random = RandomSource(seed: 18)
    for layer in 0..<3 {
      let near = Float(layer) / 2
      let color = Gradient(0x2A5058, 0x143440, 0x081C26)[near]
      for _ in 0..<110 {
        let x = random.unit() * width
        let clear = abs(x / width - 0.52)
        let tall =
          unit * random.within(0.12...0.3) * (0.5 + near * 0.5) * smoothstep(0.02, 0.4, clear)
        let bend = random.bell() * 0.12 * tall
        let spine = Path.curve(
          [[x, height + 2], [x + bend * 0.3, height - tall * 0.6], [x + bend, height - tall]],
          steps: 5)
        let breadth = unit * (0.003 + 0.004 * near)
        canvas.fill(
          Path.stroke(spine, widths: spine.indices.map { breadth * (1 - 0.08 * Float($0)) }), color)
      }
      for _ in 0..<34 {
        let glow = Pixel(hex: 0xE6F08A).mixed(with: Pixel(hex: 0xFFD870), random.unit())
        let point = Path.Point(random.unit() * width, height * random.within(0.52...0.95))
        let reach = unit * random.within(0.008...0.022)
        canvas.shine(x: point.x, y: point.y, reach: reach) {
          glow * (1.6 * (1 - $0) * (1 - $0) * (1 - $0) * (1 - $0))
        }
      }
    }
  }
}
