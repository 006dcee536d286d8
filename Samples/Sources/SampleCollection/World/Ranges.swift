/// Several ridges one behind another, from the palest and highest to the darkest and nearest:
/// aerial perspective with nothing but colour.
struct Ranges {
  var seed: Int
  var count: Int
  /// Where the farthest and the nearest crest run, as fractions of the height.
  var levels: ClosedRange<Float>
  /// How far crests rise and fall, far and near, as fractions of the height.
  var relief: (far: Float, near: Float) = (0.10, 0.07)
  /// From the farthest to the nearest.
  var colors: Gradient
  /// What lies between them.
  var mist: Gradient
  /// 0 is rolling, 1 is craggy.
  var crags: Float = 0.6
  /// How wide a hill is, in canvas units.
  var breadth: Float = 0.7
  /// How long the colour of a crest lasts down the slope, in canvas units.
  var fade: Float = 0.22
  var modelling: Float = 0.06
  var side: Float = -1
  /// Where all slopes end, as a fraction of the height.
  var base: Float = 1

  /// The ridge of a rank, 0 being the farthest.
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
      let place = x / breadth + Float(rank) * 7.3
      let crag = noise.ridged(place, 0.5, detail: 0.004, octaves: 8, gain: 0.5) - 0.45
      let roll = noise.rolling(place, 9.5, detail: 0.01, octaves: 6, gain: 0.45)
      return level - relief * (crag * 1.5 * crags + roll * 1.3 * (1 - crags))
    }
  }
}
