import Vitrine

/// The origin of keyboard focus.
enum KeyboardFocus {
  /// It has no focus.
  case none
  /// A click or a tap gave it focus. The person uses a pointer, so there is no ring, and autoplay does not wait for ever.
  case pointer
  /// The keyboard gave it focus, or uses it now. Autoplay waits for the play button.
  case keys
}

extension CarouselDriver {
  /// Records that the carousel got or lost keyboard focus. Focus that follows a press closely came from the pointer.
  func setFocused(_ isFocused: Bool) {
    setKeyboardFocus(
      !isFocused ? .none : lastPress.givesFocus(at: exhibit.now) ? .pointer : .keys)
  }

  /// Handles a key of the keyboard. Returns whether the carousel took it.
  func handleKey(_ key: Key) -> Bool {
    if keyboardFocus == .pointer { setKeyboardFocus(.keys) }
    return press(key)
  }

  private func setKeyboardFocus(_ new: KeyboardFocus) {
    if keyboardFocus != new { keyboardFocus = new }
    setPauseReason(.focused, new == .keys)
  }
}
