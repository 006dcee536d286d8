/// The card with keyboard focus, or the one that will have it.
struct CardFocus: Equatable, Sendable {
  private(set) var item = 0

  /// Moves to a card, and scrolls until it is visible. It does not open.
  mutating func move(to index: Int, in row: inout Scroller) {
    item = row.strip.item(index)
    let timing: Motion.Timing =
      row.strip.expansions.isImmediate ? .immediate : .spring(.settling)
    row.reveal(index, with: timing)
  }

  /// Notes the card under a tap. It is visible already.
  mutating func set(_ item: Int) { self.item = item }

  /// Moves by a key, and announces the card if it is another one.
  mutating func move(by step: KeyStep, in row: inout Scroller) {
    let index = row.strip.clamp(neighbor(of: row.index(of: item), at: step, in: row.strip))
    if row.strip.item(index) != item { row.announce(.focus(item: row.strip.item(index))) }
    move(to: index, in: &row)
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
