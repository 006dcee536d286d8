/// A turn about the middle of a box, in radians: about the axis to the right, the one downwards, and the one to the eye.
public struct Rotation: Equatable, Sendable {
  /// The upper edge goes away from the eye.
  public var x = 0.0
  /// The right edge goes away from the eye.
  public var y = 0.0
  /// Clockwise.
  public var z = 0.0

  /// No turn at all.
  public init() {}
}
