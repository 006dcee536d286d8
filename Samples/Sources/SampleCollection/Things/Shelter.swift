/// A tent, a house and a church tower at night.
extension Canvas {
  /// Draws a tent lit from inside. `foot` is the middle of its base in pixels.
  mutating func tent(at foot: Path.Point, size: Float) {
    let span = size * unit
    let glow = Pixel(hex: 0xFF9A48)
    shine(x: foot.x, y: foot.y - span * 0.3, reach: span * 4) { away in
      glow * (0.4 * (1 - away) * (1 - away) * (1 - away))
    }
    let body = Path.smooth([
      foot + [-span, 0], foot + [-span * 0.5, -span * 0.52], foot + [0, -span * 0.78],
      foot + [span * 0.5, -span * 0.52], foot + [span, 0], foot + [0, span * 0.05],
    ])
    let (warm, hot) = (Pixel(hex: 0xE8702A), Pixel(hex: 0xFFE2A0))
    fill(body) { x, y, _ in
      let offset = Path.Point(x, y) - (foot - [0, span * 0.16])
      let away = (offset * offset).sum().squareRoot() / span
      return hot.mixed(with: warm, smoothstep(0, 0.85, away)) * 1.3
    }
    for side in [Float(-1), -0.2, 0.55] {
      let pole = [
        foot + [side * span * 0.7, 0], foot + [side * span * 0.42, -span * 0.4],
        foot + [0, -span * 0.76],
      ]
      fill(
        Path.stroke(Path.curve(pole), widths: Array(repeating: max(1, span * 0.014), count: 21)),
        warm * 0.45)
    }
  }

  /// Draws a house with a roof and one lit window.
  mutating func house(at foot: Path.Point, size: Float, lamp: Float, wall: Pixel) {
    fill(Path.rectangle(foot.x - size * 0.6, foot.y - size * 0.7, size * 1.2, size * 0.75), wall)
    fill(
      Path([
        foot + [-size * 0.75, -size * 0.66], foot + [0, -size * 1.2],
        foot + [size * 0.75, -size * 0.66],
      ]), wall * 0.7)
    let light = Pixel(hex: 0xFFB862).mixed(with: Pixel(hex: 0xFFE2B0), lamp)
    let window = foot + [size * (lamp - 0.6) * 0.5, -size * 0.42]
    fill(Path.rectangle(window.x, window.y, size * 0.3, size * 0.26), light * 1.8)
    shine(x: window.x, y: window.y, reach: size * 1.8) { light * (0.35 * (1 - $0) * (1 - $0)) }
  }

  /// Draws a church tower with a spire.
  mutating func tower(at foot: Path.Point, size: Float, wall: Pixel) {
    let half = size * 0.085
    fill(Path.rectangle(foot.x - half, foot.y - size * 0.55, half * 2, size * 0.56), wall)
    fill(
      Path([
        foot + [-half * 1.15, -size * 0.55], foot + [0, -size], foot + [half * 1.15, -size * 0.55],
      ]), wall * 0.75)
    let lamp = Pixel(hex: 0xFFC880)
    fill(
      Path.rectangle(foot.x - half * 0.3, foot.y - size * 0.46, half * 0.6, size * 0.1), lamp * 1.5)
  }
}
