import Vitrine

/// A view of this size that contains a strip.
extension Dimensions {
  /// The length of the strip, in points.
  func length(isVertical: Bool) -> Double { Strip.Axis(isVertical: isVertical).length(of: self) }

  /// The breadth of the strip, in points.
  func breadth(isVertical: Bool) -> Double { length(isVertical: !isVertical) }
}
