extension Canvas {
  /// Draws blades of grass along a crest, so that a near hill does not end in a sharp line.
  mutating func grass(along crest: (Float) -> Float, size: Float, color: Pixel, seed: Int) {
    var random = RandomSource(seed: seed)
    let (unit, bottom, right) = (unit, Float(height), Float(width))
    for _ in 0..<Int(right / unit / size * 26) {
      let x = random.unit() * right
      let foot = Path.Point(x, crest(x / unit) * bottom + size * unit * 0.2)
      let tip = foot + Path.Point(random.bell() * 0.35, -random.within(0.4...1.3)) * (size * unit)
      let half = max(0.5, size * unit * 0.045)
      fill(Path([foot - [half, 0], tip, foot + [half, 0]]), color)
    }
  }
}
