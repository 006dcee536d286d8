extension Scroller {
  /// A hold on the strip, by fingers or by a pinch on a trackpad or a wheel.
  struct Drag: Equatable, Sendable {
    /// What holds the strip.
    enum Source: Equatable, Sendable {
      case fingers
      case trackpad
      /// A wheel. It lets go if it is silent until the deadline, in seconds.
      case wheel(until: Double)
    }

    var source: Source
    /// The scroll offset when it was grabbed, before the rubber band.
    private(set) var grabOffset: Double
    /// The virtual index on which the strip rested or would have come to rest.
    var startIndex: Int
    /// The point of the strip under the finger.
    var touched: Strip.Anchor
    /// Whether that point is on the item, and not in the gap behind it or beyond the last.
    let isOnItem: Bool
    /// What the finger pressed.
    let content: Pointer.Content
    /// How far the finger has moved on the screen, in points.
    var translation = Vector.zero
    /// The ends of the strip when a pinch began, so that the rubber band resists only the drag, and not the closing gaps. Nil
    /// for the present ends.
    var limits: ClosedRange<Double>?

    /// Grabs a strip that is drawn at `offset`, at the point `position` of the strip.
    init(
      of strip: Strip, at position: Double, offset: Double, target: Int, by source: Source,
      on content: Pointer.Content
    ) {
      self.source = source
      self.content = content
      grabOffset = strip.raw(offset, within: nil)
      startIndex = target
      touched = strip.anchor(at: position)
      isOnItem = abs(touched.offset - position) < 1e-6
    }

    /// The scroll offset for which the finger asks, before the rubber band.
    func rawOffset(along axis: Strip.Axis) -> Double { grabOffset - axis.along(translation) }

    /// Where the strip is drawn.
    func offset(in strip: Strip) -> Double {
      strip.drawn(rawOffset(along: strip.axis), within: limits)
    }

    /// The velocity of the strip, in points per second, if the finger has `velocity` on the screen.
    func velocity(of velocity: Vector, in strip: Strip) -> Double {
      -strip.axis.along(velocity) * strip.slope(at: rawOffset(along: strip.axis), within: limits)
    }

    /// Holds a strip that is drawn at `offset` where it is, after a change of the layout or of the limits. The translation counts
    /// from where it counted before.
    mutating func regrab(_ strip: Strip, at offset: Double, moved translation: Vector) {
      grabOffset = strip.raw(offset, within: limits) + strip.axis.along(translation)
    }
  }
}
