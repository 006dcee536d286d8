import Vitrine

/// Focus that moves from item to item, as with a remote.
extension CarouselDriver {
  /// Handles a change of focus; nil means that no cell has it. Selects the focused item. Brings a focused card into view
  /// without opening it.
  func focus(on key: Cell<ID>.Key?) {
    setPauseReason(.focused, key != nil)
    guard let cell = cells.first(where: { $0.id == key && !$0.isCopy }) else { return }
    focus.await(nil)
    exhibit.handle(
      kind == .expanding
        ? .focus(item: cell.index) : .select(item: cell.index, animated: true))
  }

  /// Whether a remote focuses a cell as a whole, not the views in it. A closed card always takes focus, because it could not be opened
  /// otherwise.
  /// - Parameter asItem: Whether the app wants each item to be focused as a whole.
  func isFocusable(_ cell: Cell<ID>, asItem: Bool) -> Bool {
    let isClosed = kind == .expanding && !expanded.contains(cell.id.item)
    return !cell.isCopy && (asItem || isClosed)
  }

  /// Selects the next item in a direction, and moves focus to it once part of it is in view. Returns whether the strip runs in
  /// that direction.
  func moveFocus(_ key: Key) -> Bool {
    guard press(key) else { return false }
    if kind != .expanding { focus.await(target) }
    return true
  }

  /// Handles a press on an item: a card opens or closes, and a photograph of a row opens in the viewer. Other items handle
  /// presses themselves.
  func activate(_ cell: Cell<ID>) {
    switch kind {
    case .expanding: toggle(cell.id.item)
    case .stitched: reports.onOpen(cell.id.item)
    case .plain: break
    }
  }

  /// Whether the carousel has the focus of the keyboard, and its keys act on this card. This is the first card until a key has
  /// moved focus.
  func hasKeyFocus(_ cell: Cell<ID>) -> Bool {
    guard kind == .expanding, keyboardFocus == .keys, !cell.isCopy else { return false }
    return inputFocus.key.map { $0 == cell.id } ?? (cell.index == 0)
  }

  /// Whether a drag in this direction runs along the strip.
  func runs(along direction: Vector) -> Bool { (abs(direction.y) > abs(direction.x)) == isVertical }

  /// Moves focus to the pending item if part of it is in view.
  func movePendingFocus() {
    guard let id = focus.pending, let cell = visibleCell(of: id) else { return }
    focus.move(to: cell.id)
  }

  /// The cell of an item, if any part of it is in view.
  func visibleCell(of id: ID) -> Cell<ID>? {
    cells.first { $0.id.item == id && !$0.isCopy && $0.isSeen }
  }
}
