/// How far a photograph can be magnified on a screen, and how far it can be panned then.
///
/// Magnifications count from fit, where it is as large as the screen allows uncropped: 1 is fit, 2 twice as large. A center
/// is that of the photograph, from the middle of the screen.
///
/// ```
///       +-------- photograph --------+
///       |     +--- screen ---+       |
///       |     |       + . .  |       |      slack: how far the middle may be from that of the screen, so that no edge
///       |     +--------------+       |      comes into view
///       +----------------------------+
///       <-slack->
/// ```
struct Zoom: Equatable, Sendable {
  /// The screen, in points.
  let screen: Dimensions
  /// The photograph at fit, in points.
  let fit: Dimensions
  /// The most it can be magnified: four times, until the screen is filled, or until a pixel of it is one of the screen.
  let most: Double

  /// More than this shows single pixels of any picture.
  private static let limit = 100.0

  /// The zoom of a photograph.
  /// - Parameters:
  ///   - ratio: Its width divided by its height.
  ///   - pixels: Its width in pixels; 0 if unknown.
  ///   - screen: The size of the screen, in points.
  ///   - displayScale: Pixels per point.
  init(ratio: Double, pixels: Double, on screen: Dimensions, displayScale: Double) {
    self.screen = screen
    fit = Frame(center: .zero, dimensions: screen).fitting(ratio: ratio).dimensions
    let natural = fit.width > 0 ? pixels / displayScale / fit.width : 0
    most = max(4, min(max(natural, Self.fill(fit, screen)), Self.limit))
  }

  /// The magnification a double tap goes to from fit: so that the screen is filled, at least two and a half times.
  var preferred: Double { min(max(2.5, Self.fill(fit, screen)), most) }

  /// How many times larger than at fit a photograph is in a pose.
  func scale(of pose: Pose) -> Double { fit.width > 0 ? pose.outline.width / fit.width : 1 }

  /// The magnification to rest at: one just above fit is fit.
  func rest(at scale: Double) -> Double { scale < Self.hardly ? 1 : min(scale, most) }

  /// Below this a photograph counts as at fit.
  static let hardly = 1.05

  private static func fill(_ fit: Dimensions, _ screen: Dimensions) -> Double {
    guard fit.width > 0, fit.height > 0 else { return 1 }
    return max(screen.width / fit.width, screen.height / fit.height)
  }
}

extension Zoom {
  /// How far the middle may be from that of the screen, at a magnification, in points.
  func slack(at scale: Double) -> Vector {
    Vector(
      x: max(0, (fit.width * scale - screen.width) / 2),
      y: max(0, (fit.height * scale - screen.height) / 2))
  }

  /// The center within the slack that is nearest to another.
  func confined(_ center: Vector, at scale: Double) -> Vector {
    let slack = slack(at: scale)
    return Vector(
      x: center.x.clamped(to: -slack.x...slack.x), y: center.y.clamped(to: -slack.y...slack.y))
  }

  /// The center of a photograph that was at `center` and has been pulled by `offset`: held back beyond its edges.
  func pulled(_ center: Vector, by offset: Vector, at scale: Double) -> Vector {
    let slack = slack(at: scale)
    return Vector(
      x: Self.pulled(center.x, by: offset.x, within: slack.x, of: screen.width),
      y: Self.pulled(center.y, by: offset.y, within: slack.y, of: screen.height))
  }

  /// How fast its middle moves while the hand that pulls it moves with `velocity`, per second.
  func drift(
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
    let (band, bounds) = (RubberBand(dimension: dimension), -slack...slack)
    return band.slope(at: band.pulled(center, beyond: bounds) + offset, beyond: bounds)
  }

  private static func pulled(
    _ center: Double, by offset: Double, within slack: Double, of dimension: Double
  ) -> Double {
    let (band, bounds) = (RubberBand(dimension: dimension), -slack...slack)
    return band.held(band.pulled(center, beyond: bounds) + offset, within: bounds)
  }
}

extension Zoom {
  /// The magnifications within which fingers spread a photograph freely that they caught at `scale`: the limits, and those on
  /// the way back to the limits.
  func range(holding scale: Double) -> ClosedRange<Double> {
    scale > 0 ? min(1, scale)...max(most, scale) : 1...most
  }

  /// The magnification that is drawn of one that fingers ask for: beyond `range` it follows less and less, by an octave at
  /// most. With o octaves beyond, it goes 1 - 1 / (0.55 o + 1) of one: the rubber band of scrolling, in octaves.
  func banded(_ asked: Double, within range: ClosedRange<Double>) -> Double {
    let edge = asked.clamped(to: range)
    return edge * Self.exponential(Self.octave.offset(for: Self.octaves(asked / edge)))
  }

  /// The magnification that fingers ask for when another is drawn.
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
