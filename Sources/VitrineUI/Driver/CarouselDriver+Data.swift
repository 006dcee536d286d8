import Vitrine

extension CarouselDriver {
  /// Takes the collection in as it is now. What is looked at stays where it is, wherever in the collection it is now.
  func adopt(_ new: Roster<ID>) {
    let old = roster
    flush()
    roster = new
    exhibit.note(isVisible: isVisible)
    guard old.count > 0, new.count > 0 else { return begin(after: old) }
    var map = IdentityMap(new)
    let kept = known(in: old).compactMap { known in
      map.index(of: known.id, near: known.index).map { (from: known.index, to: $0) }
    }
    guard !kept.isEmpty else { return begin(after: old) }
    let edits = Edits(kept: kept, before: old.count, now: new.count)
    edits.events(extent: estimate).forEach { exhibit.handle($0) }
    if roster.ratio != nil { tellExtents() }
    welcome()
    keepExpanded()
    exhibit.drawNow()
  }

  /// What is known of a collection: the items that are drawn, the cards that are open, and the item the strip is on its way to.
  private func known(in old: Roster<ID>) -> [(index: Int, id: ID)] {
    let drawn = cells.filter { !$0.isCopy && old.has($0.id.item, at: $0.index) }.map(\.index)
    let open = places(of: expanded, in: old).values
    return Set(drawn + open + [exhibit.model.targetItem]).sorted().map { (index: $0, id: old[$0]) }
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
