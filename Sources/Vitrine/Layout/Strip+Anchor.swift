extension Strip {
  /// The point of a strip that stays where it is while the layout around it changes: everything else is laid out outward from
  /// it.
  ///
  /// ```
  ///              offset                            offset
  ///   |  ###  |  ##o###  |  ###  |   ->   |  ###  |  ####o######  |  ###  |      the anchored card opens
  /// ```
  public struct Anchor: Equatable, Sendable {
    /// The virtual index of its item.
    public var index: Int
    /// How much of the item is before it: 0 for its leading edge, 1 for its trailing one.
    public var fraction: Double
    /// The offset at which it stays.
    public var offset: Double

    /// A point that stays where it is.
    public init(index: Int, fraction: Double, offset: Double) {
      self.index = index
      self.fraction = fraction
      self.offset = offset
    }
  }

  /// The point of the item at an offset, which stays there. In a gap it is the end of the item before it.
  public func anchor(at offset: Double) -> Anchor {
    let index = index(at: offset)
    let (start, extent) = (leading(of: index), extent(of: index))
    let fraction = extent > 0 ? ((offset - start) / extent).clamped(to: 0...1) : 0
    return Anchor(index: index, fraction: fraction, offset: start + fraction * extent)
  }

  /// A point of an item, which stays where it is.
  func point(_ index: Int, _ fraction: Double) -> Anchor {
    Anchor(index: index, fraction: fraction, offset: offset(of: index, fraction: fraction))
  }

  /// The anchor, also where nobody has set one.
  public var anchored: Anchor {
    anchor ?? Anchor(index: 0, fraction: alignment.fraction, offset: 0)
  }
}
