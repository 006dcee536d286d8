import Vitrine

extension CarouselDriver {
  /// Applies a selection from outside: the strip moves to the item, or jumps there.
  ///
  /// Nil changes nothing. An item that is not in the collection is selected once the collection has it.
  func follow(_ selection: ID?, animated: Bool) {
    if let id = selectionSync.follow(selection) { go(to: id, animated: animated) }
  }

  /// Makes an item current. A loop takes the shorter way.
  func select(_ id: ID, animated: Bool = true) { go(to: id, animated: animated) }

  /// Brings a page into view. A strip that snaps to items has one page for each item.
  func showPage(_ page: Int) { exhibit.handle(.page(page)) }

  /// The id of the item on which the strip rests or will rest; nil without items.
  var target: ID? { ids[ifPresent: exhibit.model.targetItem] }

  /// Reports the target of the strip to the selection outside, if it has changed.
  func reportSelection(_ item: Int) {
    guard !boundValues.isUpdating else { return }
    guard let id = selectionSync.setTarget(ids[ifPresent: item]) else { return }
    reports.onSelect(id)
    noteReported(id, of: \.selection)
  }

  /// Jumps to the awaited item if the collection now has it.
  func selectAwaitedItem() {
    if let id = selectionSync.awaited, let item = index(of: id) { go(to: item, animated: false) }
  }

  private func go(to id: ID, animated: Bool) {
    guard let item = index(of: id) else { return awaitItem(id) }
    go(to: item, animated: animated)
    if !animated { exhibit.drawNow() }
  }

  private func go(to item: Int, animated: Bool) {
    selectionSync.clearAwaited()
    exhibit.handle(.select(item: item, animated: animated))
  }

  /// The index of an item; nil if the collection does not have it.
  func index(of id: ID) -> Int? { ids.index(of: id, near: exhibit.model.targetItem) }

  private func awaitItem(_ id: ID) {
    selectionSync.await(id)
    guard ids.count > 0 else { return }
    warnings.warn(
      "there is no item with the id \(id) to select; the carousel moves to it once there is one. "
        + "Use the id of an item as selection.")
  }
}
