/// The origin of keyboard focus.
enum KeyboardFocus {
  /// It has no focus.
  case none
  /// A click or a tap gave it focus. The person uses a pointer, so there is no ring, and autoplay does not wait for ever.
  case pointer
  /// The keyboard gave it focus, or uses it now. Autoplay waits for the play button.
  case keys
}
