/// The focus of a keyboard or a remote in a carousel.
struct InputFocus<ID: Hashable> {
  /// The origin of the keyboard focus of the carousel.
  private(set) var keyboard = KeyboardFocus.none
  /// The cell that focus moves to.
  private(set) var request = FocusRequest<Cell<ID>.Key>()
  /// The item that receives focus once it is in view.
  private(set) var pending: ID?

  /// Records that the carousel got or lost keyboard focus.
  /// - Parameter byPointer: Whether focus that it got came from a press.
  mutating func setFocused(_ isFocused: Bool, byPointer: Bool) {
    keyboard = KeyboardFocus(isFocused, byPointer: byPointer)
  }

  /// Records that the person uses the keyboard now.
  mutating func useKeys() { keyboard.useKeys() }

  /// Lets an item receive focus once it is in view; nil lets none.
  mutating func await(_ item: ID?) { pending = item }

  /// Moves focus to the cell of the pending item.
  mutating func move(to cell: Cell<ID>.Key) {
    pending = nil
    request.request(cell)
  }
}
