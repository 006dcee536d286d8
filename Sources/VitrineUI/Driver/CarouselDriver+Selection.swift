import Vitrine

extension CarouselDriver {
  /// Follows the selection outside: the strip moves to the item, or is there at once.
  ///
  /// Nil leaves it where it is. An item that the collection does not have is gone to as soon as it has it.
  func follow(_ selection: ID?, animated: Bool) {
    if let id = choice.follow(selection) { go(to: id, animated: animated) }
  }

  /// Makes an item current, by the short way round.
  func select(_ id: ID, animated: Bool = true) { go(to: id, animated: animated) }

  /// Brings a page into view; where it rests on items, each of them is one.
  func turn(toPage page: Int) { exhibit.handle(.page(page)) }

  /// Moves so many items on; back, below 0.
  func step(_ distance: Int) { exhibit.handle(.step(distance)) }

  /// Whether there is an item so many on.
  func canStep(_ distance: Int) -> Bool {
    _ = progress  // so that who asks is told when it may have changed
    let (count, there) = (roster.count, exhibit.model.targetItem + distance)
    return count > 1 && (options[.loop] == 1 || (0..<count).contains(there))
  }

  /// The id of the item on which the strip rests or will rest; nil without items.
  var target: ID? { roster.count > 0 ? roster[exhibit.model.targetItem] : nil }

  /// Tells the selection outside what the strip has decided.
  func tell(_ item: Int) {
    if let id = choice.news(of: roster.count > 0 ? roster[item] : nil) { chosen(id) }
  }

  /// Goes to the item that was selected before the collection had it, if it is there now.
  func welcome() {
    if let id = choice.awaited, let item = index(of: id) { go(to: item, animated: false) }
  }

  private func go(to id: ID, animated: Bool) {
    guard let item = index(of: id) else { return miss(id) }
    go(to: item, animated: animated)
    if !animated { exhibit.drawNow() }
  }

  private func go(to item: Int, animated: Bool) {
    choice.arrive()
    exhibit.handle(.select(item: item, animated: animated))
  }

  /// Where an item is; nil for nowhere.
  func index(of id: ID) -> Int? {
    var map = IdentityMap(roster)
    return map.index(of: id, near: exhibit.model.targetItem)
  }

  private func miss(_ id: ID) {
    choice.await(id)
    guard roster.count > 0 else { return }
    complaints.warn(
      "there is no item with the id \(id) to select; the carousel stays where it is until there is one. "
        + "Is the selection one of the items' ids?")
  }
}
