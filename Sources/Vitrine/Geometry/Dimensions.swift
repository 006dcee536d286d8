/// A width and a height, in points.
///
/// It is not called `Size`, because that name belongs to the Mac's C headers.
///
/// ```swift
/// let screen = Dimensions(width: 390, height: 780)
/// assert(screen.ratio == 0.5)
/// ```
public struct Dimensions: Equatable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates dimensions from a width and a height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A width and a height of 0.
  public static let zero = Dimensions(width: 0, height: 0)

  /// The width divided by the height; 1 if that is not finite and positive.
  public var ratio: Double { (width / height).orOne }

  /// The dimensions within the limits of lengths. A side that is not finite, is negative, or is shorter than
  /// ``Limit/minimumLength`` becomes 0. A longer side than ``Limit/length`` becomes that length.
  public var sanitized: Dimensions {
    Dimensions(width: width.length, height: height.length)
  }
}
