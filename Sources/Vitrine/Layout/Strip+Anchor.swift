extension Strip {
  /// The point of a strip that keeps its place while the layout around it changes: everything else is laid out outward from
  /// it.
  ///
  /// ```
  ///              place                             place
  ///   |  ###  |  ##o###  |  ###  |   ->   |  ###  |  ####o######  |  ###  |      the anchored card opens
  /// ```
  public struct Anchor: Equatable, Sendable {
    /// The number of its item.
    public var number: Int
    /// How much of the item is before it: 0 for its leading edge, 1 for its trailing one.
    public var fraction: Double
    /// The place it keeps.
    public var place: Double

    /// A point that keeps its place.
    public init(number: Int, fraction: Double, place: Double) {
      self.number = number
      self.fraction = fraction
      self.place = place
    }
  }

  /// The point of the item at a place, as one that keeps that place. In a gap it is the end of the item before it.
  public func anchor(at place: Double) -> Anchor {
    let number = number(at: place)
    let (start, extent) = (leading(of: number), extent(of: number))
    let fraction = extent > 0 ? ((place - start) / extent).clamped(to: 0...1) : 0
    return Anchor(number: number, fraction: fraction, place: start + fraction * extent)
  }

  /// A point of an item, as one that keeps the place that it has.
  func point(_ number: Int, _ fraction: Double) -> Anchor {
    Anchor(number: number, fraction: fraction, place: place(of: number, fraction: fraction))
  }

  /// The anchor, also where nobody has set one.
  public var anchored: Anchor {
    anchor ?? Anchor(number: 0, fraction: alignment.fraction, place: 0)
  }
}
