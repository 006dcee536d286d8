extension CarouselModel {
  /// What a strip is shown as: the same strip, with its own defaults of some options.
  ///
  /// ```swift
  /// assert(Option.spacing.defaultValue(for: .expanding) == 20)
  /// assert(Option.momentum.defaultValue(for: .expanding) == Option.momentum.defaultValue)
  /// ```
  public enum Style: Int32, Sendable, CaseIterable {
    /// Items of any size that never need to end.
    case looping
    /// Cards that open where they are.
    case expanding
    /// Photographs whose gaps can be closed.
    case stitched
  }

  /// Whether its items are cards that open where they are.
  var hasCards: Bool { BuildFeature.cards.isHere && style == .expanding }

  /// Whether its gaps can be closed.
  var hasSeam: Bool { BuildFeature.seam.isHere && style == .stitched }
}

extension Option {
  /// The value without the attribute, in a style.
  ///
  /// A row of cards is scrolled like a page: it begins where reading begins and rests anywhere.
  public func defaultValue(for style: CarouselModel.Style) -> Double {
    switch (self, style) {
    case (.spacing, .expanding): 20
    case (.spacing, .stitched): 8
    case (.radius, .expanding): 10
    case (.align, .expanding), (.align, .stitched): 0
    case (.snap, .expanding), (.snap, .stitched): 2
    default: defaultValue
    }
  }

  /// The value that a style uses for `value`: the nearest in range, or the default if it is not a number.
  func sanitized(_ value: Double, for style: CarouselModel.Style) -> Double {
    sanitized(value.isNaN ? defaultValue(for: style) : value)
  }
}
