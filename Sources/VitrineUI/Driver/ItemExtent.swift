import Vitrine

/// How long the items of a strip are along it.
enum ItemExtent: Hashable, Sendable {
  /// As long as their content wants to be.
  case measured
  /// So many points.
  case fixed(Double)
  /// This share of the view.
  case fraction(Double)
  /// So that width divided by height is this; as long as the view while that has no breadth.
  case ratio(Double)

  /// The length of every item in a view of this size, in points; nil where each one has to be measured.
  func length(in size: Dimensions, isVertical: Bool) -> Double? {
    let (along, across) = isVertical ? (size.height, size.width) : (size.width, size.height)
    return switch self {
    case .measured: nil
    case .fixed(let length): Self.usable(length) ?? along
    case .fraction(let share): along * (Self.usable(share) ?? 1)
    case .ratio(let ratio) where across > 0:
      isVertical ? across / (Self.usable(ratio) ?? 1) : across * (Self.usable(ratio) ?? 1)
    case .ratio: along
    }
  }

  private static func usable(_ number: Double) -> Double? {
    number.isFinite && number > 0 ? number : nil
  }
}
