import Vitrine

extension CarouselDriver {
  /// Opens these cards and closes all others, for an assignment from outside.
  ///
  /// A card that is not in the collection opens once the collection has it, with a warning.
  func follow(expanded new: Set<ID>, animated: Bool) {
    guard new != reportableCards else { return }
    let (old, present) = (expanded, Set(indices(of: new, in: ids).keys))
    setExpanded(present)
    (awaitedCards, reportedExpanded) = (new.subtracting(present), new)
    warnOfMissingCard()
    exhibit.update {
      expand(old.subtracting(present), isOpen: false, animated: animated)
      expand(present.subtracting(old), isOpen: true, animated: animated)
      if !animated { exhibit.drawNow() }
    }
  }

  /// Opens a closed card, or closes an open one.
  func toggle(_ card: ID) {
    expand([card], isOpen: !expanded.contains(card), animated: true)
  }

  /// Records that a pointer or a key has opened or closed a card. Where one card can be open, a card that is opened replaces one that
  /// the collection does not have.
  func cardChanged(item: Int, isOpen: Bool) {
    guard let id = ids[ifPresent: item] else { return }
    if isOpen, options[.multiple] != 1 { awaitedCards = [] }
    setExpanded(isOpen ? expanded.union([id]) : expanded.subtracting([id]))
  }

  /// Reports the open cards if they have changed. Called after all signals of a frame, because a card that opens can close
  /// another.
  func reportExpanded() {
    guard !isUpdating, reportableCards != reportedExpanded else { return }
    reportedExpanded = reportableCards
    reports.onExpand(reportedExpanded)
    noteReported(reportedExpanded, of: \.expanded)
  }

  /// The open cards, and those that the app has opened before they are in the collection.
  private var reportableCards: Set<ID> { expanded.union(awaitedCards) }

  /// Updates `expanded`. Only a change is assigned, so that views do not update without need.
  private func setExpanded(_ new: Set<ID>) {
    if new != expanded { expanded = new }
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
    guard ids.count > 0 else {
      awaitedCards.formUnion(expanded)
      return setExpanded([])
    }
    let arrived = Set(indices(of: awaitedCards, in: ids).keys)
    awaitedCards.subtract(arrived)
    setExpanded(arrived.union(indices(of: expanded, in: ids).keys))
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
    guard ids.count > 0, let missing = awaitedCards.first else { return }
    warnings.warn(
      "there is no item with the id \(missing) to expand; it opens once there is one. Use the id of an item."
    )
  }
}
