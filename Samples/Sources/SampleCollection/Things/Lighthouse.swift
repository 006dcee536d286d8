extension Canvas {
  /// Draws a striped lighthouse with its lamp lit. `foot` is the middle of its base in pixels.
  mutating func lighthouse(at foot: Path.Point, size: Float) {
    let tall = size * unit
    let half = { (up: Float) in tall * (0.085 - 0.032 * up) }
    for band in 0..<5 {
      let (low, high) = (Float(band) * 0.16, Float(band + 1) * 0.16)
      let light = Pixel(hex: band % 2 == 0 ? 0xE9DCCB : 0xB4402F)
      let body: [Path.Point] = [
        [-half(low), -low * tall], [half(low), -low * tall], [half(high), -high * tall],
        [-half(high), -high * tall],
      ]
      fill(Path(body.map { foot + $0 })) { x, _, _ in
        light * (0.3 + 0.62 * smoothstep(half(0), -half(0), x - foot.x))
      }
    }
    lantern(above: foot - [0, tall * 0.8], tall)
  }

  private mutating func lantern(above top: Path.Point, _ tall: Float) {
    let (dark, lamp) = (Pixel(hex: 0x22263A), Pixel(hex: 0xFFDCA0))
    beam(from: top - [0, tall * 0.055], reach: tall * 2.4, lamp)
    fill(
      Path.rectangle(top.x - tall * 0.075, top.y - tall * 0.018, tall * 0.15, tall * 0.022), dark)
    fill(
      Path.rectangle(top.x - tall * 0.036, top.y - tall * 0.095, tall * 0.072, tall * 0.08),
      lamp * 2.4)
    fill(
      Path([
        top + [-tall * 0.05, -tall * 0.093], top + [0, -tall * 0.16],
        top + [tall * 0.05, -tall * 0.093],
      ]), dark)
    shine(x: top.x, y: top.y - tall * 0.055, reach: tall * 0.4) {
      lamp * (0.6 * (1 - $0) * (1 - $0))
    }
  }

  private mutating func beam(from lamp: Path.Point, reach: Float, _ light: Pixel) {
    for side in [Float(-1), 1] {
      let cone: [Path.Point] = [
        lamp, lamp + [side * reach, -reach * 0.16], lamp + [side * reach, reach * 0.02],
      ]
      fill(Path(cone)) { x, _, old in
        let away = abs(x - lamp.x) / reach
        return old + light * (0.3 * (1 - away) * (1 - away))
      }
    }
  }
}
