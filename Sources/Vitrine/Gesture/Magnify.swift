/// Two fingers that spread or close on a trackpad, or a wheel that is turned while the control key is held.
///
/// A trackpad reports the scale since the pinch began. A wheel reports neither beginning nor end, only the factor of each
/// turn.
public struct Magnify: Equatable, Sendable {
  /// What happens to the pinch.
  public var phase: Phase
  /// How many times larger: since the pinch began, or by this turn of a wheel.
  public var scale: Double
  /// Where the pointer is, in points from the top left of the viewport.
  public var position: Vector

  /// One sample of a pinch.
  public init(_ phase: Phase, scale: Double, position: Vector) {
    self.phase = phase
    self.scale = scale
    self.position = position
  }

  /// A wheel that is turned while the control key is held. Browsers report the pinch of a trackpad in the same way.
  ///
  /// ```swift
  /// let pinch = Magnify(wheel: -100, position: .zero)
  /// assert(abs(pinch.scale - 2.718281828) < 1e-9)
  /// ```
  /// - Parameters:
  ///   - wheel: How far the wheel turned, in pixels. 100 backwards make things e times larger.
  ///   - position: The point that stays where it is, from the top left of the viewport.
  public init(wheel: Double, position: Vector) {
    self.init(.turned, scale: Elementary.exp(-wheel / 100), position: position)
  }

  /// What can happen to a pinch.
  public enum Phase: Int32, Sendable {
    /// It begins.
    case began
    /// It goes on.
    case changed
    /// It is over.
    case ended
    /// The system took it away.
    case cancelled
    /// A wheel was turned: a change without a beginning, which ends when the wheel is silent.
    case turned
  }

  /// The least and the greatest scale of a pinch; no exhibit grows or shrinks as far.
  static let scales = 0.01...100.0

  /// The most by which a notch of a mouse wheel makes something larger. Three notches double it.
  static let mostOfNotch = 1.25

  /// Whether it is a notch of a mouse wheel. Browsers report the pinch of a trackpad in the same way, but by smaller turns: a
  /// quick pinch changes the scale by 10 % in a frame, a notch by a factor of 2.7 or more.
  var isNotch: Bool {
    phase == .turned && (scale >= Self.mostOfNotch || scale <= 1 / Self.mostOfNotch)
  }

  /// The same with a scale within its limits, and a point on the screen. Nil for one that says neither of them usably, unless
  /// it says that the pinch is over.
  var sanitized: Magnify? {
    let (hasScale, isOver) = (scale.isReal && scale > 0, phase == .ended || phase == .cancelled)
    guard position.isFinite && (hasScale || phase == .began) || isOver else { return nil }
    return Magnify(
      phase, scale: hasScale ? scale.clamped(to: Self.scales) : 1, position: position.sanitized)
  }
}
