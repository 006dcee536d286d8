/// A rotation about the middle of a box, in radians, about three axes: to the right, downwards, and towards the eye.
///
/// ```swift
/// var rotation = Rotation()
/// rotation.z = .pi / 2  // a quarter turn clockwise
/// ```
public struct Rotation: Equatable, Sendable {
  /// About the axis to the right. A positive angle moves the upper edge away from the eye.
  public var x = 0.0
  /// About the axis downwards. A positive angle moves the right edge away from the eye.
  public var y = 0.0
  /// About the axis towards the eye. A positive angle rotates clockwise.
  public var z = 0.0

  /// Creates a rotation by 0.
  public init() {}

  /// Adds the angles of another rotation, each multiplied by `factor`.
  mutating func add(_ other: Rotation, times factor: Double) {
    x += other.x * factor
    y += other.y * factor
    z += other.z * factor
  }
}
