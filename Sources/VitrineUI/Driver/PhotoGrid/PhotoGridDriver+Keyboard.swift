import Vitrine

/// Keyboard focus of a grid. The grid has it as a whole, and its keys act on one of its cells.
extension PhotoGridDriver {
  /// Records that the grid got or lost keyboard focus.
  func setFocused(_ isFocused: Bool, byPointer: Bool = false) {
    gridFocus.setFocused(isFocused, byPointer: byPointer)
  }

  /// Handles a key of the keyboard. Returns whether the grid or its viewer took it.
  func handleKey(_ key: Key) -> Bool {
    let isTaken = press(key)
    if isTaken { gridFocus.useKeys() }
    return isTaken
  }

  /// Sends a key to the viewer if a photograph is open, else to the grid. Returns whether it was handled.
  func press(_ key: Key) -> Bool {
    guard viewer.photo == nil else { return viewer.press(key) }
    if key == .enter || key == .space { return activateFocused() }
    var isTaken = false
    exhibit.update {
      isTaken = exhibit.handle(.key(key)).claim == .mine
      if isTaken { exhibit.drawNow() }
    }
    return isTaken
  }

  /// Records that keyboard focus came to a cell other than by the grid's keys.
  func focus(on cell: Cell<ID>) {
    if cell.index != exhibit.model.focused { exhibit.handle(.focus(item: cell.index)) }
  }

  /// Acts on a cell that was tapped: opens its photograph or, in a row, lets the row decide.
  func activate(_ cell: Cell<ID>) {
    guard !cell.hasLeft else { return }
    guard exhibit.model.arrangement != .grid else {
      // A tap on a cell that moves too fast only catches it.
      if !exhibit.model.isFast(cell.index, at: exhibit.now) { open(cell.id.item, at: cell.index) }
      return
    }
    activate(cell.index)
  }

  private func activate(_ item: Int) {
    exhibit.change(.activate(item), ratio: ratio)
  }

  /// Brings a cell of a row into view, on which VoiceOver is now. A grid is scrolled by the platform.
  func follow(voiceOver key: Cell<ID>.Key?) {
    guard exhibit.model.arrangement != .grid else { return }
    if let cell = cells.first(where: { $0.id == key }) { focus(on: cell) }
  }

  /// Whether keys act on this cell.
  func hasKeyFocus(_ cell: Cell<ID>) -> Bool {
    keyboardFocus == .keys && focusedIndex == cell.index
  }

  /// Acts on the focused cell as a tap does; a photograph of another row than that of cards opens. Returns whether there is one.
  func activateFocused() -> Bool {
    let item = exhibit.model.focused
    guard let id = ids[ifPresent: item] else { return false }
    if exhibit.model.arrangement == .expanding { activate(item) } else { open(id, at: item) }
    return true
  }

  /// Requests the keyboard focus that the grid had before a photograph was open.
  func requestFocus() {
    if gridFocus.restore() { onFocusRequest() }
  }
}
