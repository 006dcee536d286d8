import Foundation

/// Leaves, petals and grass, painted as many small dabs, dark ones first.
struct Foliage {
  var seed: Int
  var colors: Gradient
  /// The size of a dab in canvas units.
  var dab: Float

  /// Fills a round crown with dabs, lit from one side.
  ///
  /// - Parameters:
  ///   - center: in pixels.
  ///   - radius: half width and half height of the crown, in pixels.
  func crown(
    at center: Path.Point, radius: Path.Point, dabs: Int, light: Path.Point = [-0.5, -0.8],
    on canvas: inout Canvas
  ) {
    var random = RandomSource(seed: seed)
    for index in 0..<dabs {
      let angle = random.within(0...(2 * .pi))
      let away = random.unit().squareRoot()
      let offset = Path.Point(cos(angle), sin(angle)) * away
      let lit = (offset * light).sum() * 0.5 + 0.5 + random.bell() * 0.13
      let order = Float(index) / Float(dabs)
      paintDab(
        at: center + offset * radius, colors[lit * 0.7 + order * 0.3], &random, on: &canvas)
    }
  }

  /// Paints one dab: an ellipse with a random rotation.
  func paintDab(
    at point: Path.Point, _ color: Pixel, _ random: inout RandomSource, on canvas: inout Canvas
  ) {
    let size = dab * canvas.unit * random.within(0.5...1.3)
    let turn = random.within(0...Float.pi)
    let (cosine, sine) = (cos(turn), sin(turn))
    let outline = (0..<7).map { corner in
      let angle = Float(corner) / 7 * 2 * .pi
      let (along, across) = (cos(angle) * size, sin(angle) * size * 0.6)
      return point + Path.Point(along * cosine - across * sine, along * sine + across * cosine)
    }
    canvas.fill(Path(outline), color, opacity: 0.9)
  }
}
