/// The origin of keyboard focus.
enum KeyboardFocus {
  /// It has no focus.
  case none
  /// A click or a tap gave it focus. The person uses a pointer, so there is no ring, and autoplay does not wait for ever.
  case pointer
  /// The keyboard gave it focus, or uses it now. Autoplay waits for the play button.
  case keys

  /// Creates the focus of a view.
  /// - Parameter byPointer: Whether focus came from a press.
  init(_ isFocused: Bool, byPointer: Bool) {
    self = !isFocused ? .none : byPointer ? .pointer : .keys
  }

  /// Records that the person uses the keyboard now. Without focus nothing changes.
  mutating func useKeys() {
    if self == .pointer { self = .keys }
  }
}
