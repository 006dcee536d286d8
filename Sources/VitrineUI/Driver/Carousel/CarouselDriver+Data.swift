import Vitrine

extension CarouselDriver {
  /// Updates the collection. The current item stays in place, even if its index has changed.
  func setItems(_ new: ItemIDs<ID>) {
    replaceItems(with: new)
    if options[.loop] != 1 { nearEnd.collectionChanged(to: new) }
  }

  private func replaceItems(with new: ItemIDs<ID>) {
    let old = ids
    sendMeasurements()
    let edits = replaceIDs(with: new, knowing: known)
    prefetched.collectionChanged()
    drawnItems.removeMissing(from: new)
    exhibit.note(isVisible: isVisible)
    guard old.count > 0, new.count > 0, let edits else { return reset(from: old) }
    let events = edits.events(extent: estimate)
    events.forEach { exhibit.handle($0) }
    if old.count != new.count { refreshAfterLayout() }
    if ids.ratio != nil, !events.isEmpty || rowRatios.count != ids.count {
      readRatios()
      sendExtents()
    }
    selectAwaitedItem()
    stepAgain()
    updateCards()
    exhibit.drawNow()
  }

  /// The indices that the next update follows: the drawn items, the open cards and the target.
  private var known: Set<Int> {
    let drawn = cells.filter { !$0.isCopy && ids.has($0.id.item, at: $0.index) }.map(\.index)
    return Set(drawn + indices(of: cards.present, in: ids).values + [exhibit.model.targetItem])
  }

  /// Replaces the whole collection. The strip starts at the selected item, or else at the first one.
  private func reset(from old: ItemIDs<ID>) {
    guard old.count > 0 || ids.count > 0 else { return }
    _ = selectionSync.takeStep()
    if old.count > 0 { exhibit.handle(.count(0)) }
    if ids.count == 0 { selectionSync.suspend() }
    exhibit.handle(.insert(ids.count, at: 0, extent: estimate))
    readRatios()
    if ids.ratio != nil { sendExtents() }
    selectAwaitedItem(jumps: true)
    updateCards()
    exhibit.drawNow()
  }
}
