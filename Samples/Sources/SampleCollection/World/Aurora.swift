import Foundation

/// Northern lights: folded curtains of rays, bright along the lower hem.
struct Aurora {
  var seed: Int
  /// The position of the hem, as a fraction of the height.
  var hem: Float
  /// The rise and fall of the hem, as a fraction of the height.
  var swing: Float = 0.09
  /// The length of the rays, in canvas units.
  var reach: Float = 0.4
  /// The colours from the hem up.
  var colors = Gradient(0x8BFFC0, 0x35E3A0, 0x1FA7A0, 0x5A4BC0, 0x8A3FB5)
  var strength: Float = 0.7

  func paint(on canvas: inout Canvas) {
    let noise = Noise(seed)
    let (unit, height) = (canvas.unit, Float(canvas.height))
    let curtain = (0..<canvas.width).map { column in
      let x = (Float(column) + 0.5) / unit
      return (
        hem: (hem + swing * fold(noise, x)) * height, rays: rays(noise, x),
        light: smoothstep(-0.35, 0.6, noise.at(x * 2.3, 40) + noise.at(x * 6, 41) * 0.35) * 1.25
      )
    }
    canvas.paint { x, y, old in
      let column = curtain[Int(x)]
      let above = (column.hem - y) / (reach * unit)
      guard above > -0.25 && above < 2 else { return old }
      let light = above < 0 ? exp(above * 26) : exp(-above * (4.6 - column.rays * 3.4))
      let ray = 0.3 + 0.95 * column.rays * smoothstep(-0.1, 0.25, above)
      return old + colors[above * 0.95] * (light * ray * column.light * strength)
    }
  }

  /// Returns the line of the hem: a slow curve with narrow folds.
  private func fold(_ noise: Noise, _ x: Float) -> Float {
    noise.at(x * 1.3 + 3, 1) + noise.at(x * 3.6, 2) * 0.5 + noise.at(x * 9, 3) * 0.1
  }

  private func rays(_ noise: Noise, _ x: Float) -> Float {
    let coarse = noise.at(x * 13, 5)
    let fine = noise.at(x * 41, 6)
    return smoothstep(-0.55, 0.75, coarse + fine * 0.6)
  }
}
