import Vitrine

/// The item of a strip that keeps its place while the engine does not know the lengths of others.
struct StripAnchor: Equatable, Sendable {
  /// The position of the item among the drawn ones.
  let position: Int
  /// From 0, at its start, to 1, at its end.
  let alignment: Double
  /// Whether the strip runs from right to left.
  let isReversed: Bool

  /// The distances of items from their placements, in points to the right or downwards.
  /// - Parameter lengths: The lengths that the engine knows and those of the layout.
  func shifts(of lengths: [(known: Double, actual: Double)]) -> [Double] {
    StripPlacement.shifts(
      of: lengths, current: position, alignment: alignment, isReversed: isReversed)
  }
}
