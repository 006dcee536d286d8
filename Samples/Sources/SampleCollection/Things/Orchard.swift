extension Canvas {
  /// Draws round trees along a crest: crowns of overlapping discs on short trunks.
  ///
  /// - Parameters:
  ///   - crest: height of the ground as a fraction of the picture, over x in canvas units.
  ///   - size: usual height of a tree in canvas units.
  ///   - colors: the colours of trees in the shade and in the light.
  mutating func orchard(along crest: (Float) -> Float, size: Float, colors: [Pixel], seed: Int) {
    let noise = Noise(seed)
    let (unit, right, bottom) = (self.unit, Float(width), Float(height))
    var random = RandomSource(seed: seed)
    var x: Float = -size
    while x < right / unit + size {
      x += size * random.within(0.25...0.9)
      guard noise.at(x / size * 0.12, 3) > random.within(-0.15...0.25) else { continue }
      let tall = size * random.within(0.6...1.15) * unit
      let foot = Path.Point(x * unit, crest(x) * bottom + tall * 0.08)
      crown(above: foot, tall, colors, &random)
    }
  }

  private mutating func crown(
    above foot: Path.Point, _ tall: Float, _ colors: [Pixel], _ random: inout RandomSource
  ) {
    fill(
      Path.rectangle(foot.x - tall * 0.03, foot.y - tall * 0.4, tall * 0.06, tall * 0.4), colors[0])
    for leaf in 0..<16 {
      let offset = Path.Point(random.bell() * 0.14, -0.6 + random.bell() * 0.11) * tall
      let color = colors[0].mixed(with: colors[1], Float(leaf) / 15)
      fill(
        Path.circle(foot.x + offset.x, foot.y + offset.y, tall * random.within(0.08...0.17)), color)
    }
  }
}
