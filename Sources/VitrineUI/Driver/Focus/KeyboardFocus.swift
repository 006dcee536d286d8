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

/// The element that VoiceOver or focus moves to. Requests are counted, so the same element can be requested again.
struct FocusRequest<Key: Hashable>: Equatable {
  private(set) var key: Key?
  private var count = 0

  /// Requests an element.
  mutating func request(_ key: Key) {
    self.key = key
    count += 1
  }
}
