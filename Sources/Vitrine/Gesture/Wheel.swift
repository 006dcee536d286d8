/// One turn of a wheel, or one movement of two fingers on a trackpad.
public struct Wheel: Equatable, Sendable {
  /// How far the content scrolls, in points.
  public var delta: Vector
  /// Whether shift is held, which turns a wheel sideways.
  public var isSideways: Bool
  /// Whether keyboard focus is in the exhibit.
  public var isFocused: Bool

  /// One turn.
  public init(delta: Vector, isSideways: Bool = false, isFocused: Bool = false) {
    self.delta = delta
    self.isSideways = isSideways
    self.isFocused = isFocused
  }
}
