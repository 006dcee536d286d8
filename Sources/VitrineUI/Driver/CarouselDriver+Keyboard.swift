import Vitrine

extension CarouselDriver {
  /// Records that the carousel got or lost keyboard focus. Focus that follows a press closely came from the pointer.
  func setFocused(_ isFocused: Bool) {
    focus.setFocused(isFocused, byPointer: lastPress.givesFocus(at: exhibit.now))
    pauseForKeys()
  }

  /// Handles a key of the keyboard. Returns whether the carousel took it.
  func handleKey(_ key: Key) -> Bool {
    if focus.keyboard == .pointer {
      focus.useKeys()
      pauseForKeys()
    }
    return press(key)
  }

  private func pauseForKeys() { setPauseReason(.focused, focus.keyboard == .keys) }
}
