/// The stills of the films, in the colours of their posters.
enum Stills {
  static func theLastFerry(_ canvas: inout Canvas) {
    let camera = Camera(horizon: 0.62, eye: 1, focal: 1.3)
    let sky = Sky(
      colors: Gradient(0xF6C98A, 0xE98A5C, 0xC4544A, 0x5A3A58, 0x17324A),
      sun: Sky.Sun(x: 0.36, y: 0.55, radius: 0.085, disc: 0xFF8A5A, brightness: 1.5, glow: 0xE9653A)
    )
    sky.paint(on: &canvas, horizon: 0.62)
    Clouds(6, cover: 0.4, lit: 0xF6B080, shaded: 0x6A3A50, stretch: 5, crispness: 0.3)
      .paint(on: &canvas, horizon: 0.62)
    let (width, height) = (Float(canvas.width), Float(canvas.height))
    let at: (Float, Float) -> Path.Point = { [$0 * width, $1 * height] }
    let hull = [at(0.54, 0.575), at(0.8, 0.575), at(0.775, 0.621), at(0.56, 0.621)]
    let ink = Pixel(hex: 0x10202E)
    canvas.fill(Path(hull), ink)
    canvas.fill(Path([at(0.6, 0.535), at(0.74, 0.535), at(0.75, 0.58), at(0.59, 0.58)]), ink)
    canvas.fill(Path([at(0.675, 0.47), at(0.705, 0.47), at(0.71, 0.54), at(0.67, 0.54)]), ink)
    for window in 0..<7 {
      let point = at(0.612 + Float(window) * 0.02, 0.557)
      canvas.fill(Path.circle(point.x, point.y, 0.0045 * canvas.unit), Pixel(hex: 0xFFE2A0) * 1.6)
    }
    Water(4, deep: 0x17324A, ripple: 0.13, wave: [0.9, 0.12]).paint(on: &canvas, from: camera)
  }

  static func orbitOfGlass(_ canvas: inout Canvas) {
    Sky(colors: Gradient(0x2A5A7C, 0x1C3B5E, 0x11243F, 0x0B1830)).paint(on: &canvas, horizon: 0.8)
    Stars(seed: 4, density: 1800).paint(on: &canvas, above: 0.8)
    planet(on: &canvas)
    let setting = Setting(
      camera: Camera(horizon: 0.76, eye: 0.8, focal: 1.3),
      sky: Sky(colors: Gradient(0x2A5A7C, 0x1C3B5E, 0x11243F)),
      light: Light(
        from: [-1, 0.3, 0.2], sun: 0xF0C080, strength: 1.7, shade: 0x24486A, haze: 0.03))
    let noise = Noise(9)
    setting.paintLand(on: &canvas, distances: 1.2...26) { x, z, detail in
      let crater = noise.ridged(x * 0.3, z * 0.3, detail: detail * 0.3, octaves: 6, gain: 0.4)
      return crater * 0.8 * smoothstep(2, 9, z) - 0.3
    } color: { _ in
      Pixel(hex: 0x6E8C9C)
    }
  }

  private static func planet(on canvas: inout Canvas) {
    let (unit, noise) = (canvas.unit, Noise(2))
    let center = Path.Point(0.62 * Float(canvas.width), 0.4 * Float(canvas.height))
    let radius = 0.2 * unit
    let bands = Gradient(0xE0703C, 0xF0B64A, 0xF5E0B0, 0xE98A48, 0xC8562E, 0xF0B64A)
    let rings = (0..<3).map {
      Path.sector(
        0, 0, (0.30 + 0.05 * Float($0)) * unit, (0.062 + 0.011 * Float($0)) * unit, from: 0,
        to: 2 * .pi)
    }
    let tilted = { (path: Path) in
      path.mapped { center + [$0.x * 0.96 + $0.y * 0.28, -$0.x * 0.28 + $0.y * 0.96] }
    }
    for ring in rings {
      canvas.fill(
        Path.stroke(tilted(ring).points, widths: ring.points.map { _ in 0.024 * unit }),
        Pixel(hex: 0xF5E8CC), opacity: 0.55)
    }
    canvas.fill(Path.circle(center.x, center.y, radius)) { x, y, _ in
      let point = (SIMD2(x, y) - center) / radius
      let up = point.y * 0.96 + point.x * 0.28
      let band = bands[
        0.5 + up * 0.5 + noise.rolling(point.x * 2, up * 9, detail: 0.05, octaves: 4) * 0.09]
      let day = smoothstep(0.75, -0.9, point.x * 0.8 + point.y * 0.5)
      return band * (0.06 + day * 1.1)
    }
    for ring in rings {
      let front = tilted(Path(Array(ring.points[..<(ring.points.count / 2 + 1)])))
      canvas.fill(
        Path.stroke(front.points, widths: front.points.map { _ in 0.024 * unit }),
        Pixel(hex: 0xF5E8CC), opacity: 0.7)
    }
  }

  static func theCartographersDaughter(_ canvas: inout Canvas) {
    let setting = Setting(
      camera: Camera(horizon: 0.34, eye: 2, focal: 1.3),
      sky: Sky(colors: Gradient(0xF4E6C6, 0xC9D6BC, 0x7FB0A8, 0x4A8A90)),
      light: Light(
        from: [-1, 0.5, 0.2], sun: 0xFFE6B4, strength: 1.7, shade: 0x5C8C90, haze: 0.03))
    setting.paintSky(on: &canvas)
    let noise = Noise(58)
    let inks = Gradient(0x2C6670, 0x5F9A8E, 0xA3BE9C, 0xD9D3A8, 0xF1E4C8)
    setting.paintLand(on: &canvas, distances: 1.4...28) { x, z, detail in
      noise.rolling(x * 0.3, z * 0.3, detail: detail * 0.3, octaves: 4, gain: 0.42) * 2.2
    } color: { ground in
      let level = (ground.height + 1.2) * 5
      let line = abs(level - level.rounded()) / max(0.02, ground.steepness + 0.05)
      let ink = inks[(ground.height + 1) / 2.2]
      return ink.mixed(with: Pixel(hex: 0xD23B2A), smoothstep(0.45, 0.2, line) * 0.8)
    }
  }

  static func signalFire(_ canvas: inout Canvas) {
    let sky = Sky(
      colors: Gradient(0xB4553C, 0x7E4658, 0x4A3A58, 0x24243A),
      sun: Sky.Sun(x: 0.62, y: 0.36, radius: 0, glow: 0xFF7A3C, strength: 0.4, spread: 0.16))
    sky.paint(on: &canvas, horizon: 0.75)
    Stars(seed: 12, density: 500, brightness: 0.5).paint(on: &canvas, above: 0.4)
    let peak: (Float) -> Float = { x in
      0.4 + 0.62 * abs(x - 0.825) * (1 - 0.3 * abs(x - 0.825)) + 0.02
        * Noise(3).rolling(x * 6, 1, detail: 0.01)
    }
    Ridge(
      crest: peak, color: Pixel(hex: 0x3A3152), foot: Pixel(hex: 0x9A5550), fade: 0.45, relief: 0.2,
      side: 1
    )
    .paint(on: &canvas)
    let summit = Path.Point(0.825 * canvas.unit, 0.402 * Float(canvas.height))
    let flame = Pixel(hex: 0xFFB050)
    canvas.shine(x: summit.x, y: summit.y, reach: 0.16 * canvas.unit) {
      flame * (0.7 * (1 - $0) * (1 - $0) * (1 - $0))
    }
    canvas.shine(x: summit.x, y: summit.y, reach: 0.02 * canvas.unit) { flame * (4 * (1 - $0)) }
    Ranges(
      seed: 36, count: 3, levels: 0.72...0.92, relief: (0.1, 0.05),
      colors: Gradient(0x5A3A50, 0x2E2540, 0x161626), mist: Gradient(0xB4604C, 0x54344A, 0x101020),
      fade: 0.14
    ).paint(on: &canvas)
  }
}
