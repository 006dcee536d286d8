import Vitrine

/// Focus that goes from item to item, as a remote moves it.
extension CarouselDriver {
  /// Focus has come to a cell, or has left them: the item is brought. A card is shown whole, and opens only when it is pressed.
  func focus(on key: Cell<ID>.Key?) {
    attend(.focused, key != nil)
    guard let cell = cells.first(where: { $0.id == key && !$0.isCopy }) else { return }
    lead = nil
    exhibit.handle(
      kind == .expanding
        ? .focus(item: cell.index) : .select(item: cell.index, animated: true))
  }

  /// Goes on from item to item, and leads focus to the one that comes as soon as any of it is in view; whether the strip runs
  /// that way.
  func move(_ key: Key) -> Bool {
    guard press(key) else { return false }
    if kind != .expanding { lead = target }
    return true
  }

  /// An item was pressed: a card opens or closes, a photograph is to be seen whole. Others act themselves.
  func activate(_ cell: Cell<ID>) {
    switch kind {
    case .expanding: toggle(cell.id.item)
    case .stitched: opened(cell.id.item)
    case .looping: break
    }
  }

  /// Whether the keys act on this card: on the first one, until they have moved on.
  func hasKeys(_ cell: Cell<ID>) -> Bool {
    guard kind == .expanding, !cell.isCopy else { return false }
    return focused.key.map { $0 == cell.id } ?? (cell.index == 0)
  }

  /// Whether a drag this way is one along the strip.
  func runs(along way: Vector) -> Bool { (abs(way.y) > abs(way.x)) == isVertical }

  /// Leads focus on, once there is something to lead it to.
  func leadFocus() {
    guard let id = lead, let cell = seen(id) else { return }
    lead = nil
    focused.go(to: cell.id)
  }

  /// The cell of an item, if any of it is in view.
  func seen(_ id: ID) -> Cell<ID>? {
    cells.first { $0.id.item == id && !$0.isCopy && $0.isSeen }
  }
}
