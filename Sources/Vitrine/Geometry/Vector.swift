/// A point or a displacement in the plane, in points; x grows to the right, y downwards.
///
/// ```swift
/// let finger = Vector(x: 120, y: 300)
/// let moved = finger + Vector(x: 30, y: 40)
/// assert((moved - finger).length == 50)
/// ```
public struct Vector: Equatable, Sendable {
  /// Points to the right.
  public var x: Double
  /// Points downwards.
  public var y: Double

  /// The vector with the given components, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// No displacement at all.
  public static let zero = Vector(x: 0, y: 0)

  /// The distance from the origin, in points.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Whether both components are numbers that can be drawn.
  public var isFinite: Bool { x.isReal && y.isReal }

  /// The vector with components clamped to the longest length. A component that is not finite stays so.
  var sanitized: Vector {
    isFinite
      ? Vector(
        x: x.clamped(to: -Limit.length...Limit.length),
        y: y.clamped(to: -Limit.length...Limit.length)) : self
  }

  /// The vector of length 1 in the same direction; zero stays zero.
  public var direction: Vector { length > 0 ? self / length : .zero }

  /// How far `self` reaches along `other`, times the length of `other`.
  public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
}

extension Vector {
  /// The displacement that results from one after the other.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  /// The displacement from `b` to `a`.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// The displacement made `factor` times as long.
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(x: a.x * factor, y: a.y * factor)
  }

  /// The displacement divided by `divisor`.
  public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(x: a.x / divisor, y: a.y / divisor)
  }
}
