/// The rule for the length of a strip's items along it.
///
/// ```swift
/// let view = Dimensions(width: 390, height: 300)
/// assert(ItemExtent.ratio(1.5).length(in: view, isVertical: false) == 450)
/// assert(ItemExtent.measured.length(in: view, isVertical: false) == nil)
/// ```
public enum ItemExtent: Hashable, Sendable {
  /// The length of the content. The host measures each item.
  case measured
  /// A length in points.
  case fixed(Double)
  /// A fraction of the view's length.
  case fraction(Double)
  /// A ratio of width to height, within ``ratios``. While the view has no breadth, items are as long as the view.
  case ratio(Double)

  /// The minimum and the maximum ratio. A picture beyond them is cropped.
  public static let ratios = 0.2...5.0

  /// Returns the ratio in which an item is shown: within ``ratios``, or 1 if the ratio is not finite and positive.
  public static func shownRatio(_ ratio: Double) -> Double {
    ratio.orOne.clamped(to: ratios)
  }

  /// Returns the length of every item in a view of this size, in points; nil if each item has to be measured.
  public func length(in size: Dimensions, isVertical: Bool) -> Double? {
    let (along, across) = isVertical ? (size.height, size.width) : (size.width, size.height)
    switch self {
    case .measured: return nil
    case .fixed(let length): return length.isPositive ? length : along
    case .fraction(let share): return along * share.orOne
    case .ratio(let ratio):
      guard across > 0 else { return along }
      let shown = Self.shownRatio(ratio)
      return isVertical ? across / shown : across * shown
    }
  }
}
