/// The transform that fingers have given to the content: a translation and a scale, with their velocities.
///
/// The centroid and the span of all fingers jump when a finger comes or leaves. The content does not jump: the remaining fingers
/// continue from the present translation and scale.
///
/// ```
///   1 . . . . . 2         span 120: a scale of 1.5, since the span was 80 at the start
///         +               centroid: 30 points to the right of its start
/// ```
struct FingerTransform: Equatable, Sendable {
  /// The centroid and the span of the present fingers when they took over, and the transform of the content at that time.
  private var startCentroid = Vector.zero
  private var startTranslation = Vector.zero
  private var startSpan = 0.0
  private var startScale = 1.0
  /// What the samples of the centroid add to it, so that it does not jump for them when a finger comes or leaves a drag.
  private var sampleShift = Vector.zero
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()
  private var spread = VelocityTracker()

  /// Returns how far the centroid has moved since these fingers took over, in points.
  func offset(of fingers: Fingers) -> Vector { fingers.centroid - startCentroid }

  /// Returns how much the span has grown since these fingers took over, in points.
  func widening(of fingers: Fingers) -> Double { fingers.span - startSpan }

  /// Returns the translation of the content, in points.
  func translation(of fingers: Fingers) -> Vector { startTranslation + offset(of: fingers) }

  /// Returns the scale of the content.
  func scale(of fingers: Fingers) -> Double {
    startScale * Self.distinct(fingers.span) / Self.distinct(startSpan)
  }

  /// Returns the velocity of the centroid, in points per second.
  func velocity(at time: Double) -> Vector {
    Vector(x: horizontal.velocity(at: time), y: vertical.velocity(at: time))
  }

  /// Returns the change of the scale per second.
  func scaleVelocity(at time: Double) -> Double {
    startScale * spread.velocity(at: time) / Self.distinct(startSpan)
  }

  /// A touch screen cannot tell fingers apart that are closer than this, and a span of 0 cannot be divided by.
  private static func distinct(_ span: Double) -> Double { max(span, Threshold.touchSlop) }
}

extension FingerTransform {
  /// Continues with other fingers from a translation and a scale, without a velocity.
  mutating func restart(with fingers: Fingers, translation: Vector, scale: Double) {
    (startCentroid, startTranslation) = (fingers.centroid, translation)
    (startSpan, startScale) = (fingers.span, scale)
    sampleShift = .zero
    horizontal.reset()
    vertical.reset()
    spread.reset()
  }

  /// Continues a drag with other fingers than `before`. The velocity stays, because fingers that flick together leave the screen one
  /// after the other.
  mutating func continueDrag(with fingers: Fingers, from before: Fingers) {
    startTranslation = translation(of: before)
    sampleShift = sampleShift + before.centroid - fingers.centroid
    (startCentroid, startSpan) = (fingers.centroid, fingers.span)
    spread.reset()
  }

  /// Adds a sample for the velocities.
  mutating func track(_ fingers: Fingers, at time: Double) {
    let centroid = fingers.centroid + sampleShift
    horizontal.add(centroid.x, at: time)
    vertical.add(centroid.y, at: time)
    spread.add(fingers.span, at: time)
  }

  /// Subtracts the slop after which a drag was recognized, so that the content does not jump.
  mutating func subtract(slop: Vector) { startCentroid = startCentroid + slop }

  /// Begins a pinch. The scale counts from here.
  mutating func beginPinch(with fingers: Fingers) {
    (startSpan, startScale) = (fingers.span, 1)
  }
}
