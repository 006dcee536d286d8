/// Flat shapes of a printed poster. Positions and sizes are fractions of the width, so an upright
/// poster is 1 wide and 1.5 high.
extension Canvas {
  private var side: Float { Float(width) }

  mutating func paper(_ color: UInt32) {
    let ink = Pixel(hex: color)
    paint { _, _, _ in ink }
  }

  mutating func disc(_ x: Float, _ y: Float, _ radius: Float, _ color: UInt32) {
    fill(Path.circle(x * side, y * side, radius * side), Pixel(hex: color))
  }

  /// Draws a sector of a disc between two angles in quarter turns, clockwise from the right.
  mutating func slice(
    _ x: Float, _ y: Float, _ radius: Float, from: Float, to: Float, _ color: UInt32
  ) {
    let quarter = Float.pi / 2
    var path = Path.sector(
      x * side, y * side, radius * side, radius * side, from: from * quarter, to: to * quarter)
    path.points.append([x * side, y * side])
    fill(path, Pixel(hex: color))
  }

  mutating func ring(_ x: Float, _ y: Float, _ radius: Float, _ breadth: Float, _ color: UInt32) {
    arc(x, y, radius, breadth, from: 0, to: 4, color)
  }

  /// Draws a band along a circle between two angles in quarter turns.
  mutating func arc(
    _ x: Float, _ y: Float, _ radius: Float, _ breadth: Float, from: Float, to: Float,
    _ color: UInt32
  ) {
    let path = Path.sector(
      x * side, y * side, radius * side, radius * side, from: from * .pi / 2, to: to * .pi / 2)
    let widths = path.points.map { _ in breadth * side }
    fill(Path.stroke(path.points, widths: widths), Pixel(hex: color))
  }

  mutating func block(_ x: Float, _ y: Float, _ width: Float, _ height: Float, _ color: UInt32) {
    fill(Path.rectangle(x * side, y * side, width * side, height * side), Pixel(hex: color))
  }

  mutating func shape(_ corners: [Path.Point], _ color: UInt32) {
    fill(Path(corners.map { $0 * side }), Pixel(hex: color))
  }

  /// Draws a smooth closed shape through the points.
  mutating func blob(_ points: [Path.Point], _ color: UInt32) {
    fill(Path.smooth(points.map { $0 * side }), Pixel(hex: color))
  }

  /// Draws a smooth line through the points.
  mutating func line(_ points: [Path.Point], _ breadth: Float, _ color: UInt32) {
    let spine = Path.curve(points.map { $0 * side })
    fill(Path.stroke(spine, widths: spine.map { _ in breadth * side }), Pixel(hex: color))
  }

  /// Adds the uneven ink and the specks of an old print.
  mutating func press(seed: Int) {
    let noise = Noise(seed)
    let unit = unit
    paint { x, y, old in
      let cloud = noise.rolling(x / unit * 7, y / unit * 7, detail: 0.02, octaves: 4)
      let tooth = noise.at(x / unit * 330, y / unit * 330)
      return old * (1 + cloud * 0.07 + tooth * 0.05) + max(0, tooth - 0.62) * 0.25
    }
  }
}
