/// Deserts of colour and line.
extension Landscape {
  static let paintedHills = Landscape(
    "Desert", "Painted hills", .classic, taken: "2022:06:12 17:35:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.3, eye: 2.2, focal: 1.5),
      sky: Sky(colors: Gradient(0xEFE3D2, 0xBFD0D8, 0x7FA6C4)),
      light: Light(
        from: [-1, 0.5, -0.1], sun: 0xFFD7A6, strength: 1.7, shade: 0x8A86A4, haze: 0.02),
      clouds: [Clouds(4, cover: 0.4, lit: 0xFCF2E6, shaded: 0xA9B4C4, size: 0.8)])
    setting.paintSky(on: &canvas)
    let noise = Noise(29)
    let bands = Gradient(
      0xC98B62, 0xE8C79A, 0xA8483A, 0xD98E5E, 0xF0DDB8, 0x8C4A4E, 0xC9705A, 0xE9C08A)
    setting.paintLand(on: &canvas, distances: 1.6...30, softness: 0.3) { x, z, detail in
      badlands(noise, x, z, detail)
    } color: { ground in
      let bend = noise.at(ground.x * 0.5, ground.z * 0.5) * 0.16
      let layer = (ground.height + bend) * 0.7 + 0.6
      return bands[layer - layer.rounded(.down)].mixed(
        with: Pixel(hex: 0xB9A97C), smoothstep(0.06, 0.015, ground.steepness) * 0.6)
    }
  }

  private static func badlands(_ noise: Noise, _ x: Float, _ z: Float, _ detail: Float) -> Float {
    let hill = noise.rolling(x * 0.22, z * 0.22, detail: 0.1, octaves: 3)
    let gully = noise.ridged(x * 0.55, z * 0.55, detail: detail * 0.55, octaves: 4, gain: 0.4)
    return (hill + 0.25) * 2.1 + gully * 0.5 * (0.5 + hill) - 0.4
  }

  static let caravanMoon = Landscape(
    "Desert", "Caravan moon", .wide, taken: "2024:02:11 18:12:00"
  ) { canvas in
    let sky = Sky(
      colors: Gradient(0xF3B48A, 0xCE8290, 0x7B5C92, 0x37407E, 0x1E2C60),
      sun: Sky.Sun(
        x: 0.7, y: 0.3, radius: 0.055, disc: 0xFFEFD6, brightness: 1.35, glow: 0xFFC0A0,
        strength: 0.35, spread: 0.3))
    sky.paint(on: &canvas, horizon: 0.7)
    Stars(seed: 3, density: 450, brightness: 0.5).paint(on: &canvas, above: 0.45)
    let colors = Gradient(0xB0708A, 0x7E4A74, 0x4A3060, 0x241C42)
    for rank in 0..<4 {
      let fraction = Float(rank) / 3
      Ridge(
        crest: duneCrest(rank), color: colors[fraction], foot: colors[fraction + 0.3], fade: 0.3,
        relief: 0
      ).paint(on: &canvas)
      if rank == 1 { canvas.caravan(along: duneCrest(1), from: 0.36, color: Pixel(hex: 0x3A2450)) }
    }
  }

  private static func duneCrest(_ rank: Int) -> (Float) -> Float {
    let noise = Noise(80 + rank)
    let depth = Float(rank)
    return { x in
      let swing = noise.at(x * (1.3 - depth * 0.15) + depth * 3)
      let sharp = 1 - abs(noise.at(x * 0.8 + 9 + depth))
      return 0.62 + depth * 0.105 - (swing * 0.35 + sharp * 0.6 - 0.3) * 0.16
    }
  }

  static let saltFlat = Landscape(
    "Desert", "Salt flat", .square, taken: "2024:08:01 19:05:00"
  ) { canvas in
    let camera = Camera(horizon: 0.42, eye: 0.9, focal: 1.1)
    let sky = Sky(
      colors: Gradient(0xFBD9BC, 0xEEB4B4, 0xA8A0C8, 0x6685BE),
      sun: Sky.Sun(x: 0.5, y: 0.42, radius: 0, glow: 0xFFCFA0, strength: 0.6, spread: 0.3))
    sky.paint(on: &canvas, horizon: camera.horizon)
    Ranges(
      seed: 61, count: 2, levels: 0.405...0.418, relief: (0.05, 0.025),
      colors: Gradient(0xB59BBE, 0x8C7BA8), mist: Gradient(0xE9BFC0, 0xC9A4B8), fade: 0.05
    ).paint(on: &canvas)
    crust(on: &canvas, from: camera)
  }

  /// Paints polygons of salt. Their rims are the pixels that are nearly as far from the second
  /// nearest of scattered points as from the nearest (a cellular texture after Worley, 1996).
  private static func crust(on canvas: inout Canvas, from camera: Camera) {
    let noise = Noise(12)
    let (unit, level) = (canvas.unit, camera.horizon * Float(canvas.height))
    let middle = Float(canvas.width) / 2
    let colors = Gradient(0xC9B2C4, 0xE8CCC8, 0xFBE6D4)
    canvas.paint(rows: Int(level)..<canvas.height) { x, y, _ in
      let z = camera.eye * camera.focal * unit / max(0.5, y - level)
      let across = (x - middle) / unit / camera.focal * z
      let soft = noise.rolling(across * 2, z * 2, detail: 0.05, octaves: 4) * 0.12
      let rim = smoothstep(0.1, 0.015, cellEdge(noise, (across + soft) * 1.7, (z + soft) * 1.7))
      let sheen = smoothstep(1, 14, z)
      let base = Pixel(hex: 0xA596BA).mixed(with: colors[0.5 + soft * 3], 0.55 + sheen * 0.45)
      return base.mixed(with: Pixel(hex: 0xFFF3E2), rim * smoothstep(30, 6, z) * 0.75)
    }
  }

  private static func cellEdge(_ noise: Noise, _ x: Float, _ y: Float) -> Float {
    let (column, row) = (Int32(x.rounded(.down)), Int32(y.rounded(.down)))
    var (nearest, second) = (Float(9), Float(9))
    for dy in Int32(-1)...1 {
      for dx in Int32(-1)...1 {
        let px = Float(column + dx) + noise.cell(column + dx, row + dy)
        let py = Float(row + dy) + noise.cell(row + dy, column + dx &+ 977)
        let away = ((x - px) * (x - px) + (y - py) * (y - py)).squareRoot()
        if away < nearest {
          (nearest, second) = (away, nearest)
        } else {
          second = min(second, away)
        }
      }
    }
    return second - nearest
  }

  static let slotCanyon = Landscape(
    "Desert", "Slot canyon", .portrait, taken: "2024:07:14 12:10:00"
  ) { canvas in
    let colors = Gradient(0x22101F, 0x5C1F33, 0xA83A30, 0xE27A3C, 0xFAC07A, 0xFFF1D2)
    canvas.paint { _, y, _ in colors[1] * (1.25 - 0.3 * y / 1500) }
    for sheet in 0..<11 { paintWall(sheet, colors, on: &canvas) }
  }

  /// One fold of the canyon's wall, from the far bright ones to the near dark ones.
  private static func paintWall(_ sheet: Int, _ colors: Gradient, on canvas: inout Canvas) {
    let noise = Noise(70 + sheet)
    let near = Float(sheet) / 10
    let side: Float = sheet % 2 == 0 ? -1 : 1
    let (unit, middle) = (canvas.unit, Float(canvas.width) / canvas.unit / 2)
    let light = 0.93 - 0.72 * near
    let sways = (0..<canvas.height).map { row in
      noise.rolling(Float(row) / unit * 0.9, near * 9, detail: 0.02, octaves: 3) * 0.34
    }
    canvas.paint { x, y, old in
      let point = SIMD2(x, y) / unit
      let sway = sways[Int(y)]
      let lean = (point.y - 0.5) * 0.16 * side * (near - 0.4)
      let edge = middle + 0.05 + side * (0.03 + near * 0.3) + sway + lean
      let inside = (point.x - edge) * side
      guard inside > -1 / unit else { return old }
      let grain =
        noise.rolling(
          inside * 2 + sway * 4, point.y * 5 + inside * 6, detail: 0.05, octaves: 2) * 0.07
      let tone = light - smoothstep(0, 0.32, inside) * 0.34 - point.y * 0.1 + grain
      return old.mixed(with: colors[tone], smoothstep(-0.5 / unit, 0.5 / unit, inside))
    }
  }
}
