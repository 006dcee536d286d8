/// The shape of a photograph: a number, which is its width divided by its height, a `CGSize`, or an optional for a shape that can be
/// unknown.
///
/// ```swift
/// PhotoGrid(photos, aspectRatio: { $0.ratio }) { Image($0.name).resizable() }
/// ```
/// A shape that is not positive and finite counts as unknown.
public protocol PhotoAspectRatio {
  /// The width divided by the height; nil if it is unknown.
  var widthPerHeight: Double? { get }
}

extension Double: PhotoAspectRatio {
  /// The number itself, if it is positive and finite.
  public var widthPerHeight: Double? { isFinite && self > 0 ? self : nil }
}

extension Optional: PhotoAspectRatio where Wrapped: PhotoAspectRatio {
  /// The shape of the value, if there is one.
  public var widthPerHeight: Double? { flatMap(\.widthPerHeight) }
}
