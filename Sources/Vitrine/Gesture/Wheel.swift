/// One step of a wheel, or one movement of two fingers on a trackpad.
///
/// ```swift
/// var carousel = CarouselModel()
/// let wheel = Wheel(delta: Vector(x: 0, y: 100), isSideways: true)  // with the shift key
/// carousel.handle(Event(at: 1, .wheel(wheel)))
/// ```
public struct Wheel: Equatable, Sendable {
  /// The distance that the content scrolls, in points.
  public var delta: Vector
  /// Whether the shift key is held, so that the wheel scrolls sideways.
  public var isSideways: Bool
  /// Whether keyboard focus is in the exhibit.
  public var isFocused: Bool

  /// Creates one step.
  public init(delta: Vector, isSideways: Bool = false, isFocused: Bool = false) {
    self.delta = delta
    self.isSideways = isSideways
    self.isFocused = isFocused
  }
}
