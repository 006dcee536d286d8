/// Two fingers that spread or close on a trackpad, or a wheel that is turned while the control key is held.
///
/// A trackpad that tells of its pinches tells the scale since the pinch began. A wheel knows neither beginning nor end: each
/// turn is told by itself, as the factor of that turn.
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

  /// Whether something can be made so many times larger there.
  var isUsable: Bool { scale.isReal && scale > 0 && position.isFinite }
}
