import Foundation
import Vitrine

/// How far a photograph can be magnified and panned on a screen, and what the rubber band makes of more.
///
/// Magnifications count from fit, points from the middle of the screen.
struct PhotoLimits {
  let screen: Dimensions
  let fit: Dimensions
  /// The greatest magnification at rest: four times, until the screen is filled, or until one of its pixels is one of the
  /// screen.
  let maximum: Double

  init(ratio: Double, pixels: Double, on screen: Dimensions, displayScale: Double) {
    self.screen = screen
    fit = ViewerRig.fit(ratio: ratio, on: screen).dimensions
    guard fit.width > 0, fit.height > 0 else {
      maximum = 4
      return
    }
    let fill = max(screen.width / fit.width, screen.height / fit.height)
    maximum = max(4, min(max(fill, pixels / displayScale / fit.width), 100))
  }

  /// How far the middle may be from that of the screen without an edge in view.
  func slack(at scale: Double) -> Vector {
    Vector(
      x: max(0, (fit.width * scale - screen.width) / 2),
      y: max(0, (fit.height * scale - screen.height) / 2))
  }

  /// The point within the slack that is nearest to another.
  func confined(_ point: Vector, at scale: Double) -> Vector {
    let slack = slack(at: scale)
    return Vector(
      x: min(max(point.x, -slack.x), slack.x), y: min(max(point.y, -slack.y), slack.y))
  }

  /// Where the middle is after a hand pulled it from `point` by `offset`. Beyond the edges a rubber band holds it back.
  func pulled(_ point: Vector, by offset: Vector, at scale: Double) -> Vector {
    let slack = slack(at: scale)
    return Vector(
      x: RubberBand(dimension: screen.width)
        .pulled(point.x, by: offset.x, within: -slack.x...slack.x),
      y: RubberBand(dimension: screen.height)
        .pulled(point.y, by: offset.y, within: -slack.y...slack.y))
  }

  /// Returns the magnification after two fingers have spread by a factor, from `scale`. Within `range` it changes by the same
  /// factor. Beyond it a rubber band resists, by less than an octave.
  func spread(_ scale: Double, by spread: Double, within range: ClosedRange<Double>) -> Double {
    let octaves = log2(range.lowerBound)...log2(range.upperBound)
    return exp2(RubberBand(dimension: 1).pulled(log2(scale), by: log2(spread), within: octaves))
  }
}

extension RubberBand {
  /// Where something at `place` comes to be that is pulled by `offset`: with it inside of `range`, held back beyond.
  func pulled(_ place: Double, by offset: Double, within range: ClosedRange<Double>) -> Double {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    let pull = edge + inverse(of: place - edge) + offset
    let end = min(max(pull, range.lowerBound), range.upperBound)
    return end + self.offset(for: pull - end)
  }
}
