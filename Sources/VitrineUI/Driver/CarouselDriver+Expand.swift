import Vitrine

extension CarouselDriver {
  /// Opens these cards and closes all others, for an assignment from outside.
  ///
  /// A card that is not in the collection gives a warning and is ignored.
  func follow(expanded new: Set<ID>, animated: Bool) {
    guard new != expanded else { return }
    let old = expanded
    (expanded, reportedExpanded) = (new, new)
    exhibit.update {
      expand(old.subtracting(new), isOpen: false, animated: animated)
      expand(new.subtracting(old), isOpen: true, animated: animated)
      if !animated { exhibit.drawNow() }
    }
  }

  /// Opens a closed card, or closes an open one.
  func toggle(_ card: ID) {
    expand([card], isOpen: !expanded.contains(card), animated: true)
  }

  /// Records that a pointer or a key has opened or closed a card.
  func cardChanged(item: Int, isOpen: Bool) {
    guard let id = ids[ifPresent: item] else { return }
    if isOpen {
      expanded.insert(id)
    } else {
      expanded.remove(id)
    }
  }

  /// Reports the open cards if they have changed. Called after all signals of a frame, because a card that opens can close
  /// another.
  func reportExpanded() {
    guard !isUpdating, expanded != reportedExpanded else { return }
    reportedExpanded = expanded
    reports.onExpand(expanded)
    noteReported(reportedExpanded, of: \.expanded)
  }

  /// The index of each card that is in the collection.
  func indices(of cards: Set<ID>, in ids: ItemIDs<ID>) -> [ID: Int] {
    var map = IdentityMap(ids)
    let target = exhibit.model.targetItem
    let indices = cards.map { ($0, map.index(of: $0, near: target)) }
    return Dictionary(uniqueKeysWithValues: indices).compactMapValues { $0 }
  }

  /// Removes the cards that are no longer in the collection from the set of open cards.
  func removeMissingExpanded() { expanded = Set(indices(of: expanded, in: ids).keys) }

  /// Opens the expanded cards in a new collection.
  func restoreExpanded() {
    guard ids.count > 0 else { return }
    removeMissingExpanded()
    expand(expanded, isOpen: true, animated: false)
  }

  /// Opens or closes cards in the order of the row, so that the last one is brought into view.
  private func expand(_ cards: Set<ID>, isOpen: Bool, animated: Bool) {
    let indices = indices(of: cards, in: ids)
    for item in indices.values.sorted() {
      exhibit.handle(.expand(item: item, isOpen: isOpen, animated: animated))
    }
    guard ids.count > 0, let missing = cards.first(where: { indices[$0] == nil }) else { return }
    warnings.warn(
      "there is no item with the id \(missing) to expand; it is ignored. Use the id of an item.")
  }
}
