/// Taps that may be double ones: the first waits for the second.
struct TapPair: Equatable, Sendable {
  private var first: Tap?
  private var isSecond = false

  private struct Tap: Equatable, Sendable {
    var place: Vector
    var deadline: Double
  }

  /// When the first tap is known to be a single one, in seconds; nil while none waits.
  var deadline: Double? { first?.deadline }

  /// A finger comes down, perhaps for the second tap. Any other press forgets the first.
  mutating func press(at place: Vector, _ time: Double) {
    isSecond = false
    if let first {
      isSecond =
        time <= first.deadline && (place - first.place).length <= Threshold.doubleTapDistance
    }
    first = nil
  }

  /// It was a tap; whether it was the second of two. Otherwise it waits.
  mutating func tap(at place: Vector, _ time: Double) -> Bool {
    guard !isSecond else { return true }
    first = Tap(place: place, deadline: time + Threshold.doubleTapDuration)
    return false
  }

  /// Nothing waits any more.
  mutating func forget() { first = nil }
}
