/// A mouse that hovers over a row of cards. It opens the card on which it rests, and closes that card when it leaves.
struct Hover: Equatable, Sendable {
  /// The time for which it rests on a card before the card opens, in seconds.
  private var delay = 0.0
  /// Its position, in points from the top left of the viewport; nil while it is elsewhere.
  private var point: Vector?
  /// The point around which it rests.
  private var restingPoint = Vector.zero
  /// The item below it; nil for none.
  private var item: Int?
  /// The time at which it will have rested long enough, in seconds.
  private var deadline: Double?
  /// The card that it has opened.
  private(set) var opened: Int?

  /// Sets the time for which it rests on a card before the card opens, in seconds.
  mutating func setDelay(_ seconds: Double) { delay = seconds }

  /// Keeps the opened card open, for any item or for a given one. The mouse opens another card only after it has moved to
  /// another item.
  mutating func release(_ item: Int? = nil) {
    if item == nil || opened == item { opened = nil }
    deadline = nil
  }

  /// Forgets the mouse.
  mutating func reset() {
    let delay = delay
    self = Hover()
    self.delay = delay
  }

  /// Updates the items after an edit.
  mutating func follow(_ edit: Edit) {
    opened = opened.flatMap { edit.index(of: $0) }
    item = item.flatMap { edit.index(of: $0) }
  }
}

// MARK: Moving

extension Hover {
  /// Follows a pointer. While something is pressed, it opens nothing.
  mutating func handle(
    _ pointer: Pointer, isPressed: Bool, opening: CardOpening, in scroller: inout Scroller,
    shown: Instant
  ) {
    guard pointer.device != .touch else { return }
    switch pointer.phase {
    case .move where !isPressed && pointer.position.isFinite:
      let hit = scroller.hit(pointer.position, shown: shown)
      guard hit != .nothing else { return leave(opening, in: &scroller) }
      var item: Int?
      if case .item(let index) = hit { item = scroller.strip.item(index) }
      move(to: pointer.position, over: item, in: scroller)
    case .leave: leave(opening, in: &scroller)
    case .down: deadline = nil
    case .move, .up, .cancel: break
    }
  }

  /// Notes a movement. The rest begins again if the mouse moves on or comes to another card.
  private mutating func move(to point: Vector, over new: Int?, in scroller: Scroller) {
    let isFirst = if case .some = self.point { false } else { true }
    let isAway = (point - restingPoint).length > Threshold.hoverSlop
    self.point = point
    let isNew = new != item
    item = new
    guard let new, !scroller.strip.expansions.isOpen(new) else { return deadline = nil }
    guard isFirst || isNew || isAway && deadline != nil else { return }
    restingPoint = point
    deadline = scroller.now.real + delay
  }

  private mutating func leave(_ opening: CardOpening, in scroller: inout Scroller) {
    if let opened { opening.expand(scroller.index(of: opened), isOpen: false, in: &scroller) }
    reset()
  }
}

// MARK: Resting

extension Hover {
  /// Returns the time at which it has rested long enough, in seconds; nil while something else moves the row.
  func deadline(in scroller: Scroller) -> Double? {
    switch scroller.offset.phase {
    case .dragging, .wheeling, .fadingOut: return nil
    case .resting: return deadline
    case .moving: if case .curve = scroller.offset.motion { return deadline } else { return nil }
    }
  }

  /// Opens the card on which it rests, and closes the one that it opened before.
  mutating func openCard(_ opening: CardOpening, in scroller: inout Scroller) {
    deadline = nil
    guard let point, case .item(let index) = scroller.hit(point, shown: scroller.now) else {
      return
    }
    let item = scroller.strip.item(index)
    guard !scroller.strip.expansions.isOpen(item) else { return }
    let last = opened == item ? nil : opened
    (opened, self.item) = (item, item)
    opening.expand(index, isOpen: true, closing: last, toward: .nearest, in: &scroller)
  }
}
