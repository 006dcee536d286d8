import Vitrine

extension CarouselDriver {
  /// Opens a card where it is, because code says so; nil closes what is open.
  ///
  /// A card that the collection does not have is warned of, and nothing else happens.
  func follow(expanded new: ID?, animated: Bool) {
    guard new != expanded else { return }
    let old = expanded
    (expanded, toldExpanded) = (new, new)
    guard let card = new ?? old else { return }
    expand(card, isOpen: new != nil, animated: animated)
    if !animated { exhibit.drawNow() }
  }

  /// Opens a closed card, or closes an open one.
  func toggle(_ card: ID) {
    expand(card, isOpen: expanded != card, animated: true)
  }

  /// A card has opened or closed by a hand, a resting mouse or a key.
  func hear(card item: Int, isOpen: Bool) {
    guard item < roster.count else { return }
    if isOpen {
      expanded = roster[item]
    } else if expanded == roster[item] {
      expanded = nil
    }
  }

  /// Tells which card is open, once all that has happened has been heard: one that opens closes another.
  func tellExpanded() {
    guard expanded != toldExpanded else { return }
    toldExpanded = expanded
    unfolded(expanded)
  }

  /// Lets the open card go with its item; where the item is gone, none is open.
  func keepExpanded() {
    if let card = expanded, index(of: card) == nil { expanded = nil }
  }

  /// Opens the card that is said to be open in a collection that has just come.
  func reopen() {
    guard roster.count > 0 else { return }
    keepExpanded()
    if let card = expanded { expand(card, isOpen: true, animated: false) }
  }

  private func expand(_ card: ID, isOpen: Bool, animated: Bool) {
    if let item = index(of: card) {
      exhibit.handle(.expand(item: item, isOpen: isOpen, animated: animated))
    } else if roster.count > 0 {
      complaints.warn("there is no item with the id \(card) to expand; nothing opens")
    }
  }
}
