extension Canvas {
  /// Draws a row of distant camels and walkers on a crest.
  mutating func caravan(along crest: (Float) -> Float, from start: Float, color: Pixel) {
    let (unit, bottom) = (unit, Float(height))
    for index in 0..<6 {
      let x = start + Float(index) * 0.052
      let foot = Path.Point(x * unit, crest(x) * bottom + 0.002 * unit)
      let size = unit * (index == 0 ? 0.017 : 0.026)
      fill(index == 0 ? Path.walker(at: foot, size) : Path.camel(at: foot, size), color)
    }
  }
}

extension Path {
  /// Returns a standing person with the feet at a point.
  static func walker(at foot: Point, _ height: Float) -> Path {
    let shape: [Point] = [
      [-0.13, 0], [-0.17, -0.45], [-0.14, -0.76], [-0.06, -0.8], [-0.09, -0.92], [0, -1],
      [0.09, -0.92], [0.06, -0.8], [0.14, -0.76], [0.17, -0.45], [0.13, 0],
    ]
    return Path(shape.map { foot + $0 * height })
  }

  /// Returns a camel that walks to the left, with the feet at a point.
  static func camel(at foot: Point, _ height: Float) -> Path {
    let shape: [Point] = [
      [-0.42, 0], [-0.36, -0.5], [-0.5, -0.62], [-0.66, -0.5], [-0.74, -0.78], [-0.94, -0.8],
      [-0.92, -0.9], [-0.7, -0.96], [-0.6, -0.74], [-0.42, -0.78], [-0.24, -0.84], [-0.1, -1.04],
      [0.06, -0.98], [0.16, -0.8], [0.36, -0.74], [0.44, -0.5], [0.4, 0], [0.32, 0], [0.3, -0.42],
      [0.14, -0.48], [-0.22, -0.48], [-0.3, -0.4], [-0.34, 0],
    ]
    return Path(shape.map { foot + $0 * height })
  }
}
