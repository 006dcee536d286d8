/// Taps that may be double taps. The first tap waits for the second one.
struct TapPair: Equatable, Sendable {
  private var press = Role.first
  private var waiting: Tap?

  /// The role of a tap in a pair.
  enum Role: Equatable, Sendable {
    /// Possibly the first of two. It waits.
    case first
    /// The second of two.
    case second
    /// The second click of the double click that opened the photograph. It has no effect.
    case ofOpening
  }

  private struct Tap: Equatable, Sendable {
    var point: Vector
    var deadline: Double
  }

  /// The time at which the waiting tap becomes a single tap, in seconds; nil if none waits.
  var deadline: Double? { waiting?.deadline }

  /// Notes a press, possibly of the second tap. Any other press forgets the waiting tap. `isOfOpening` says that it belongs to the
  /// double click that opened the photograph.
  mutating func press(at point: Vector, _ time: Double, isOfOpening: Bool) {
    press = isOfOpening ? .ofOpening : .first
    if let waiting, time <= waiting.deadline,
      (point - waiting.point).length <= Threshold.doubleTapDistance
    {
      press = .second
    }
    waiting = nil
  }

  /// Notes that the press was a tap, and returns its role.
  mutating func tap(at point: Vector, _ time: Double) -> Role {
    if press == .first { waiting = Tap(point: point, deadline: time + Threshold.doubleTapDuration) }
    return press
  }

  /// Forgets the waiting tap.
  mutating func forget() { waiting = nil }
}
