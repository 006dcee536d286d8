/// A mouse that hovers over a row of cards. It opens the card on which it rests, and closes that card when it leaves.
struct Hover: Equatable, Sendable {
  /// The time for which it rests on a card before the card opens, in seconds.
  private var delay = 0.0
  private var state = State.away
  /// The card that it has opened.
  private(set) var opened: Int?

  /// The place of the mouse, and whether it waits to open a card.
  private enum State: Equatable, Sendable {
    /// It is not over the row.
    case away
    /// It is over an item, or over a gap (nil), and opens nothing before it has moved to another item.
    case over(Int?)
    case resting(Rest)
  }

  /// The rest of the mouse on a closed card.
  private struct Rest: Equatable, Sendable {
    /// The item below the mouse; nil if it has been removed.
    var item: Int?
    /// The point around which the mouse rests, in points from the top left of the viewport.
    let center: Vector
    /// The last position of the mouse.
    var point: Vector
    /// The time at which it will have rested long enough, in seconds.
    let deadline: Double
  }

  /// Sets the time for which it rests on a card before the card opens, in seconds.
  mutating func setDelay(_ seconds: Double) { delay = seconds }

  /// Keeps the opened card open, for any item or for a given one. The mouse opens another card only after it has moved to
  /// another item.
  mutating func release(_ item: Int? = nil) {
    if item == nil || opened == item { opened = nil }
    stopWaiting()
  }

  /// Opens no card before the mouse has moved to another item.
  private mutating func stopWaiting() {
    if case .resting(let rest) = state { state = .over(rest.item) }
  }

  /// Forgets the mouse.
  mutating func reset() {
    (state, opened) = (.away, nil)
  }

  /// Updates the items after an edit.
  mutating func follow(_ edit: Edit) {
    opened = opened.flatMap { edit.index(of: $0) }
    switch state {
    case .away: break
    case .over(let item): state = .over(item.flatMap { edit.index(of: $0) })
    case .resting(var rest):
      rest.item = rest.item.flatMap { edit.index(of: $0) }
      state = .resting(rest)
    }
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
    case .down: stopWaiting()
    case .move, .up, .cancel: break
    }
  }

  /// Notes a movement. The rest begins again if the mouse moves on or comes to another card.
  private mutating func move(to point: Vector, over new: Int?, in scroller: Scroller) {
    guard let new, !scroller.strip.expansions.isOpen(new) else { return state = .over(new) }
    switch state {
    case .over(let item) where item == new: break
    case .resting(var rest)
    where rest.item == new && (point - rest.center).length <= Threshold.hoverSlop:
      rest.point = point
      state = .resting(rest)
    case .away, .over, .resting:
      state = .resting(
        Rest(item: new, center: point, point: point, deadline: scroller.now.real + delay))
    }
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
    guard case .resting(let rest) = state else { return nil }
    switch scroller.phase {
    case .dragging, .wheeling, .fadingOut: return nil
    case .resting: return rest.deadline
    case .moving: if case .curve = scroller.offset { return rest.deadline } else { return nil }
    }
  }

  /// Opens the card on which it rests, and closes the one that it opened before.
  mutating func openCard(_ opening: CardOpening, in scroller: inout Scroller) {
    guard case .resting(let rest) = state else { return }
    stopWaiting()
    guard case .item(let index) = scroller.hit(rest.point, shown: scroller.now) else { return }
    let item = scroller.strip.item(index)
    guard !scroller.strip.expansions.isOpen(item) else { return }
    let last = opened == item ? nil : opened
    (opened, state) = (item, .over(item))
    opening.expand(index, isOpen: true, closing: last, toward: .nearest, in: &scroller)
  }
}
