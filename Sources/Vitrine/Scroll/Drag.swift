extension Scroller {
  /// A hold on the strip: of fingers, or of a pinch that needs none on the strip.
  struct Drag: Equatable, Sendable {
    /// What holds it.
    enum Source: Equatable, Sendable {
      case fingers
      case trackpad
      /// A wheel, which has let go once it was silent until the deadline, in seconds.
      case wheel(until: Double)
    }

    var source = Source.fingers
    /// The scroll offset when it was grabbed, as if there were no rubber band.
    var grabOffset: Double
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
    /// The ends of the strip when a pinch began, so that the rubber band resists only the drag, and not the closing gaps. Nil for
    /// the present ends.
    var limits: ClosedRange<Double>?

    /// The scroll offset that the finger asks for, as if there were no rubber band.
    func rawOffset(along axis: Strip.Axis) -> Double { grabOffset - axis.along(translation) }
  }
}
