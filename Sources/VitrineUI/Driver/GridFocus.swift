/// The keyboard focus of a grid. While a photograph is open, its viewer has the focus.
struct GridFocus {
  /// The origin of the grid's focus.
  private(set) var keyboard = KeyboardFocus.none
  /// The focus that the grid had when the open photograph was opened.
  private var kept = KeyboardFocus.none

  /// Records that the grid got or lost keyboard focus.
  /// - Parameter byPointer: Whether focus that it got came from a press.
  mutating func setFocused(_ isFocused: Bool, byPointer: Bool) {
    keyboard = KeyboardFocus(isFocused, byPointer: byPointer)
  }

  /// Records that the person uses the keyboard now.
  mutating func useKeys() { keyboard.useKeys() }

  /// Lets the viewer of a photograph that opens have the focus, and remembers that of the grid.
  mutating func yield() {
    guard keyboard != .none else { return }
    (kept, keyboard) = (keyboard, .none)
  }

  /// Takes the focus back once the photograph has closed. Returns whether the grid had it.
  mutating func restore() -> Bool {
    guard kept != .none else { return false }
    (kept, keyboard) = (.none, kept)
    return true
  }
}
