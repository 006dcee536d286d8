/// A pinch on a trackpad, or a wheel with the control key.
///
/// A trackpad reports the scale since the start of the pinch. A wheel reports neither start nor end, only the factor of each
/// step.
public struct Magnify: Equatable, Sendable {
  /// The phase of the pinch.
  public var phase: Phase
  /// The scale: since the start of the pinch, or of this step of a wheel.
  public var scale: Double
  /// The position of the pointer, in points from the top left of the viewport.
  public var position: Vector

  /// Creates a sample of a pinch.
  public init(_ phase: Phase, scale: Double, position: Vector) {
    self.phase = phase
    self.scale = scale
    self.position = position
  }

  /// Creates a sample of a wheel with the control key. Browsers report the pinch of a trackpad in the same way.
  ///
  /// ```swift
  /// let pinch = Magnify(wheel: -100, position: .zero)
  /// assert(abs(pinch.scale - 2.718281828) < 1e-9)
  /// ```
  /// - Parameters:
  ///   - wheel: The distance of the wheel, in pixels. -100 magnifies by a factor of e.
  ///   - position: The point that stays where it is, from the top left of the viewport.
  public init(wheel: Double, position: Vector) {
    self.init(.wheel, scale: Elementary.exp(-wheel / 100), position: position)
  }

  /// The distance of the wheel that zooms by this scale, in pixels.
  package var wheelDistance: Double { -100 * Elementary.log(scale) }

  /// The phases of a pinch.
  public enum Phase: Int32, Sendable {
    /// The pinch begins.
    case began
    /// The scale changes.
    case changed
    /// The pinch ends.
    case ended
    /// The system cancels the pinch.
    case cancelled
    /// A step of a wheel. It has no start, and the pinch ends when the wheel is silent.
    case wheel
  }

  /// The range of the scale of a pinch. No exhibit uses more.
  static let scales = 0.01...100.0

  /// The factor from which a step of a wheel counts as a notch, and to which a notch is reduced. Three notches double the size.
  static let notchFactor = 1.25

  /// Whether it is a notch of a mouse wheel, its smallest step.
  ///
  /// Browsers report the pinch of a trackpad in the same way, but with smaller steps: a quick pinch changes the scale by 10 % in a
  /// frame, a notch by a factor of 2.7 or more.
  var isNotch: Bool {
    phase == .wheel && (scale >= Self.notchFactor || scale <= 1 / Self.notchFactor)
  }

  /// The sample with its scale within the limits and a usable position; nil if it has neither. The end of a pinch is always
  /// kept.
  package var sanitized: Magnify? {
    let (hasScale, isOver) = (scale.isPositive, phase == .ended || phase == .cancelled)
    guard position.isFinite && (hasScale || phase == .began) || isOver else { return nil }
    return Magnify(
      phase, scale: scale.orOne.clamped(to: Self.scales), position: position.sanitized)
  }
}
