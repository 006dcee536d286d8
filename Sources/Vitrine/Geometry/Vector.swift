/// A point or a displacement in the plane, in points; x grows to the right, y downwards.
///
/// ```swift
/// let finger = Vector(x: 120, y: 300)
/// let moved = finger + Vector(x: 30, y: 40)
/// assert((moved - finger).length == 50)
/// ```
public struct Vector: Equatable, Sendable {
  /// The component to the right, in points.
  public var x: Double
  /// The component downwards, in points.
  public var y: Double

  /// Creates a vector from its components, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector of length 0.
  public static let zero = Vector(x: 0, y: 0)

  /// The length, in points.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Whether both components are finite.
  public var isFinite: Bool { x.isReal && y.isReal }

  /// The vector with its components within the limits of lengths. A vector that is not finite stays as it is.
  package var sanitized: Vector {
    isFinite
      ? Vector(
        x: x.clamped(to: -Limit.length...Limit.length),
        y: y.clamped(to: -Limit.length...Limit.length)) : self
  }

  /// The vector of length 1 in the same direction; zero for zero.
  public var direction: Vector { length > 0 ? self / length : .zero }

  /// Returns the dot product: the length of `self` along `other`, times the length of `other`.
  public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
}

extension Vector {
  /// Returns the sum of two displacements.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  /// Returns the displacement from `b` to `a`.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// Returns the displacement multiplied by `factor`.
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(x: a.x * factor, y: a.y * factor)
  }

  /// Returns the displacement divided by `divisor`.
  public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(x: a.x / divisor, y: a.y / divisor)
  }
}
