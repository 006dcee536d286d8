/// The activity of a strip, and what follows from its state.
extension Scroller {
  /// Where the strip rests.
  enum Stop: Equatable, Sendable {
    /// On an item.
    case item
    /// At any offset.
    case free
  }

  /// The activity of the strip.
  enum Phase: Equatable, Sendable {
    case resting(Stop)
    case dragging(Drag)
    /// A wheel scrolls it, until the deadline, in seconds. So far it has scrolled by a distance, in points.
    case wheeling(until: Double, moved: Double)
    /// It moves to rest by itself.
    case moving(Stop)
    /// With reduced motion, it fades out in place; then the target fades in.
    case fadingOut
  }

  /// The present.
  var now: Instant { clock.now }

  /// The item on which the strip rests or will rest.
  var targetItem: Int { strip.count > 0 ? strip.item(target) : 0 }

  /// The drag; nil while nothing holds the strip.
  var drag: Drag? { if case .dragging(let drag) = phase { drag } else { nil } }

  /// Whether something holds the strip.
  var isHeld: Bool { if case .dragging = phase { true } else { false } }

  /// Whether the strip rests.
  var isResting: Bool { if case .resting = phase { true } else { false } }

  /// The layout at the end of all motions.
  var finalLayout: Strip {
    var layout = strip
    if layout.isMoving(at: now.motion) { layout.evaluate(at: .infinity) }
    return layout
  }
}
