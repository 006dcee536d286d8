import Foundation

/// Posters of towns, roads and machines.
enum PostersTown {
  static func midnightTram(_ canvas: inout Canvas) {
    canvas.paper(0x14203A)
    let walls: [(Float, Float, UInt32)] = [
      (0, 0.3, 0x22345A), (0.22, 0.46, 0x1B2A4A), (0.62, 0.42, 0x1B2A4A), (0.78, 0.24, 0x22345A),
    ]
    for (x, y, color) in walls { canvas.block(x, y, 0.24, 1.2, color) }
    for row in 0..<6 {
      for column in 0..<9 where (row * 7 + column * 5) % 4 == 0 && (column < 3 || column > 6) {
        canvas.block(0.05 + Float(column) * 0.105, 0.4 + Float(row) * 0.1, 0.04, 0.055, 0xF3C65A)
      }
    }
    canvas.shape([[0.36, 0.94], [0.64, 0.94], [1.15, 1.5], [-0.15, 1.5]], 0x0C1426)
    canvas.shape([[0.45, 0.94], [0.47, 0.94], [0.3, 1.5], [0.2, 1.5]], 0xF3C65A)
    canvas.shape([[0.53, 0.94], [0.55, 0.94], [0.8, 1.5], [0.7, 1.5]], 0xF3C65A)
    canvas.blob(
      [
        [0.32, 0.62], [0.5, 0.57], [0.68, 0.62], [0.7, 0.95], [0.66, 1.06], [0.34, 1.06],
        [0.3, 0.95],
      ], 0xC8382E)
    canvas.block(0.36, 0.68, 0.28, 0.15, 0xF7EBCB)
    canvas.block(0.492, 0.68, 0.016, 0.15, 0xC8382E)
    canvas.disc(0.5, 0.94, 0.062, 0xFFF3C4)
    canvas.disc(0.5, 0.94, 0.04, 0xF3C65A)
    canvas.line([[0.5, 0.58], [0.46, 0.5], [0.5, 0.42]], 0.01, 0xF7EBCB)
    canvas.block(0, 0.415, 1, 0.006, 0xF7EBCB)
  }

  static func theQuietEngine(_ canvas: inout Canvas) {
    canvas.paper(0xE9DCC3)
    gear(at: [0.36, 0.5], 0.25, teeth: 12, 0x2F4B57, on: &canvas)
    canvas.disc(0.36, 0.5, 0.15, 0xE9DCC3)
    canvas.disc(0.36, 0.5, 0.07, 0xD9662F)
    gear(at: [0.71, 0.83], 0.19, teeth: 9, 0xD9662F, on: &canvas)
    canvas.disc(0.71, 0.83, 0.1, 0xE9DCC3)
    canvas.disc(0.71, 0.83, 0.045, 0x2F4B57)
    gear(at: [0.29, 1.05], 0.16, teeth: 8, 0x8C9C8A, on: &canvas)
    canvas.disc(0.29, 1.05, 0.08, 0xE9DCC3)
    canvas.block(0, 1.3, 1, 0.2, 0x2F4B57)
    for stripe in 0..<5 { canvas.block(0.08 + Float(stripe) * 0.18, 1.36, 0.1, 0.03, 0xE9DCC3) }
    canvas.disc(0.78, 0.24, 0.09, 0x8C9C8A)
  }

  private static func gear(
    at center: Path.Point, _ radius: Float, teeth: Int, _ color: UInt32, on canvas: inout Canvas
  ) {
    canvas.disc(center.x, center.y, radius * 0.88, color)
    for tooth in 0..<teeth {
      let angle = Float(tooth) / Float(teeth) * 2 * .pi
      let out = Path.Point(cos(angle), sin(angle))
      let side = Path.Point(-out.y, out.x)
      let (root, tip) = (center + out * (radius * 0.8), center + out * (radius * 1.08))
      canvas.shape(
        [
          root - side * radius * 0.15, tip - side * radius * 0.1, tip + side * radius * 0.1,
          root + side * radius * 0.15,
        ], color)
    }
  }

  static func nineLanterns(_ canvas: inout Canvas) {
    canvas.paper(0x2A1A3A)
    for index in 0..<9 {
      let point = Path.Point(0.22 + Float(index % 3) * 0.28, 0.3 + Float(index / 3) * 0.4)
      let lit = index == 5
      canvas.block(point.x - 0.003, point.y - 0.25, 0.006, 0.15, 0x6E4A6E)
      if lit { canvas.disc(point.x, point.y, 0.2, 0x54284A) }
      canvas.blob(
        [
          point + [-0.095, 0], point + [-0.06, -0.1], point + [0.06, -0.1], point + [0.095, 0],
          point + [0.06, 0.1], point + [-0.06, 0.1],
        ], lit ? 0xFFB545 : 0x8E2F4A)
      for rib in [Float(-0.045), 0, 0.045] {
        canvas.line(
          [point + [rib, -0.11], point + [rib * 1.9, 0], point + [rib, 0.11]], 0.005,
          lit ? 0xFFE3A0 : 0x5E1F3A)
      }
      canvas.block(point.x - 0.045, point.y - 0.125, 0.09, 0.02, 0xE9C9A0)
      canvas.block(point.x - 0.045, point.y + 0.105, 0.09, 0.02, 0xE9C9A0)
    }
  }

  static func aHouseOfWind(_ canvas: inout Canvas) {
    canvas.paper(0xCFE0D3)
    for (index, color) in [UInt32(0x7FB09C), 0x3E7C74, 0x1F5560].enumerated() {
      let drop = Float(index) * 0.13
      canvas.blob(
        [
          [-0.3, 1.1 + drop], [0.2, 0.98 + drop], [0.62, 1.08 + drop], [1.3, 0.95 + drop],
          [1.3, 1.9], [-0.3, 1.9],
        ], color)
    }
    for swirl in 0..<5 {
      let y = 0.2 + Float(swirl) * 0.115
      let reach: Float = [0.8, 0.58, 0.72, 0.42, 0.3][swirl]
      canvas.line([[-0.05, y + 0.05], [0.3, y + 0.01], [reach, y]], 0.022, 0xF4F1E3)
      canvas.arc(reach, y - 0.05, 0.05, 0.022, from: -1.6, to: 1, 0xF4F1E3)
    }
    canvas.shape([[0.4, 1.02], [0.42, 0.82], [0.66, 0.8], [0.66, 1.02]], 0xF4F1E3)
    canvas.shape([[0.36, 0.84], [0.55, 0.66], [0.72, 0.81]], 0xD2503C)
    canvas.block(0.5, 0.9, 0.07, 0.12, 0x1F5560)
    canvas.shape([[0.62, 0.72], [0.62, 0.63], [0.665, 0.63], [0.665, 0.765]], 0x1F5560)
  }
}
