import Vitrine

extension PhotoGridDriver {
  /// Takes the collection in as it is now. What is looked at stays where it is on the screen; what is open stays open,
  /// wherever in the collection it is now, and is closed at once when it is gone.
  func adopt(_ new: Roster<ID>) {
    let old = roster
    let (opened, focused) = (id(exhibit.model.opened, in: old), exhibit.model.focused)
    roster = new
    if count != new.count { count = new.count }
    exhibit.note(isVisible: isVisible)
    var map = IdentityMap(new)
    let kept = known(in: old).compactMap { known in
      map.index(of: known.id, near: known.index).map { (from: known.index, to: $0) }
    }
    change(Edits(kept: kept, before: old.count, now: new.count), isNew: kept.isEmpty)
    if let opened, map.index(of: opened, near: focused) == nil { closeForGood() }
    exhibit.drawNow()
  }

  /// What is known of a collection: what is drawn, and what has focus or is open.
  private func known(in old: Roster<ID>) -> [(index: Int, id: ID)] {
    let drawn = cells.filter { old.has($0.id.item, at: $0.index) }.map(\.index)
    let model = exhibit.model
    let known = Set(drawn + [model.focused] + [model.opened].compactMap { $0 })
    return known.filter { $0 < old.count }.sorted().map { (index: $0, id: old[$0]) }
  }

  private func change(_ edits: Edits, isNew: Bool) {
    guard isNew else { return edits.events(extent: 0).forEach { exhibit.handle($0) } }
    exhibit.handle(.count(0))
    exhibit.handle(.count(roster.count))
  }

  private func closeForGood() {
    viewer.close(animated: false)
    exhibit.handle(.close(animated: false))
  }

  private func id(_ index: Int?, in roster: Roster<ID>) -> ID? {
    index.flatMap { $0 < roster.count ? roster[$0] : nil }
  }
}
