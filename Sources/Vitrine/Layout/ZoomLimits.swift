/// The limits of magnifying and panning a photograph on a screen.
///
/// Magnifications are relative to fit, where the uncropped photograph is as large as the screen allows: 1 is fit, 2 twice as
/// large. A small picture is smaller at fit; see ``enlargement``. A centre is that of the photograph, relative to the middle of the
/// screen.
///
/// ```
///       +-------- photograph --------+
///       |     +--- screen ---+       |
///       |     |       + . .  |       |      slack: how far the middle may be from that of the screen, so that no edge
///       |     +--------------+       |      comes into view
///       +----------------------------+
///       <-slack->
/// ```
struct ZoomLimits: Equatable, Sendable {
  /// The size of the screen, in points.
  let screen: Dimensions
  /// The size of the photograph at fit, in points.
  let fit: Dimensions
  /// The maximum magnification: the one that an app has set, or the one that follows from the picture.
  ///
  /// The latter is at least four times fit. It draws each pixel of the picture with at least ``enlargement`` pixels of the screen, and lets
  /// a picture that touches two edges fill the screen. It is never more than 100.
  let maximum: Double

  /// The number of screen pixels, across and down, for a pixel of the picture: at fit at most this many, at the maximum zoom at
  /// least this many.
  static let enlargement = 2.0

  /// The lowest maximum that follows from a picture, as in PhotoSwipe.
  private static let lowestMaximum = 4.0
  private static let lowestDoubleTapScale = 2.5
  /// The limit of the maximum. Beyond it, single pixels of any picture are visible.
  private static let highestMaximum = 100.0

  /// Creates the limits of a photograph.
  /// - Parameters:
  ///   - fit: Its size at fit, in points.
  ///   - pixels: The width of the picture, in pixels; 0 if unknown.
  ///   - maximum: The maximum magnification that an app has set, which counts as at least 1; nil for none.
  ///   - screen: The size of the screen, in points.
  ///   - displayScale: Pixels per point.
  init(
    fit: Dimensions, pixels: Double, maximum: Double? = nil, on screen: Dimensions,
    displayScale: Double
  ) {
    (self.screen, self.fit) = (screen, fit)
    let enlarged = fit.width > 0 ? Self.enlargement * pixels / displayScale / fit.width : 0
    self.maximum =
      maximum.map { $0.clamped(to: 1...Self.highestMaximum) }
      ?? max(Self.lowestMaximum, min(max(enlarged, Self.fill(fit, screen)), Self.highestMaximum))
  }

  /// The magnification after a double tap at fit: at least two and a half times, which is chosen by eye. A picture that is not small
  /// fills the screen.
  var doubleTapScale: Double {
    min(max(Self.lowestDoubleTapScale, Self.fill(fit, screen)), maximum)
  }

  /// Returns the magnification of a photograph in a pose.
  func scale(of pose: Pose) -> Double { fit.width > 0 ? pose.outline.width / fit.width : 1 }

  /// Returns the magnification to rest at: fit for one just above fit, and at most the maximum.
  func restingScale(for scale: Double) -> Double {
    scale < Self.fitThreshold ? 1 : min(scale, maximum)
  }

  /// Below this magnification, a photograph counts as at fit.
  static let fitThreshold = 1.05

  private static func fill(_ fit: Dimensions, _ screen: Dimensions) -> Double {
    guard fit.width > 0, fit.height > 0 else { return 1 }
    let (x, y) = (screen.width / fit.width, screen.height / fit.height)
    // Only a small picture has margins on all sides. They are not filled.
    return max(x, y) / min(x, y)
  }
}

extension ZoomLimits {
  /// Returns the maximum distance of the centre at a magnification, in points.
  func slack(at scale: Double) -> Vector {
    Vector(
      x: max(0, (fit.width * scale - screen.width) / 2),
      y: max(0, (fit.height * scale - screen.height) / 2))
  }

  /// Returns the nearest centre within the slack.
  func confined(_ center: Vector, at scale: Double) -> Vector {
    let slack = slack(at: scale)
    return Vector(
      x: center.x.clamped(to: -slack.x...slack.x), y: center.y.clamped(to: -slack.y...slack.y))
  }
}

/// How a photograph follows fingers beyond its limits.
extension ZoomLimits {
  /// Returns the centre of a photograph that was at `center` and is dragged by `offset`. A rubber band holds it back beyond its
  /// edges.
  func dragged(_ center: Vector, by offset: Vector, at scale: Double) -> Vector {
    let slack = slack(at: scale)
    return Vector(
      x: Self.dragged(center.x, by: offset.x, within: slack.x, of: screen.width),
      y: Self.dragged(center.y, by: offset.y, within: slack.y, of: screen.height))
  }

  /// Returns the velocity of the centre, in points per second, while the finger that drags it moves with `velocity`.
  func velocity(
    of center: Vector, draggedBy offset: Vector, at scale: Double, with velocity: Vector
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
    return range.slope(at: range.rawOffset(for: center) + offset)
  }

  private static func dragged(
    _ center: Double, by offset: Double, within slack: Double, of dimension: Double
  ) -> Double {
    let range = ElasticRange(-slack...slack, dimension: dimension)
    return range.offset(for: range.rawOffset(for: center) + offset)
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
  func scale(for asked: Double, within range: ClosedRange<Double>) -> Double {
    let edge = asked.clamped(to: range)
    return edge * Self.exponential(Self.octave.offset(for: Self.octaves(asked / edge)))
  }

  /// Returns the magnification that fingers ask for when another one is drawn.
  func rawScale(for drawn: Double, within range: ClosedRange<Double>) -> Double {
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
