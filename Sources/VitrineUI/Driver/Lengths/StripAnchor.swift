import Vitrine

/// The point of the current item that stays in place while the engine does not know the lengths of all items.
struct StripAnchor: Equatable, Sendable {
  /// From 0, at its start, to 1, at its end.
  let alignment: Double
  /// Whether the strip runs from right to left.
  let isReversed: Bool

  /// Creates the anchor of a strip with these options.
  init(_ options: ExhibitOptions, isReversed: Bool) {
    // The choices of the option are the start, the centre and the end.
    alignment = options.sanitized(.align) / 2
    self.isReversed = isReversed
  }

  /// The distances of items from their placements, in points to the right or downwards.
  /// - Parameters:
  ///   - lengths: The lengths that the engine knows and those of the layout.
  ///   - current: The position of the current item in `lengths`; nil if it is not drawn.
  func shifts(of lengths: [(known: Double, actual: Double)], current: Int?) -> [Double] {
    StripPlacement.shifts(
      of: lengths, current: current ?? -1, alignment: alignment, isReversed: isReversed)
  }
}
