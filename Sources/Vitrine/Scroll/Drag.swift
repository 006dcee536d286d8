extension Scroller {
  /// A drag of the strip, by fingers or by a pinch on a trackpad or a wheel.
  struct Drag: Equatable, Sendable {
    var cause: DragCause
    /// The scroll offset when it was grabbed, before the rubber band.
    private(set) var grabOffset: Double
    /// The virtual index from which a release counts pages: the one on which the strip rested or would have come to rest, or, if
    /// that is more than a page away, the nearest one.
    var startIndex: Int
    /// The point of the strip under the finger.
    var touched: Strip.Anchor
    /// Whether that point is on the item, and not in the gap after it or beyond the last item.
    let isOnItem: Bool
    /// The content that the finger pressed.
    let content: Pointer.Content
    /// Where the strip rested, or was about to rest, when it was grabbed; nil if that was not decided.
    let stop: Stop?
    /// The translation of the finger on the screen, in points.
    var translation = Vector.zero
    /// The ends of the strip at the start of a pinch; nil for the present ends. With them, the rubber band resists only the
    /// drag, and not the closing gaps.
    var limits: ClosedRange<Double>?

    /// Creates a drag of a strip that is drawn at `offset`, at the point `position` of the strip.
    init(
      of strip: Strip, at position: Double, offset: Double, target: Int, by cause: DragCause,
      on content: Pointer.Content, stop: Stop?
    ) {
      self.cause = cause
      self.content = content
      self.stop = stop
      grabOffset = strip.rubberBand.unbanded(offset, beyond: strip.scrollRange)
      let nearest = strip.nearest(to: offset)
      startIndex = abs(strip.page(of: target) - strip.page(of: nearest)) > 1 ? nearest : target
      touched = strip.anchor(at: position)
      isOnItem = abs(touched.offset - position) < 1e-6
    }

    /// Returns the scroll offset that the finger asks for, before the rubber band.
    func rawOffset(along axis: Strip.Axis) -> Double { grabOffset - axis.along(translation) }

    /// Returns the scroll offset at which the strip is drawn.
    func offset(in strip: Strip) -> Double {
      strip.rubberBand.banded(rawOffset(along: strip.axis), within: limits ?? strip.scrollRange)
    }

    /// Returns the velocity of the strip, in points per second, for a finger with `velocity` on the screen.
    func velocity(of velocity: Vector, in strip: Strip) -> Double {
      let raw = rawOffset(along: strip.axis)
      let slope = strip.rubberBand.slope(at: raw, beyond: limits ?? strip.scrollRange)
      return -strip.axis.along(velocity) * slope
    }

    /// Sets the scroll offset at which the strip is drawn, so that a change of the layout or of the limits does not move it. The
    /// translation counts from the same point as before.
    mutating func setOffset(_ offset: Double, in strip: Strip, moved translation: Vector) {
      grabOffset =
        strip.rubberBand.unbanded(offset, beyond: limits ?? strip.scrollRange)
        + strip.axis.along(translation)
    }
  }
}
