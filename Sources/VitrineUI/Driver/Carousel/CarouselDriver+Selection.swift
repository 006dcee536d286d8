import Vitrine

extension CarouselDriver {
  /// Applies a selection from outside: the strip moves to the item, or jumps there.
  ///
  /// Nil changes nothing. An item that is not in the collection is selected once the collection has it.
  func follow(_ selection: ID?, animated: Bool) {
    if let id = selectionSync.follow(selection) { go(to: id, animated: animated) }
  }

  /// Makes an item current, for an action of the app. A loop takes the shorter way.
  ///
  /// The app can add the item in the same action, so an item that is missing gives a warning only if it is still missing in the next
  /// frame.
  func select(_ id: ID, animated: Bool = true) {
    guard index(of: id) == nil else { return go(to: id, animated: animated) }
    selectionSync.await(id, animated: animated, isUnchecked: true)
    exhibit.refresh()
  }

  /// Gives up a step for which no update has added an item. Warns of an item that an action has selected and no update has added.
  func actionEnded() {
    _ = selectionSync.takeStep()
    if let id = selectionSync.takeUnchecked() { warnOfMissing(id) }
  }

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

  /// Moves to the awaited item if the collection now has it.
  /// - Parameter jumps: Whether the strip has nothing to move from, because all of its items are new.
  func selectAwaitedItem(jumps: Bool = false) {
    guard let awaited = selectionSync.awaited, let item = index(of: awaited.id) else { return }
    go(to: item, animated: awaited.animated && !jumps)
  }

  private func go(to id: ID, animated: Bool) {
    guard let item = index(of: id) else {
      selectionSync.await(id)
      return warnOfMissing(id)
    }
    go(to: item, animated: animated)
    if !animated { exhibit.drawNow() }
  }

  private func go(to item: Int, animated: Bool) {
    selectionSync.clearAwaited()
    exhibit.handle(.select(item: item, animated: animated))
  }

  /// The index of an item; nil if the collection does not have it.
  func index(of id: ID) -> Int? { ids.index(of: id, near: exhibit.model.targetItem) }

  private func warnOfMissing(_ id: ID) {
    // An empty collection may not have loaded.
    guard ids.count > 0 else { return }
    warnings.warn(
      "there is no item with the id \(id) to select; the carousel moves to it once there is one. "
        + "Use the id of an item as selection.")
  }
}
