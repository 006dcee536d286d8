extension CarouselModel {
  /// The style of a strip, with its own defaults of some options.
  ///
  /// ```swift
  /// assert(Option.spacing.defaultValue(for: .expanding) == 20)
  /// assert(Option.momentum.defaultValue(for: .expanding) == Option.momentum.defaultValue)
  /// ```
  public enum Style: Int32, Sendable, CaseIterable {
    /// Items of any size, in a row that can loop.
    case plain
    /// Cards that open in place.
    case expanding
    /// Photographs whose gaps can be closed.
    case stitched
  }
}

extension Option {
  /// Returns the default value of an option in a style.
  ///
  /// A row of cards scrolls like a page: it is aligned at the start and rests at any offset.
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

  /// Returns the nearest value in range; the default of the style for not a number.
  func sanitized(_ value: Double, for style: CarouselModel.Style) -> Double {
    sanitized(value.isNaN ? defaultValue(for: style) : value)
  }
}
