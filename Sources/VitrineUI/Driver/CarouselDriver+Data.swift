import Vitrine

extension CarouselDriver {
  /// Takes the collection in as it is now. What is looked at stays where it is, wherever in the collection it is now.
  func adopt(_ new: Roster<ID>) {
    let old = roster
    flush()
    roster = new
    exhibit.note(isVisible: isVisible)
    guard old.count > 0, new.count > 0 else { return begin(after: old) }
    guard let edits = Edits(from: old, to: new, knowing: known(in: old)) else {
      return begin(after: old)
    }
    edits.events(extent: estimate).forEach { exhibit.handle($0) }
    if roster.ratio != nil { tellExtents() }
    welcome()
    keepExpanded()
    exhibit.drawNow()
  }

  /// What is known of a collection: the items that are drawn, the cards that are open, and the item the strip is on its way to.
  private func known(in old: Roster<ID>) -> Set<Int> {
    let drawn = cells.filter { !$0.isCopy && old.has($0.id.item, at: $0.index) }.map(\.index)
    return Set(drawn + places(of: expanded, in: old).values + [exhibit.model.targetItem])
  }

  /// Begins with another collection: at its first item, or at the one that was selected.
  private func begin(after old: Roster<ID>) {
    guard old.count > 0 || roster.count > 0 else { return }
    if old.count > 0 { exhibit.handle(.count(0)) }
    if roster.count == 0 { choice.suspend() }
    exhibit.handle(.insert(roster.count, at: 0, extent: estimate))
    if roster.ratio != nil { tellExtents() }
    welcome()
    reopen()
    exhibit.drawNow()
  }
}
