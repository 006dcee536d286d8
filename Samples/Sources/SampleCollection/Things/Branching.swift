import Foundation

/// A tree whose branches bend, thin out and fork.
struct Branching {
  /// The branches, in the order of growth.
  private(set) var limbs: [Path] = []
  /// The ends of the branches, where leaves grow.
  private(set) var tips: [Path.Point] = []
  private var random: RandomSource

  /// Grows a tree.
  ///
  /// - Parameters:
  ///   - root: the foot, in pixels.
  ///   - length: the length of the trunk in pixels. `width` is in pixels, too.
  ///   - angle: the angle of the trunk, in radians clockwise from the right; -π/2 is up.
  ///   - forks: the number of forks between the root and the end of a branch.
  init(
    seed: Int, root: Path.Point, length: Float, width: Float, angle: Float = -.pi / 2, forks: Int,
    spread: Float = 0.55
  ) {
    random = RandomSource(seed: seed)
    grow(from: root, length, width, angle, forks, spread)
  }

  func paint(on canvas: inout Canvas, _ color: Pixel) {
    for limb in limbs { canvas.fill(limb, color) }
  }

  private mutating func grow(
    from start: Path.Point, _ length: Float, _ width: Float, _ angle: Float, _ forks: Int,
    _ spread: Float
  ) {
    var (spine, heading) = ([start], angle)
    for _ in 0..<4 {
      heading += random.bell() * 0.13
      spine.append(spine[spine.count - 1] + Path.Point(cos(heading), sin(heading)) * (length / 4))
    }
    let end = spine[4]
    limbs.append(
      Path.stroke(spine, widths: (0...4).map { width * (1 - 0.09 * Float($0)) }))
    tips.append(end)
    guard forks > 0 else { return }
    for side in [Float(-1), 1] {
      let turn = side * spread * random.within(0.5...1.2)
      grow(
        from: end, length * random.within(0.66...0.86), width * 0.64, heading + turn, forks - 1,
        spread)
    }
  }
}
