extension Canvas {
  /// Spreads light brighter than white over its surroundings, like a lens.
  mutating func bloom(strength: Float) {
    let scale = max(1, Int(unit / 160))
    var (glow, columns, rows) = bright(scale: scale)
    for _ in 0..<3 { glow = Self.blurred(glow, columns: columns, rows: rows, reach: 5) }
    paint { x, y, old in
      let column = min(max(x / Float(scale) - 0.5, 0), Float(columns - 1) - 0.001)
      let row = min(max(y / Float(scale) - 0.5, 0), Float(rows - 1) - 0.001)
      let index = Int(row) * columns + Int(column)
      let (u, v) = (column - Float(Int(column)), row - Float(Int(row)))
      let upper = glow[index].mixed(with: glow[index + 1], u)
      let lower = glow[index + columns].mixed(with: glow[index + columns + 1], u)
      return old + upper.mixed(with: lower, v) * strength
    }
  }

  /// Returns the light brighter than a bright cloud, in a small copy of the picture.
  private func bright(scale: Int) -> (light: [Pixel], columns: Int, rows: Int) {
    let columns = max(2, (width + scale - 1) / scale)
    let rows = max(2, (height + scale - 1) / scale)
    var light = [Pixel](repeating: .zero, count: columns * rows)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = pixels[row * width + column]
        let excess = max(0, pixel.luminance - 0.7) / max(1e-4, pixel.luminance)
        light[row / scale * columns + column / scale] += pixel * (excess / Float(scale * scale))
      }
    }
    return (light, columns, rows)
  }

  /// Returns the sliding mean along both axes. Applied three times, it is close to a Gaussian.
  private static func blurred(_ light: [Pixel], columns: Int, rows: Int, reach: Int) -> [Pixel] {
    let across = blurred(light, count: columns, step: 1, lines: rows, stride: columns, reach)
    return blurred(across, count: rows, step: columns, lines: columns, stride: 1, reach)
  }

  private static func blurred(
    _ light: [Pixel], count: Int, step: Int, lines: Int, stride: Int, _ reach: Int
  ) -> [Pixel] {
    var result = light
    for line in 0..<lines {
      for index in 0..<count {
        var sum = Pixel.zero
        for offset in -reach...reach {
          sum += light[line * stride + min(max(index + offset, 0), count - 1) * step]
        }
        result[line * stride + index * step] = sum / Float(2 * reach + 1)
      }
    }
    return result
  }
}
