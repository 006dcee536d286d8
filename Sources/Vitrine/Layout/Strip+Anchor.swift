extension Strip {
  /// The point of a strip that stays in place while the layout changes. The rest is laid out outward from it.
  ///
  /// ```
  ///              offset                            offset
  ///   |  ###  |  ##o###  |  ###  |   ->   |  ###  |  ####o######  |  ###  |      the anchored card opens
  /// ```
  ///
  /// ```swift
  /// var strip = Strip(extents: Extents(count: 4, each: 100), alignment: .start, viewport: 300)
  /// strip.anchor = strip.anchor(at: 250)
  /// assert(strip.anchor == Strip.Anchor(index: 2, fraction: 0.5, offset: 250))
  /// ```
  public struct Anchor: Equatable, Sendable {
    /// The virtual index of its item.
    public var index: Int
    /// The fraction of the item before the point: 0 for its leading edge, 1 for its trailing one.
    public var fraction: Double
    /// The offset at which it stays.
    public var offset: Double

    /// Creates a point that stays in place.
    public init(index: Int, fraction: Double, offset: Double) {
      self.index = index
      self.fraction = fraction
      self.offset = offset
    }
  }

  /// Returns the point of the strip at an offset. In a gap it is the end of the item before the gap.
  public func anchor(at offset: Double) -> Anchor {
    let index = index(at: offset)
    let (start, extent) = (leading(of: index), extent(of: index))
    let fraction = extent > 0 ? ((offset - start) / extent).clamped(to: 0...1) : 0
    return Anchor(index: index, fraction: fraction, offset: start + fraction * extent)
  }

  /// Returns a point of an item at its present offset.
  func point(_ index: Int, _ fraction: Double) -> Anchor {
    Anchor(index: index, fraction: fraction, offset: offset(of: index, fraction: fraction))
  }

  /// The anchor, or the default one if none is set.
  public var anchored: Anchor {
    anchor ?? Anchor(index: 0, fraction: alignment.fraction, offset: 0)
  }
}
