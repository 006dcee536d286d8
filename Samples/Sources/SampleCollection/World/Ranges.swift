/// Several ridges one behind another, from the palest and highest to the darkest and nearest. Only
/// the colours give the perspective.
struct Ranges {
  var seed: Int
  var count: Int
  /// The height of the farthest and the nearest crest, as fractions of the picture's height.
  var levels: ClosedRange<Float>
  /// The relief of the farthest and the nearest crest, as fractions of the picture's height.
  var relief: (far: Float, near: Float) = (0.10, 0.07)
  /// The colours of the crests, from the farthest to the nearest.
  var colors: Gradient
  /// The colours of the mist between them.
  var mist: Gradient
  /// The shape of the crests: 0 is rolling, 1 is craggy.
  var crags: Float = 0.6
  /// The width of a hill, in canvas units.
  var breadth: Float = 0.7
  /// The height over which the colour of a crest fades, in canvas units.
  var fade: Float = 0.22
  var modelling: Float = 0.06
  var side: Float = -1
  /// The height at which all slopes end, as a fraction of the picture's height.
  var base: Float = 1

  /// Returns the ridge of a rank. The farthest ridge has rank 0.
  func ridge(_ rank: Int) -> Ridge {
    let near = count > 1 ? Float(rank) / Float(count - 1) : 1
    return Ridge(
      crest: crest(rank, near), color: colors[near], foot: mist[near], fade: fade,
      relief: modelling, side: side, seed: seed + rank, base: base)
  }

  func paint(on canvas: inout Canvas, _ between: (inout Canvas, Int) -> Void = { _, _ in }) {
    for rank in 0..<count {
      ridge(rank).paint(on: &canvas, away: Float(count - rank))
      between(&canvas, rank)
    }
  }

  private func crest(_ rank: Int, _ near: Float) -> (Float) -> Float {
    let noise = Noise(seed &* 31 &+ rank)
    let level = levels.lowerBound + (levels.upperBound - levels.lowerBound) * near
    let relief = self.relief.far + (self.relief.near - self.relief.far) * near
    let (crags, breadth) = (crags, breadth)
    return { x in
      let position = x / breadth + Float(rank) * 7.3
      let crag = noise.ridged(position, 0.5, detail: 0.004, octaves: 8, gain: 0.5) - 0.45
      let roll = noise.rolling(position, 9.5, detail: 0.01, octaves: 6, gain: 0.45)
      return level - relief * (crag * 1.5 * crags + roll * 1.3 * (1 - crags))
    }
  }
}
