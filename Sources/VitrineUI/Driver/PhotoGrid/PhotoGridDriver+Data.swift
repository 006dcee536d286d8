import Vitrine

extension PhotoGridDriver {
  /// Runs changes of the inputs. The grid and the viewer request frames after all of them.
  func update(_ changes: () -> Void) {
    exhibit.update { viewer.exhibit.update(changes) }
  }

  /// Updates the collection. The visible cells stay in place on the screen. An open photograph stays open at its new index; if
  /// it is gone, the viewer closes at once.
  func setItems(_ new: ItemIDs<ID>) {
    let before = ids.count
    var edits = replaceIDs(with: new, knowing: known)
    // The last photographs fade out. Those of another collection are there at once.
    if edits == nil, before > 0, new.count == 0 {
      edits = CollectionDiff(kept: [], before: before, now: 0)
    }
    exhibit.note(isVisible: isVisible)
    let events = edits?.events(extent: 0) ?? [.count(0), .count(new.count)]
    events.forEach { exhibit.handle($0) }
    if !events.isEmpty {
      sections.collectionChanged()
      updateRatios()
    }
    restoreReturned()
    if let edits { noteRemoved(by: edits) }
    viewer.setItems(new)
    if viewer.photo == nil {
      fillPlaces()
      exhibit.handle(.viewed(item: nil))
    }
    prefetched.collectionChanged()
    exhibit.drawNow()
    nearEnd.collectionChanged(to: new)
  }

  /// Gives the cells of removed photographs the numbers with which these fade out; see ``ExhibitScene/removed``.
  private func noteRemoved(by edits: CollectionDiff) {
    // Removals come before moves, the last one first. So each applies to the old indices.
    for case .remove(let range) in edits.changes {
      for cell in cells where range.contains(cell.index) && !cell.isCopy {
        cell.markRemoved(as: nextRemovalNumber + cell.index - range.lowerBound)
      }
      nextRemovalNumber += range.count
    }
  }

  /// Photographs that were removed while they flew to another arrangement, and that the collection has again, fly to their places.
  private func restoreReturned() {
    let finder = ItemFinder<ID>()
    for cell in cells where cell.hasLeft && !cell.placement.isRemovedCell {
      guard let item = finder.index(of: cell, in: ids) else { continue }
      exhibit.change(.restore(cell.index, as: item), ratio: ratio)
    }
  }

  /// Sets the ratio of the photograph of a cell, which may have become known. No other ratio is read.
  func setRatio(_ new: Double, of cell: Cell<ID>) {
    let (index, rows) = (cell.index, exhibit.model.rowRatios)
    let known = gridRatios.isEmpty ? rows : gridRatios
    guard known.indices.contains(index), ids.has(cell.id.item, at: index), known[index] != new
    else { return }
    exhibit.update {
      if !gridRatios.isEmpty {
        gridRatios[index] = new
        exhibit.handle(.ratios([new], first: index))
      }
      if rows.count == ids.count { updateRows { $0 == index ? new : rows[$0] } }
      exhibit.drawNow()
    }
  }

  /// Reads all ratios and sends them, after an edit, or because they are needed from now on. Reads no ratio if the grid shows squares and
  /// people cannot zoom it.
  func updateRatios() {
    gridRatios = exhibit.options.needsRatios ? (0..<ids.count).map(ratio) : []
    if !gridRatios.isEmpty { exhibit.handle(.ratios(gridRatios, first: 0)) }
    updateRows(ratio)
  }

  private func updateRows(_ ratio: @escaping (Int) -> Double) {
    guard exhibit.model.arrangement != .grid || exhibit.model.isRearranging else { return }
    exhibit.change(.updateRatios, ratio: ratio)
  }

  /// The indices that an update follows: the drawn cells, the focused cell and the open photograph.
  private var known: Set<Int> {
    let drawn = cells.filter { ids.has($0.id.item, at: $0.index) }.map(\.index)
    let model = exhibit.model
    return Set(drawn + [model.focused] + [model.viewed].compactMap { $0 })
  }
}
