/// A range of hills as a flat shape, like a layer of paper: it has its full colour along the crest
/// and fades into mist toward its foot.
struct Ridge {
  /// The crest, as a fraction of the picture's height, over x in canvas units.
  var crest: (Float) -> Float
  var color: Pixel
  var foot: Pixel
  /// The height over which the crest's colour turns into the foot's, in canvas units.
  var fade: Float = 0.3
  /// The strength of light and shade on slopes and gullies, 0 ... 1.
  var relief: Float = 0.12
  /// The side of the light: -1 is left, 1 is right.
  var side: Float = -1
  var seed = 1
  /// The height at which the slope ends, as a fraction of the picture's height, for instance at the water's edge.
  var base: Float = 1

  func paint(on canvas: inout Canvas, away: Float = 0) {
    let (unit, height, width) = (canvas.unit, Float(canvas.height), canvas.width)
    let crests = (0..<width).map { crest((Float($0) + 0.5) / unit) * height }
    let top = max(0, crests.min() ?? 0)
    let noise = Noise(seed)
    canvas.paint(rows: Int(top)..<max(Int(top), Int(base * height))) { x, y, old in
      let below = y - crests[Int(x)]
      guard below > -0.5 else { return old }
      let depth = below / (fade * unit)
      let gully =
        relief > 0 && depth < 0.85 ? gully(noise, x / unit, y / unit, 1 / unit, below / unit) : 0
      let shaded = color * (1 + gully * relief)
      return old.mixed(
        with: shaded.mixed(with: foot, smoothstep(0, 1, depth)), min(1, below + 0.5))
    }
    if away > 0 { stand(crests, away, on: &canvas) }
  }

  /// Returns the light and shade of the spurs that run down from the crest.
  @inline(__always)
  private func gully(_ noise: Noise, _ x: Float, _ y: Float, _ pixel: Float, _ depth: Float)
    -> Float
  {
    let bend = noise.at(x * 5, y * 5) * 0.05
    let point = SIMD2((x + bend) * 9 + side * depth * 4, y * 4)
    let spur = { (shift: Float) in
      noise.rolling(point.x + shift, point.y, detail: pixel * 14, octaves: 2, gain: 0.5)
    }
    return (spur(0.12) - spur(-0.12)) * side * 4
  }

  private func stand(_ crests: [Float], _ away: Float, on canvas: inout Canvas) {
    let bottom = Int(base * Float(canvas.height))
    for column in 0..<canvas.width {
      let top = min(max(0, Int(crests[column])), bottom)
      for row in top..<bottom {
        canvas.distance[row * canvas.width + column] = away
      }
    }
  }
}
