extension Scroller {
  /// What the strip notes about a drag.
  struct Touch: Equatable, Sendable {
    /// The virtual index from which a release counts pages: the one on which the strip rested or would have come to rest, or, if
    /// that is more than a page away, the nearest one.
    var startIndex: Int
    /// The point of the strip under the finger.
    var point: Strip.Anchor
    /// Whether that point is on the item, and not in the gap after it or beyond the last item.
    let isOnItem: Bool
    /// The content that the finger pressed.
    let content: Pointer.Content
    /// Whether the strip rested on an item, or moved to one, when it was grabbed.
    let hadTarget: Bool
    /// The translation of the finger on the screen, in points.
    var translation = Vector.zero
    /// The ends of the strip at the start of a pinch; nil for the present ends. With them, the rubber band resists only the
    /// drag, and not the closing gaps.
    var limits: ClosedRange<Double>?
  }
}

/// The item under a finger, and the directions in which the finger can drag the strip.
extension Scroller {
  /// The content at a point of the viewport.
  enum Hit: Equatable {
    case item(Int), gap, nothing
  }

  /// Returns the content at a point in the frame drawn for `shown`.
  ///
  /// The strip is evaluated there and then again for now. A copy of it would allocate its open cards.
  mutating func hit(_ point: Vector, shown: Instant) -> Hit {
    let offset = offset
    evaluate(at: shown)
    defer { evaluate(at: now) }
    return hit(position(under: point, from: offset.position(at: shown.motion)))
  }

  /// Returns the position on the strip under a point of the viewport while `offset` is on the line.
  func position(under point: Vector, from offset: Double) -> Double {
    strip.viewportStart(at: offset) + strip.axis.offset(of: point, in: strip.viewport)
  }

  /// Returns the content at a position on the strip.
  private func hit(_ position: Double) -> Hit {
    guard strip.count > 0 else { return .nothing }
    let index = strip.index(at: position)
    let (start, extent) = (strip.leading(of: index), strip.extent(of: index))
    if position < start { return .nothing }
    if position <= start + extent { return .item(index) }
    return index == strip.count - 1 && !strip.loops ? .nothing : .gap
  }

  /// Returns the directions in which the strip can be dragged. If something around it takes over at its ends, these are the
  /// directions in which it can still scroll.
  func directions(yieldingAtEnds: Bool, at instant: Instant) -> GestureLimits.Directions {
    let along: GestureLimits.Directions = strip.axis.isVertical ? .vertical : .horizontal
    guard yieldingAtEnds, let bounds = strip.bounds else { return along }
    let position = offset.position(at: instant.motion)
    let onward: GestureLimits.Directions =
      strip.axis.isVertical ? .up : strip.axis.isRightToLeft ? .right : .left
    var allowed = along
    if position < bounds.lowerBound + Rounding.measured { allowed = onward }
    if position > bounds.upperBound - Rounding.measured { allowed.subtract(onward) }
    return allowed
  }

  /// The range in which a finger drags the strip.
  var dragRange: ElasticRange {
    strip.elasticRange(offset.drag?.details.limits ?? strip.bounds)
  }
}
