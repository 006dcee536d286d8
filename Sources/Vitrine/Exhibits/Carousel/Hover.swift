/// A mouse that hovers over a row of cards.
struct Hover: Equatable, Sendable {
  /// Its position, in points from the top left of the viewport; nil while it is elsewhere.
  private(set) var point: Vector?
  /// The point around which it rests.
  private var restingPoint = Vector.zero
  /// The item below it; nil for none.
  var item: Int?
  /// The time at which it will have rested long enough, in seconds.
  var deadline: Double?
  /// The card that it has opened, which closes when it leaves.
  var opened: Int?

  /// Keeps the opened card open. The mouse opens another card only after it has moved to another item.
  mutating func release(_ item: Int) {
    if opened == item { opened = nil }
    deadline = nil
  }

  /// Notes a movement. The rest begins again if the mouse moves on or comes to another card.
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

  /// Updates the items after an edit, for a row of `count` items.
  mutating func follow(_ edit: Edit, in count: Int) {
    opened = opened.flatMap { edit.index(of: $0, in: count) }
    item = item.flatMap { edit.index(of: $0, in: count) }
  }
}
