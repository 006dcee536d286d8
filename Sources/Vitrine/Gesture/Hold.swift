/// The transform that fingers have given to the content they hold: translation, scale, and their velocities.
///
/// When a finger comes or goes, the middle and the span of all fingers jump. The content does not: the fingers that are left go
/// on from the present translation and scale.
///
/// ```
///   1 . . . . . 2         span 120: 1.5 times the 80 of when they took hold
///         +               middle: 30 points to the right of where it was
/// ```
struct Hold: Equatable, Sendable {
  /// Where the middle was, and how far the fingers were apart, when what they had done was `carried` and `enlarged`.
  private var base = Vector.zero
  private var carried = Vector.zero
  private var baseSpan = 0.0
  private var enlarged = 1.0
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()
  private var spread = VelocityTracker()

  /// How far the middle has moved since these fingers took hold.
  func offset(of fingers: Fingers) -> Vector { fingers.centroid - base }

  /// How much farther apart the fingers are than when they took hold.
  func widening(of fingers: Fingers) -> Double { fingers.span - baseSpan }

  /// The translation of the content, in points.
  func translation(of fingers: Fingers) -> Vector { carried + offset(of: fingers) }

  /// The scale of the content.
  func scale(of fingers: Fingers) -> Double {
    enlarged * Self.distinct(fingers.span) / Self.distinct(baseSpan)
  }

  /// How fast the middle moves, in points per second.
  func velocity(at time: Double) -> Vector {
    Vector(x: horizontal.velocity(at: time), y: vertical.velocity(at: time))
  }

  /// How fast the scale changes, per second.
  func scaleVelocity(at time: Double) -> Double {
    enlarged * spread.velocity(at: time) / Self.distinct(baseSpan)
  }

  /// Nearer fingers are one to a touch screen, and no distance to divide by.
  private static func distinct(_ span: Double) -> Double { max(span, Threshold.touchSlop) }
}

extension Hold {
  /// Other fingers go on from here.
  mutating func regrip(by fingers: Fingers, moved: Vector, enlarged: Double) {
    (base, carried) = (fingers.centroid, moved)
    (baseSpan, self.enlarged) = (fingers.span, enlarged)
    horizontal.reset()
    vertical.reset()
    spread.reset()
  }

  /// Takes a sample for the velocities.
  mutating func track(_ fingers: Fingers, at time: Double) {
    let centroid = fingers.centroid
    horizontal.add(centroid.x, at: time)
    vertical.add(centroid.y, at: time)
    spread.add(fingers.span, at: time)
  }

  /// Subtracts the slop that it took to recognize a drag, so that nothing jumps.
  mutating func forgive(_ slop: Vector) { base = base + slop }

  /// Begins a pinch: the scale counts from here.
  mutating func beginPinch(with fingers: Fingers) {
    (baseSpan, enlarged) = (fingers.span, 1)
  }
}
