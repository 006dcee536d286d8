import Vitrine

extension CarouselDriver {
  /// Opens these cards and closes all others, for an assignment from outside.
  ///
  /// A card that is not in the collection opens once the collection has it, with a warning.
  func follow(expanded new: Set<ID>, animated: Bool) {
    guard new != cards.all else { return }
    let existing = Set(indices(of: new, in: ids).keys)
    let (closing, opening) = cards.replace(with: new, existing: existing)
    warnOfMissingCard()
    exhibit.update {
      expand(closing, isOpen: false, animated: animated)
      expand(opening, isOpen: true, animated: animated)
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
    if isOpen { cards.open(id, several: options[.multiple] == 1) } else { cards.close(id) }
  }

  /// Reports the open cards if they have changed. Called after all signals of a frame, because a card that opens can close
  /// another.
  func reportExpanded() {
    guard !boundValues.isUpdating, let new = cards.takeChange() else { return }
    reports.onExpand(new)
    noteReported(new, of: \.expanded)
  }

  /// The index of each card that is in the collection.
  func indices(of cards: Set<ID>, in ids: ItemIDs<ID>) -> [ID: Int] {
    var map = IdentityMap(ids)
    let target = exhibit.model.targetItem
    let indices = cards.map { ($0, map.index(of: $0, near: target)) }
    return Dictionary(uniqueKeysWithValues: indices).compactMapValues { $0 }
  }

  /// Opens the cards that have come to the collection, and forgets those that have left it. While there are no items, all cards wait.
  func updateCards() {
    guard ids.count > 0 else { return cards.suspend() }
    let existing = Set(indices(of: cards.all, in: ids).keys)
    let arrived = cards.follow(existing: existing)
    expand(arrived, isOpen: true, animated: false)
  }

  /// Opens or closes cards in the order of the row, so that the last one is brought into view.
  private func expand(_ cards: Set<ID>, isOpen: Bool, animated: Bool) {
    for item in indices(of: cards, in: ids).values.sorted() {
      exhibit.handle(.expand(item: item, isOpen: isOpen, animated: animated))
    }
  }

  private func warnOfMissingCard() {
    // An empty collection may not have loaded.
    guard ids.count > 0, let missing = cards.awaited.first else { return }
    warnings.warn(
      "there is no item with the id \(missing) to expand; it opens once there is one. Use the id of an item."
    )
  }
}
