import Vitrine

extension CarouselDriver {
  /// Opens these cards where they are, and closes all others, because code says so.
  ///
  /// A card that the collection does not have is warned of, and is left out.
  func follow(expanded new: Set<ID>, animated: Bool) {
    guard new != expanded else { return }
    let old = expanded
    (expanded, toldExpanded) = (new, new)
    expand(old.subtracting(new), isOpen: false, animated: animated)
    expand(new.subtracting(old), isOpen: true, animated: animated)
    if !animated { exhibit.drawNow() }
  }

  /// Opens a closed card, or closes an open one.
  func toggle(_ card: ID) {
    expand([card], isOpen: !expanded.contains(card), animated: true)
  }

  /// A card has opened or closed by a hand, a resting mouse or a key.
  func hear(card item: Int, isOpen: Bool) {
    guard item < roster.count else { return }
    if isOpen {
      expanded.insert(roster[item])
    } else {
      expanded.remove(roster[item])
    }
  }

  /// Tells which cards are open, once all that has happened has been heard: one that opens may close another.
  func tellExpanded() {
    guard expanded != toldExpanded else { return }
    toldExpanded = expanded
    unfolded(expanded)
  }

  /// Where the open cards that a collection has are in it.
  func places(of cards: Set<ID>, in roster: Roster<ID>) -> [ID: Int] {
    var map = IdentityMap(roster)
    let target = exhibit.model.targetItem
    let places = cards.map { ($0, map.index(of: $0, near: target)) }
    return Dictionary(uniqueKeysWithValues: places).compactMapValues { $0 }
  }

  /// Lets open cards go with their items; one whose item is gone is open no longer.
  func keepExpanded() { expanded = Set(places(of: expanded, in: roster).keys) }

  /// Opens the cards that are said to be open in a collection that has just come.
  func reopen() {
    guard roster.count > 0 else { return }
    keepExpanded()
    expand(expanded, isOpen: true, animated: false)
  }

  /// Opens or closes cards in the order of the row, so that the last of them is the one that is brought into view.
  private func expand(_ cards: Set<ID>, isOpen: Bool, animated: Bool) {
    let places = places(of: cards, in: roster)
    for item in places.values.sorted() {
      exhibit.handle(.expand(item: item, isOpen: isOpen, animated: animated))
    }
    guard roster.count > 0, let stranger = cards.first(where: { places[$0] == nil }) else { return }
    complaints.warn("there is no item with the id \(stranger) to expand; it is left out")
  }
}
