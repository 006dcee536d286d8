import Vitrine

/// A tap on a row whose cards or photographs act when they are tapped. SwiftUI does not say whether there is a button under a finger, but it
/// gives each tap to the innermost view that takes taps. So the engine gets each press as one on a control, on which a tap does
/// nothing. If SwiftUI gives the tap to the row, the engine gets it once more, as one on the item.
///
/// SwiftUI's tap can come before or after the end of the press.
struct StripTap {
  private var recognizer = PressRecognizer()
  /// The last sample of the pointer that was pressed last.
  private var last: Pointer?
  private var tapped: Pointer?

  /// Whether the press has not moved yet.
  var isPending: Bool { recognizer.response.claim == .pending }

  /// Follows a pointer at a time, in seconds. Returns whether it ends a tap.
  /// - Parameter catchesOnly: Whether the row moves, so that a press only catches it.
  @discardableResult
  mutating func follow(_ pointer: Pointer, at time: Double, catchesOnly: Bool) -> Bool {
    if pointer.phase == .down { tapped = nil }
    last = pointer
    let limits = GestureLimits(directions: .all, catchesOnly: catchesOnly, pinches: true)
    guard case .tap = recognizer.handle(pointer, at: time, allowing: limits) else { return false }
    tapped = pointer
    return true
  }

  /// Returns the pointer of the tap that SwiftUI gives to the row, once; nil if the press caught the row, moved or was too long.
  mutating func take(at time: Double) -> Pointer? {
    if recognizer.isHolding, var end = last {
      end.phase = .up
      follow(end, at: time, catchesOnly: false)
    }
    defer { tapped = nil }
    return tapped
  }
}
