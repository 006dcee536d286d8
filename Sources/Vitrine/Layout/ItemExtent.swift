/// How long the items of a strip are along it.
///
/// ```swift
/// let view = Dimensions(width: 390, height: 300)
/// assert(ItemExtent.ratio(1.5).length(in: view, isVertical: false) == 450)
/// assert(ItemExtent.measured.length(in: view, isVertical: false) == nil)
/// ```
public enum ItemExtent: Hashable, Sendable {
  /// As long as their content wants to be. The host measures each item.
  case measured
  /// A number of points.
  case fixed(Double)
  /// A share of the view.
  case fraction(Double)
  /// Width divided by height, within ``ratios``; as long as the view while that has no breadth.
  case ratio(Double)

  /// The narrowest and the widest item, width by height. A picture beyond shows its middle.
  public static let ratios = 0.2...5.0

  /// The ratio that an item is shown in: 1 for one that is unknown or cannot be, else within ``ratios``.
  public static func shownRatio(_ ratio: Double) -> Double {
    (usable(ratio) ?? 1).clamped(to: ratios)
  }

  /// The length of every item in a view of this size, in points; nil where each one has to be measured.
  public func length(in size: Dimensions, isVertical: Bool) -> Double? {
    let (along, across) = isVertical ? (size.height, size.width) : (size.width, size.height)
    switch self {
    case .measured: return nil
    case .fixed(let length): return Self.usable(length) ?? along
    case .fraction(let share): return along * (Self.usable(share) ?? 1)
    case .ratio(let ratio):
      guard across > 0 else { return along }
      let shown = Self.shownRatio(ratio)
      return isVertical ? across / shown : across * shown
    }
  }

  private static func usable(_ number: Double) -> Double? {
    number.isFinite && number > 0 ? number : nil
  }
}
