import Foundation

/// Northern lights: folded curtains, bright along the lower hem, combed into rays.
struct Aurora {
  var seed: Int
  /// Where the hem hangs, as a fraction of the height, and how far it rises and falls.
  var hem: Float
  var swing: Float = 0.09
  /// How far rays reach up, in canvas units.
  var reach: Float = 0.4
  /// From the hem up.
  var colors = Gradient(0x8BFFC0, 0x35E3A0, 0x1FA7A0, 0x5A4BC0, 0x8A3FB5)
  var strength: Float = 0.7

  func paint(on canvas: inout Canvas) {
    let noise = Noise(seed)
    let (unit, height) = (canvas.unit, Float(canvas.height))
    let curtain = (0..<canvas.width).map { column in
      let x = (Float(column) + 0.5) / unit
      return (
        hem: (hem + swing * fold(noise, x)) * height, rays: rays(noise, x),
        light: max(0, 0.55 + noise.at(x * 1.6, 40) * 0.75)
      )
    }
    canvas.paint { x, y, old in
      let column = curtain[Int(x)]
      let above = (column.hem - y) / (reach * unit)
      guard above > -0.25 && above < 2 else { return old }
      let light = above < 0 ? exp(above * 22) : exp(-above * (3.4 - column.rays * 1.4))
      let ray = 0.45 + 0.75 * column.rays * smoothstep(0, 0.3, above)
      return old + colors[above * 0.95] * (light * ray * column.light * strength)
    }
  }

  /// The hem's line: a slow swing with tighter folds on it.
  private func fold(_ noise: Noise, _ x: Float) -> Float {
    noise.at(x * 1.1 + 3, 1) + noise.at(x * 3.1, 2) * 0.35 + noise.at(x * 8, 3) * 0.07
  }

  private func rays(_ noise: Noise, _ x: Float) -> Float {
    let coarse = noise.at(x * 14, 5) * 0.5 + 0.5
    let fine = noise.at(x * 46, 6) * 0.5 + 0.5
    return min(max(coarse * 0.65 + fine * 0.4, 0), 1)
  }
}
