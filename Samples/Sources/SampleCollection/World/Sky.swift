/// A sky with a gradient, and with a sun or a moon.
struct Sky {
  /// The colours from the horizon (0) to the top of the picture (1).
  var colors: Gradient
  var sun: Sun?

  /// A sun or a moon, with the glow around it.
  struct Sun {
    /// The position, as a fraction of the width.
    var x: Float
    /// The position, as a fraction of the height.
    var y: Float
    /// The radius of the disc, in canvas units. At 0 the disc is hidden.
    var radius: Float
    var disc: Pixel
    var glow: Pixel
    /// The reach of the glow, in canvas units.
    var spread: Float

    init(
      x: Float, y: Float, radius: Float = 0.02, disc: UInt32 = 0xFFF6E0, brightness: Float = 3,
      glow: UInt32, strength: Float = 0.7, spread: Float = 0.22
    ) {
      (self.x, self.y, self.radius, self.spread) = (x, y, radius, spread)
      self.disc = Pixel(hex: disc) * brightness
      self.glow = Pixel(hex: glow) * strength
    }
  }

  /// Paints the whole picture as sky.
  func paint(on canvas: inout Canvas, horizon: Float) {
    let size = Path.Point(Float(canvas.width), Float(canvas.height))
    let unit = canvas.unit
    let colors = colors
    canvas.paint { x, y, _ in
      colors[1 - y / (horizon * size.y)] + glow(x, y, size, unit)
    }
    paintDisc(on: &canvas)
  }

  /// Returns the colour of the air in front of distant land: that of the low sky, but bluer because
  /// of scattered light from above.
  /// - Parameter x: a fraction of the picture's width.
  func air(across x: Float, height: Float = 0.06, on canvas: Canvas, horizon: Float) -> Pixel {
    let size = Path.Point(Float(canvas.width), Float(canvas.height))
    let y = (horizon - height) * size.y
    let low = colors[height / horizon].mixed(with: colors[0.55], 0.38)
    return low + glow(x * size.x, y, size, canvas.unit) * 0.3
  }

  /// Returns the glow around the sun: the sum of a narrow and a wide bell, without edges.
  @inline(__always)
  private func glow(_ x: Float, _ y: Float, _ size: Path.Point, _ unit: Float) -> Pixel {
    guard let sun else { return .zero }
    let across = (x - sun.x * size.x) / (unit * sun.spread)
    let down = (y - sun.y * size.y) / (unit * sun.spread)
    let away = across * across + down * down * 1.3
    let wide = 1 / (1 + away)
    let narrow = 1 / (1 + away * 14)
    return sun.glow * (wide * wide.squareRoot() * 0.6 + narrow * narrow * 0.8)
  }

  private func paintDisc(on canvas: inout Canvas) {
    guard let sun, sun.radius > 0 else { return }
    let x = sun.x * Float(canvas.width)
    let y = sun.y * Float(canvas.height)
    canvas.fill(Path.circle(x, y, sun.radius * canvas.unit), sun.disc)
  }
}
