/// A mouse over a row of cards that presses nothing.
struct Hover: Equatable, Sendable {
  /// Where it is, in points from the top left of the viewport; nil while it is elsewhere.
  private(set) var point: Vector?
  /// The point about which it rests.
  private var restingPoint = Vector.zero
  /// The item it is on; nil for none.
  var item: Int?
  /// When it will have rested long enough, in seconds.
  var deadline: Double?
  /// The card that it holds open, and that closes when it leaves.
  var opened: Int?

  /// Leaves the card open that it opened. It opens no other card before it has moved to another item.
  mutating func release(_ item: Int) {
    if opened == item { opened = nil }
    deadline = nil
  }

  /// A mouse that goes on rests anew; so does one that comes to another card.
  mutating func move(to point: Vector, over new: Int?, isOpen: Bool, restedAt rested: Double) {
    let isFirst = if case .some = self.point { false } else { true }
    let isAway = (point - restingPoint).length > Threshold.hoverSlop
    self.point = point
    let isNew = new != item
    item = new
    guard case .some = new, !isOpen else { return deadline = nil }
    guard isFirst || isNew || isAway && deadline != nil else { return }
    restingPoint = point
    deadline = rested
  }

  /// Follows its items to their new indices, of which there are `count` now.
  mutating func follow(_ edit: Edit, in count: Int) {
    opened = opened.flatMap { edit.index(of: $0, in: count) }
    item = item.flatMap { edit.index(of: $0, in: count) }
  }
}
