/// Taps that may be double ones: the first waits for the second.
struct TapPair: Equatable, Sendable {
  private var press = Role.first
  private var waiting: Tap?

  /// What a tap is in a pair.
  enum Role: Equatable, Sendable {
    /// The first of two, perhaps; it waits.
    case first
    /// The second.
    case second
    /// The second click of the double click that opened the photograph; it does nothing.
    case echo
  }

  private struct Tap: Equatable, Sendable {
    var point: Vector
    var deadline: Double
  }

  /// When the first tap is known to be a single one, in seconds; nil while none waits.
  var deadline: Double? { waiting?.deadline }

  /// A finger comes down, perhaps for the second tap. Any other press forgets the first.
  mutating func press(at point: Vector, _ time: Double, isEcho: Bool) {
    press = isEcho ? .echo : .first
    if let waiting, time <= waiting.deadline,
      (point - waiting.point).length <= Threshold.doubleTapDistance
    {
      press = .second
    }
    waiting = nil
  }

  /// It was a tap.
  mutating func tap(at point: Vector, _ time: Double) -> Role {
    if press == .first { waiting = Tap(point: point, deadline: time + Threshold.doubleTapDuration) }
    return press
  }

  /// Nothing waits any more.
  mutating func forget() { waiting = nil }
}
