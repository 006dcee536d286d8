import Foundation

/// Weather that crosses the fields.
extension Landscape {
  static let rainOverTheFields = Landscape(
    "Country", "Rain over the fields", .wide, taken: "2022:06:20 17:15:00"
  ) { canvas in
    let setting = Setting(
      camera: Camera(horizon: 0.64, eye: 0.9, focal: 1.3),
      sky: Sky(
        colors: Gradient(0xF6DFA8, 0xB9B9B4, 0x6B7A88, 0x46566A),
        sun: Sky.Sun(x: 0.14, y: 0.6, radius: 0, glow: 0xFFE2A0, strength: 0.5, spread: 0.35)),
      light: Light(
        from: [-1, 0.3, 0.2], sun: 0xFFD98C, strength: 2.2, shade: 0x5F6E80, haze: 0.02),
      clouds: [
        Clouds(
          27, cover: 0.85, lit: 0xC9C4B4, shaded: 0x45525F, size: 1.1, crispness: 0.1,
          toward: [-0.6, 0.4])
      ])
    setting.paintSky(on: &canvas)
    rainCurtains(on: &canvas)
    let noise = Noise(35)
    setting.paintLand(on: &canvas, distances: 1.2...34, softness: 0.3) { x, z, detail in
      noise.rolling(x * 0.13, z * 0.13, detail: detail, octaves: 4, gain: 0.4) * 1.1 - 0.2
    } color: { ground in
      patchwork(noise, ground)
    }
  }

  private static func rainCurtains(on canvas: inout Canvas) {
    let noise = Noise(5)
    let (unit, height) = (canvas.unit, Float(canvas.height))
    canvas.paint(rows: Int(height * 0.2)..<Int(height * 0.66)) { x, y, old in
      let offset = (x + y * 0.28) / unit
      let veil = smoothstep(-0.1, 0.45, noise.rolling(offset * 1.7, 2, detail: 0.02, octaves: 6))
      let fall = smoothstep(0.2, 0.42, y / height)
      return old.mixed(with: Pixel(hex: 0x6E7C8A), veil * fall * 0.75)
    }
  }

  private static let crops = Gradient(
    0x9CA64A, 0xC9B45A, 0x6E8A44, 0xE0C878, 0x57753F, 0xB9A050)

  /// Fields with straight borders, each with its own crop and furrows.
  private static func patchwork(_ noise: Noise, _ ground: Ground) -> Pixel {
    let (u, v) = (ground.x * 0.32 + ground.z * 0.13, ground.z * 0.2 - ground.x * 0.06)
    let (column, row) = (Int32(u.rounded(.down)), Int32(v.rounded(.down)))
    let furrow = sin((u - Float(column)) * 60) * 0.06 * smoothstep(0.03, 0.008, ground.detail)
    let crop = crops[noise.cell(column, row)] * (1 + furrow)
    let border = min(
      min(u - Float(column), Float(column) + 1 - u), min(v - Float(row), Float(row) + 1 - v))
    let hedge = smoothstep(0.045, 0.02, border + noise.at(ground.x * 3, ground.z * 3) * 0.02)
    return crop.mixed(with: Pixel(hex: 0x3C5230), hedge * 0.9)
  }
}
