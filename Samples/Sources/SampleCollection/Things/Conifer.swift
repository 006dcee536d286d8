/// A spruce as a silhouette: tiers of boughs, longer and more drooping toward the ground.
struct Conifer {
  /// The foot of the trunk, in pixels.
  var foot: Path.Point
  /// The height of the tree, in pixels.
  var height: Float
  /// Half of the width of the lowest boughs, as a fraction of the height.
  var spread: Float = 0.17

  func outline(_ random: inout RandomSource) -> Path {
    let tiers = min(16, max(5, Int(height / 5)))
    let right = side(1, tiers, &random)
    let left = side(-1, tiers, &random)
    let tip = Path.Point(foot.x, foot.y - height)
    return Path([tip] + right + trunk() + left.reversed())
  }

  private func side(_ sign: Float, _ tiers: Int, _ random: inout RandomSource) -> [Path.Point] {
    (1...tiers).flatMap { tier in
      let down = Float(tier) / Float(tiers)
      let length = height * spread * down * random.within(0.72...1.15)
      let y = foot.y - height * (1 - down * 0.93)
      let droop = height / Float(tiers) * random.within(0.1...0.4)
      let bough = Path.Point(foot.x + sign * length, y + droop)
      return [bough, Path.Point(foot.x + sign * length * 0.42, y - droop * 0.15)]
    }
  }

  private func trunk() -> [Path.Point] {
    let half = height * 0.014
    return [
      Path.Point(foot.x + half, foot.y - height * 0.06), Path.Point(foot.x + half, foot.y),
      Path.Point(foot.x - half, foot.y), Path.Point(foot.x - half, foot.y - height * 0.06),
    ]
  }
}

extension Canvas {
  /// Draws a row of spruces along a crest, like a wood from the side.
  ///
  /// - Parameters:
  ///   - crest: height of the ground as a fraction of the picture, over x in canvas units.
  ///   - size: usual height of a tree in canvas units.
  ///   - spacing: usual distance between trees, as a fraction of their height.
  ///   - density: the density of trees at an x, 0 ... 1.
  mutating func plantSpruces(
    along crest: (Float) -> Float, size: Float, spacing: Float = 0.16, color: Pixel,
    foot: Pixel, seed: Int, density: (Float) -> Float = { _ in 1 }
  ) {
    let (unit, right, bottom) = (self.unit, Float(width), Float(height))
    let noise = Noise(seed)
    var random = RandomSource(seed: seed)
    var x: Float = -size
    while x < right / unit + size {
      x += size * spacing * random.within(0.4...1.7)
      let stand = 0.5 + 0.5 * noise.at(x / size * 0.22)
      guard random.unit() < density(x) * (0.35 + stand) else { continue }
      let tall =
        size * (0.55 + 0.5 * stand) * (0.62 + 0.2 * random.bell().magnitude + 0.12 * random.unit())
      let ground = Path.Point(x * unit, crest(x) * bottom + size * unit * 0.12)
      let tree = Conifer(foot: ground, height: tall * unit, spread: random.within(0.15...0.24))
      fill(tree.outline(&random)) { _, y, _ in
        color.mixed(with: foot, smoothstep(0.5, 0, (ground.y - y) / (tall * unit)))
      }
    }
  }
}
