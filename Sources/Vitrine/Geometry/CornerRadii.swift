/// How round each of the four corners of a frame is, in points.
public struct CornerRadii: Equatable, Sendable {
  /// The corner at the top left.
  public var topLeft: Double
  /// The corner at the top right.
  public var topRight: Double
  /// The corner at the bottom right.
  public var bottomRight: Double
  /// The corner at the bottom left.
  public var bottomLeft: Double

  /// The radii of the four corners, clockwise from the top left, in points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at all four corners, in points.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Four square corners.
  public static let zero = CornerRadii(0)

  /// No corner below 0, as a spring that overshoots would leave it.
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
  /// Radii of lengths that can be drawn.
  var sanitized: CornerRadii {
    CornerRadii(
      topLeft: topLeft.length, topRight: topRight.length, bottomRight: bottomRight.length,
      bottomLeft: bottomLeft.length)
  }

  /// Adds other radii, corner by corner, `factor` times.
  mutating func add(_ other: CornerRadii, times factor: Double) {
    topLeft += other.topLeft * factor
    topRight += other.topRight * factor
    bottomRight += other.bottomRight * factor
    bottomLeft += other.bottomLeft * factor
  }

  /// Corner by corner, the sum.
  public static func + (a: CornerRadii, b: CornerRadii) -> CornerRadii {
    CornerRadii(
      topLeft: a.topLeft + b.topLeft, topRight: a.topRight + b.topRight,
      bottomRight: a.bottomRight + b.bottomRight, bottomLeft: a.bottomLeft + b.bottomLeft)
  }

  /// Corner by corner, the difference.
  public static func - (a: CornerRadii, b: CornerRadii) -> CornerRadii { a + b * -1 }

  /// Every radius multiplied by `factor`.
  public static func * (a: CornerRadii, factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: a.topLeft * factor, topRight: a.topRight * factor,
      bottomRight: a.bottomRight * factor, bottomLeft: a.bottomLeft * factor)
  }
}
