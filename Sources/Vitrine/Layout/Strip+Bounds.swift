/// The offsets between which a strip scrolls.
extension Strip {
  /// The range in which the strip scrolls; nil if it has no ends.
  ///
  /// With the alignment in the middle, the first and the last item can rest there. With another alignment, the strip stops at
  /// its own ends.
  public var bounds: ClosedRange<Double>? {
    guard !loops, count > 0 else { return nil }
    let (first, last) = (offset(of: 0), offset(of: count - 1))
    let overhang = max(0, lap - gap - viewport)
    return switch alignment {
    case .start: first...max(first, min(last, first + overhang))
    case .center: first...max(first, last)
    case .end: min(last, max(first, last - overhang))...max(first, last)
    }
  }

  /// The bounds, and the rubber bands at them. A strip without ends scrolls to any offset.
  var scrollRange: ElasticRange { elasticRange(bounds) }

  /// Returns a range with rubber bands at its bounds; without bounds, all offsets.
  func elasticRange(_ bounds: ClosedRange<Double>?) -> ElasticRange {
    ElasticRange(bounds ?? -.infinity ... .infinity, dimension: viewport)
  }

  /// Returns the offset at which the strip rests on a virtual index: the index's own, or the nearest one within the bounds.
  public func restingOffset(of index: Int) -> Double {
    confined(offset(of: index))
  }

  /// Returns the nearest offset within the bounds.
  public func confined(_ offset: Double) -> Double {
    guard let bounds else { return offset }
    return offset.clamped(to: bounds)
  }
}
