/// Posters with a horizon.
enum PostersSea {
  static func theLastFerry(_ canvas: inout Canvas) {
    canvas.paper(0xF2DFC0)
    canvas.disc(0.5, 0.74, 0.33, 0xD8442E)
    canvas.block(0, 0.86, 1, 0.64, 0x17324A)
    for row in 0..<7 {
      let y = 0.9 + Float(row) * 0.075
      let half = 0.3 - Float(row) * 0.034
      canvas.block(0.5 - half, y, half * 2, 0.022, row % 2 == 0 ? 0xD8442E : 0xE9A25A)
    }
    canvas.shape([[0.27, 0.79], [0.78, 0.79], [0.72, 0.875], [0.32, 0.875]], 0x10202E)
    canvas.block(0.38, 0.735, 0.28, 0.06, 0x10202E)
    canvas.block(0.53, 0.655, 0.07, 0.09, 0x10202E)
    canvas.block(0.53, 0.675, 0.07, 0.022, 0xF2DFC0)
    for window in 0..<5 { canvas.disc(0.415 + Float(window) * 0.05, 0.765, 0.012, 0xF2DFC0) }
    canvas.line(
      [[0.565, 0.65], [0.6, 0.55], [0.54, 0.45], [0.64, 0.33], [0.6, 0.2]], 0.024, 0x10202E)
  }

  static func swimmersInJune(_ canvas: inout Canvas) {
    canvas.paper(0x5EC1C9)
    for lane in 0..<7 {
      let x = -0.5 + Float(lane) * 0.3
      canvas.shape(
        [[x, 1.5], [x + 0.06, 1.5], [x + 0.56, 0], [x + 0.5, 0]], lane == 3 ? 0xF25C3B : 0xF7EBD3)
    }
    for ripple in 0..<4 {
      canvas.ring(0.56, 0.66, 0.16 + Float(ripple) * 0.085, 0.014, 0xBFEBE8)
    }
    canvas.blob(
      [[0.47, 0.75], [0.62, 0.74], [0.59, 0.92], [0.49, 1.0], [0.42, 0.92]], 0xE9B18A)
    canvas.blob([[0.44, 0.9], [0.58, 0.88], [0.55, 1.02], [0.41, 1.02]], 0x16405B)
    canvas.line([[0.47, 1.0], [0.42, 1.14], [0.34, 1.28]], 0.05, 0xE9B18A)
    canvas.line([[0.53, 1.0], [0.52, 1.14], [0.47, 1.29]], 0.05, 0xE9B18A)
    canvas.line([[0.49, 0.78], [0.38, 0.68], [0.42, 0.5], [0.5, 0.38]], 0.045, 0xE9B18A)
    canvas.line([[0.6, 0.78], [0.73, 0.84], [0.76, 0.98], [0.72, 1.1]], 0.045, 0xE9B18A)
    canvas.disc(0.56, 0.66, 0.09, 0xF25C3B)
    canvas.arc(0.56, 0.66, 0.06, 0.012, from: 2.1, to: 3.2, 0xF7EBD3)
  }

  static func saltAndSilver(_ canvas: inout Canvas) {
    canvas.paper(0x1B2B34)
    canvas.disc(0.66, 0.36, 0.2, 0xE9E6DA)
    canvas.disc(0.59, 0.33, 0.185, 0x1B2B34)
    for row in 0..<6 {
      for column in 0..<4 {
        let x = 0.02 + Float(column) * 0.3 + (row % 2 == 0 ? 0 : 0.15) - 0.06
        let y = 0.72 + Float(row) * 0.135
        let red = row == 3 && column == 1
        fish(at: [x, y], red ? 0xE2583E : row % 2 == 0 ? 0x9FB4B8 : 0x6C8790, on: &canvas)
      }
    }
  }

  private static func fish(at point: Path.Point, _ color: UInt32, on canvas: inout Canvas) {
    canvas.blob(
      [point, point + [0.09, -0.05], point + [0.2, 0], point + [0.09, 0.05]], color)
    canvas.shape(
      [point + [0.18, 0], point + [0.255, -0.045], point + [0.235, 0], point + [0.255, 0.045]],
      color)
    canvas.disc(point.x + 0.045, point.y - 0.008, 0.0085, 0x1B2B34)
  }

  static func signalFire(_ canvas: inout Canvas) {
    canvas.paper(0x24243A)
    for (index, color) in [UInt32(0x33304C), 0x4A3A58, 0x6E4660].enumerated() {
      canvas.disc(0.5, 0.52, 0.46 - Float(index) * 0.12, color)
    }
    canvas.shape([[-0.2, 1.5], [0.5, 0.58], [1.2, 1.5]], 0x161626)
    canvas.shape([[0.5, 0.58], [1.2, 1.5], [0.62, 1.5], [0.56, 1.1], [0.48, 0.85]], 0x3A3152)
    canvas.shape([[-0.3, 1.5], [0.14, 1.06], [0.5, 1.5]], 0xB4553C)
    canvas.shape([[0.55, 1.5], [0.9, 1.14], [1.3, 1.5]], 0xB4553C)
    canvas.blob(
      [
        [0.5, 0.6], [0.4, 0.52], [0.42, 0.4], [0.5, 0.23], [0.55, 0.36], [0.6, 0.45], [0.58, 0.56],
      ],
      0xE9653A)
    canvas.blob([[0.5, 0.59], [0.45, 0.52], [0.5, 0.37], [0.55, 0.5]], 0xFFC861)
  }
}
