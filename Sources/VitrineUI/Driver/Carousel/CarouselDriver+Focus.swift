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

/// Actions of VoiceOver.
extension CarouselDriver {
  /// The side of the view that VoiceOver scrolls toward.
  enum Side {
    case left, right, top, bottom
  }

  /// Scrolls one page toward a side, and announces the position at the end. Returns whether the strip runs in that direction.
  @discardableResult
  func scroll(toward side: Side) -> Bool {
    let isAlong = (side == .top || side == .bottom) == isVertical
    guard isAlong, ids.count > 0, press(isForward(side) ? .pageDown : .pageUp) else { return false }
    voiceOver.await(.position)
    return true
  }

  private func isForward(_ side: Side) -> Bool {
    side == .bottom || side == (environment.isRightToLeft ? .left : .right)
  }

  /// Selects the item at a distance from a cell, and moves VoiceOver to it. If there is no such item, announces the cell's
  /// position.
  func adjust(_ cell: Cell<ID>, by distance: Int) {
    let (count, index) = (ids.count, cell.index + distance)
    guard count > 1, options[.loop] == 1 || (0..<count).contains(index) else {
      return announce(.position(cell.index, of: count))
    }
    let item = ids.looped(index)
    voiceOver.await(ids[ifPresent: item].map { .element($0) })
    exhibit.handle(.select(item: item, animated: true))
  }

  /// Completes the pending request if the scene allows it.
  func fulfillAccessibilityRequest(in scene: ExhibitScene) {
    switch voiceOver.pending {
    case .position where !scene.isMoving:
      voiceOver.complete()
      guard ids.count > 0 else { return }
      announce(.position(scene.current, of: ids.count))
    case .element(let id):
      guard let cell = visibleCell(of: id) else { return }
      voiceOver.complete(movingTo: cell.id)
    default: break
    }
  }
}
