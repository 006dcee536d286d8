/// The radii of the four corners of a frame, in points.
///
/// ```swift
/// let radii = CornerRadii(8)
/// assert((radii * 2).topLeft == 16)
/// ```
public struct CornerRadii: Equatable, Sendable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Creates radii, clockwise from the top left, in points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates four equal radii, in points.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Four square corners.
  public static let zero = CornerRadii(0)

  /// The radii, with 0 instead of negative ones. A spring that overshoots can make a radius negative.
  public var drawable: CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeft), topRight: max(0, topRight), bottomRight: max(0, bottomRight),
      bottomLeft: max(0, bottomLeft))
  }

  /// Whether all four radii can be drawn.
  public var isFinite: Bool {
    topLeft.isReal && topRight.isReal && bottomRight.isReal && bottomLeft.isReal
  }
}

extension CornerRadii {
  /// The radii within the limits of lengths.
  var sanitized: CornerRadii {
    CornerRadii(
      topLeft: topLeft.length, topRight: topRight.length, bottomRight: bottomRight.length,
      bottomLeft: bottomLeft.length)
  }

  /// Adds other radii, each multiplied by `factor`.
  mutating func add(_ other: CornerRadii, times factor: Double) {
    topLeft += other.topLeft * factor
    topRight += other.topRight * factor
    bottomRight += other.bottomRight * factor
    bottomLeft += other.bottomLeft * factor
  }

  /// Returns the sum of the radii of each corner.
  public static func + (a: CornerRadii, b: CornerRadii) -> CornerRadii {
    CornerRadii(
      topLeft: a.topLeft + b.topLeft, topRight: a.topRight + b.topRight,
      bottomRight: a.bottomRight + b.bottomRight, bottomLeft: a.bottomLeft + b.bottomLeft)
  }

  /// Returns the difference of the radii of each corner.
  public static func - (a: CornerRadii, b: CornerRadii) -> CornerRadii { a + b * -1 }

  /// Returns the radii multiplied by `factor`.
  public static func * (a: CornerRadii, factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: a.topLeft * factor, topRight: a.topRight * factor,
      bottomRight: a.bottomRight * factor, bottomLeft: a.bottomLeft * factor)
  }
}
