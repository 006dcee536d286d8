import Vitrine

extension PhotoViewerDriver {
  /// Takes the collection in as it is now. What is open stays open, wherever in it that is, and closes at once when it is gone.
  func adopt(_ new: Roster<ID>) {
    let old = roster
    if let photo, index(of: photo.id.item, in: new) == nil { close(animated: false) }
    let known = Set(photos.map(\.index) + [exhibit.model.item].compactMap { $0 })
    let edits = Edits(from: old, to: new, knowing: known)
    roster = new
    if count != new.count { count = new.count }
    for event in edits?.events(extent: 0) ?? [.count(new.count)] { exhibit.handle(event) }
    if let item = exhibit.model.item { learn(around: item) }
    exhibit.drawNow()
  }

  /// Opens a photograph; one that is closing turns round.
  /// - Parameters:
  ///   - id: What it is known by.
  ///   - index: Where it is in the collection.
  ///   - animated: Whether it flies there.
  func open(_ id: ID, at index: Int, animated: Bool) {
    learn(around: index)
    tell(place(id))
    exhibit.handle(.open(item: index, ratio: ratio(index), animated: animated))
    exhibit.drawNow()
  }

  /// Turns to the page of a photograph.
  func show(_ index: Int, animated: Bool) {
    exhibit.handle(.select(item: index, animated: animated))
    if !animated { exhibit.drawNow() }
  }

  /// Closes what is open.
  func close(animated: Bool) {
    follow()
    exhibit.handle(.close(animated: animated))
    exhibit.drawNow()
  }

  /// Tells what the photographs around one are like, before they are seen.
  func learn(around item: Int) {
    for index in (item - 2...item + 2) where index >= 0 && index < roster.count {
      exhibit.handle(.picture(item: index, ratio: ratio(index), width: 0))
    }
  }

  private func index(of id: ID, in roster: Roster<ID>) -> Int? {
    var map = IdentityMap(roster)
    return map.index(of: id, near: exhibit.model.item ?? 0)
  }
}
