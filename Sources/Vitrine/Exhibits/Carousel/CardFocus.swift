/// The card with keyboard focus, or the one that will have it.
struct CardFocus: Equatable, Sendable {
  private(set) var item = 0

  /// Moves to a card, and scrolls until it is visible. It does not open.
  mutating func move(to index: Int, in scroller: inout Scroller) {
    item = scroller.strip.item(index)
    let timing: Motion.Timing =
      scroller.strip.expansions.isImmediate ? .immediate : .spring(.settling)
    scroller.reveal(index, with: timing)
  }

  /// Notes the card under a tap. It is visible already.
  mutating func set(_ item: Int) { self.item = item }

  /// Moves by a key, and announces the card if it is another one.
  mutating func move(by step: KeyStep, in scroller: inout Scroller) {
    let index = scroller.strip.clamp(
      neighbor(of: scroller.index(of: item), at: step, in: scroller.strip))
    if scroller.strip.item(index) != item {
      scroller.announce(.focus(item: scroller.strip.item(index)))
    }
    move(to: index, in: &scroller)
  }

  private func neighbor(of index: Int, at step: KeyStep, in strip: Strip) -> Int {
    switch step {
    case .items(let count): index + count
    case .pages(let count): index + count * strip.itemsPerPage
    case .first: strip.nearestIndex(of: 0, to: index)
    case .last: strip.nearestIndex(of: strip.count - 1, to: index)
    }
  }

  /// Follows the item after an edit.
  mutating func follow(_ edit: Edit) {
    item = edit.countBefore > 0 ? min(edit.item(item), edit.count - 1) : 0
  }
}
