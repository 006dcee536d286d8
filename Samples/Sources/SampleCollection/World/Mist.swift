/// A bank of mist: a soft band across the picture in front of distant land, broken up by noise.
struct Mist {
  var seed: Int
  /// The middle of the band, as a fraction of the picture's height.
  var level: Float
  /// Half of the height of the band, as a fraction of the picture's height.
  var thickness: Float
  var color: Pixel
  var opacity: Float
  /// The distance from which on the mist covers the land.
  var beyond: Float
  /// The length of the wisps, in canvas units.
  var size: Float

  init(
    _ seed: Int, level: Float, thickness: Float, color: UInt32, opacity: Float = 0.8,
    beyond: Float = 0, size: Float = 0.5
  ) {
    (self.seed, self.level, self.thickness) = (seed, level, thickness)
    (self.opacity, self.beyond, self.size) = (opacity, beyond, size)
    self.color = Pixel(hex: color)
  }

  func paint(on canvas: inout Canvas) {
    let noise = Noise(seed)
    let (unit, height, width) = (canvas.unit, Float(canvas.height), canvas.width)
    let (top, bottom) = (level - thickness * 2, level + thickness * 2)
    let distance = canvas.distance
    canvas.paint(rows: Int(max(0, top) * height)..<Int(min(1, bottom) * height)) { x, y, old in
      guard distance[Int(y) * width + Int(x)] >= beyond else { return old }
      let wisp = noise.rolling(
        x / unit / size, y / unit / size * 3.5, detail: 0.02, octaves: 4, gain: 0.5)
      let patch = 0.5 + noise.at(x / unit / size * 0.6, 30 + y / unit * 2)
      let away = abs(y / height - level) / thickness - wisp * 1.3
      let veil = smoothstep(1.8, -0.4, away) * min(max(patch * 1.3, 0.15), 1)
      return old.mixed(with: color, opacity * veil)
    }
  }
}
