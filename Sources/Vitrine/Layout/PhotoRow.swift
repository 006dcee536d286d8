/// The photographs of a collection in a row, each on a screen of its own, as it is seen from the one that is shown.
///
/// ```
///    place -1           place 0           place 1
///  +-----------+ gap +-----------+ gap +-----------+
///  |           |     |  screen   |     |           |     the row is displaced by so many points while a page turns;
///  +-----------+     +-----------+     +-----------+     from the right to the left, place 1 is on the left
/// ```
/// What moves is the displacement: a hand or a wheel changes it, and it goes to zero.
struct PhotoRow: Equatable, Sendable {
  /// How wide the screen is, in points.
  var width: Double
  /// Whether the row runs from the right to the left.
  var isRightToLeft: Bool
  /// The places in which there are photographs; 0 is that of the photograph shown.
  var places: ClosedRange<Int>

  /// The gap between two screens, in points, which is seen only while a page turns.
  static let gap = 20.0

  /// How far it is from a place to the next, in points.
  var pitch: Double { width + Self.gap }

  private var step: Double { isRightToLeft ? -pitch : pitch }

  /// How far to the right of the screen a place is in a row displaced by so much, in points.
  func offset(of place: Int, displaced displacement: Double) -> Double {
    Double(place) * step + displacement
  }

  /// Which place is in the middle of the screen, in places: 0.5 between 0 and 1.
  func position(displaced displacement: Double) -> Double { -displacement / step }

  /// The place nearest to the screen, whether there is a photograph in it or not: one that was jumped over may be on its way out.
  func nearest(displaced displacement: Double) -> Int {
    (position(displaced: displacement) + 0.5).floored(in: -1_000_000...1_000_000)
  }

  /// Whether any of a place is on the screen.
  func shows(_ place: Int, displaced displacement: Double) -> Bool {
    abs(offset(of: place, displaced: displacement)) < width
  }

  /// The displacements at which the row ends.
  var bounds: ClosedRange<Double> {
    let ends = (-Double(places.lowerBound) * step, -Double(places.upperBound) * step)
    return min(ends.0, ends.1)...max(ends.0, ends.1)
  }
}

extension PhotoRow {
  /// The place on which the row comes to rest that is let go with a velocity, in points per second: at most one from 0.
  ///
  /// Faster than 250 points per second, the direction decides; slower, the place that is nearest to the predicted end. A flick
  /// counts from 0, however far the row still is from it: so each of several fast flicks turns a page.
  /// - Parameters:
  ///   - displacement: Where the row is, in points to the right.
  ///   - distance: How far it was dragged there, in points to the right.
  ///   - velocity: How fast it is, in points per second.
  func landing(
    displaced displacement: Double, draggedBy distance: Double, velocity: Double
  ) -> Int {
    let onward = isRightToLeft ? velocity : -velocity
    let near = places.clamped(to: -1...1)
    guard abs(onward) >= Motion.Decay.leastVelocity else {
      let end = position(displaced: displacement) * pitch + onward * Strip.prediction
      return (end / pitch + 0.5).floored(in: near)
    }
    let dragged = position(displaced: distance) * pitch
    let next =
      onward > 0 ? ((dragged + 0.5) / pitch).rounded(.up) : ((dragged - 0.5) / pitch).rounded(.down)
    return next.floored(in: near)
  }
}

extension PhotoRow {
  /// Where the row is that a hand has pulled so far: beyond an end, a rubber band holds it back.
  func banded(_ pull: Double) -> Double { band.held(pull, within: bounds) }

  /// How far a hand must have pulled it.
  func unbanded(_ displacement: Double) -> Double { band.pulled(displacement, beyond: bounds) }

  /// How much faster the row moves than the hand that has pulled it so far.
  func slope(at pull: Double) -> Double { band.slope(at: pull, beyond: bounds) }

  private var band: RubberBand { RubberBand(dimension: width) }
}
