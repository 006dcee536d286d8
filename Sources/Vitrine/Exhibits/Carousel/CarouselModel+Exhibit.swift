extension CarouselModel {
  /// What a strip is shown as: the same strip, with values of its own where nothing is said.
  ///
  /// ```swift
  /// assert(Option.spacing.defaultValue(for: .expanding) == 20)
  /// assert(Option.damping.defaultValue(for: .expanding) == Option.damping.defaultValue)
  /// ```
  public enum Exhibit: Int32, Sendable, CaseIterable {
    /// Items of any size that never need to end.
    case looping
    /// Cards that open where they are.
    case expanding
    /// Photographs whose gaps can be closed.
    case stitched
  }

  /// Whether its items are cards that open where they are.
  var hasCards: Bool { Part.cards.isHere && exhibit == .expanding }

  /// Whether its gaps can be closed.
  var hasSeam: Bool { Part.seam.isHere && exhibit == .stitched }
}

extension Option {
  /// The value without the attribute, in an exhibit.
  ///
  /// A row of cards is scrolled like a page: it begins where reading begins and rests anywhere.
  public func defaultValue(for exhibit: CarouselModel.Exhibit) -> Double {
    switch (self, exhibit) {
    case (.spacing, .expanding): 20
    case (.spacing, .stitched): 8
    case (.radius, .expanding): 10
    case (.align, .expanding), (.align, .stitched): 0
    case (.snap, .expanding), (.snap, .stitched): 2
    default: defaultValue
    }
  }

  /// The value that an exhibit uses where `value` was asked for: its default for what is no number, else the nearest in range.
  func sanitized(_ value: Double, for exhibit: CarouselModel.Exhibit) -> Double {
    sanitized(value.isNaN ? defaultValue(for: exhibit) : value)
  }
}
