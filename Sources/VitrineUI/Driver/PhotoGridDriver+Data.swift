import Vitrine

extension PhotoGridDriver {
  /// Takes the collection in as it is now. What is looked at stays where it is on the screen; what is open stays open,
  /// wherever in the collection it is now, and is closed at once when it is gone.
  func adopt(_ new: Roster<ID>) {
    let edits = Edits(from: roster, to: new, knowing: known)
    roster = new
    if count != new.count { count = new.count }
    exhibit.note(isVisible: isVisible)
    for event in edits?.events(extent: 0) ?? [.count(0), .count(new.count)] {
      exhibit.handle(event)
    }
    viewer.adopt(new)
    if viewer.photo == nil { exhibit.handle(.close(animated: false)) }
    exhibit.drawNow()
  }

  /// What is known of the collection: what is drawn, and what has focus or is open.
  private var known: Set<Int> {
    let drawn = cells.filter { roster.has($0.id.item, at: $0.index) }.map(\.index)
    let model = exhibit.model
    return Set(drawn + [model.focused] + [model.opened].compactMap { $0 })
  }
}
