/// How a photograph follows fingers beyond its limits.
extension ZoomLimits {
  /// Returns the centre of a photograph that was at `center` and is pulled by `offset`. A rubber band holds it back beyond its
  /// edges.
  func pulled(_ center: Vector, by offset: Vector, at scale: Double) -> Vector {
    let slack = slack(at: scale)
    return Vector(
      x: Self.pulled(center.x, by: offset.x, within: slack.x, of: screen.width),
      y: Self.pulled(center.y, by: offset.y, within: slack.y, of: screen.height))
  }

  /// Returns the velocity of the centre, in points per second, while the finger that pulls it moves with `velocity`.
  func velocity(
    of center: Vector, pulledBy offset: Vector, at scale: Double, with velocity: Vector
  ) -> Vector {
    let slack = slack(at: scale)
    return Vector(
      x: velocity.x * Self.slope(center.x, by: offset.x, within: slack.x, of: screen.width),
      y: velocity.y * Self.slope(center.y, by: offset.y, within: slack.y, of: screen.height))
  }

  private static func slope(
    _ center: Double, by offset: Double, within slack: Double, of dimension: Double
  ) -> Double {
    let range = ElasticRange(-slack...slack, dimension: dimension)
    return range.slope(at: range.pull(to: center) + offset)
  }

  private static func pulled(
    _ center: Double, by offset: Double, within slack: Double, of dimension: Double
  ) -> Double {
    let range = ElasticRange(-slack...slack, dimension: dimension)
    return range.offset(pulledTo: range.pull(to: center) + offset)
  }
}

extension ZoomLimits {
  /// Returns the magnifications within which a photograph, grabbed at `scale`, follows fingers directly: the limits, extended
  /// to `scale`.
  func range(holding scale: Double) -> ClosedRange<Double> {
    scale > 0 ? min(1, scale)...max(maximum, scale) : 1...maximum
  }

  /// Returns the drawn magnification for the one that fingers ask for. Beyond `range` it follows less and less, by at most an
  /// octave. At o octaves beyond, it follows by 1 - 1 / (0.55 o + 1) octaves: the rubber band of scrolling, in octaves.
  func banded(_ asked: Double, within range: ClosedRange<Double>) -> Double {
    let edge = asked.clamped(to: range)
    return edge * Self.exponential(Self.octave.offset(for: Self.octaves(asked / edge)))
  }

  /// Returns the magnification that fingers ask for when another one is drawn.
  func unbanded(_ drawn: Double, within range: ClosedRange<Double>) -> Double {
    let edge = drawn.clamped(to: range)
    return edge
      * Self.exponential(Self.octave.inverse(of: Self.octaves(drawn / edge)).clamped(to: -20...20))
  }

  private static var octave: RubberBand { RubberBand(dimension: 1) }
  private static let ln2 = 0.693_147_180_559_945_3

  private static func octaves(_ factor: Double) -> Double {
    factor > 0 ? Elementary.log(factor) / ln2 : -1000
  }

  private static func exponential(_ octaves: Double) -> Double { Elementary.exp(octaves * ln2) }
}
