/// The cards of a row that open in place, by a mouse, a tap, a key or code.
struct Cards: Equatable, Sendable {
  private var opening = CardOpening()
  private var focus = CardFocus()
  private var hover = Hover()

  /// Sets an option. Other types handle the other options.
  mutating func set(_ option: Option, to value: Double) {
    if option == .hoverDelay { hover.setDelay(value / 1000) }
    opening.set(option, to: value)
  }

  /// Allows several open cards, or closes all but the one that was opened last.
  mutating func allowSeveral(_ isAllowed: Bool, in scroller: inout Scroller) {
    opening.allowSeveral(isAllowed)
    guard !isAllowed else { return }
    _ = closeAll(but: scroller.strip.expansions.newest, in: &scroller)
  }

  /// Keeps a card open while its photograph is in the viewer, also after the mouse has left.
  mutating func keepOpen(_ item: Int) { hover.release(item) }

  /// Follows the items to their new indices.
  mutating func follow(_ edit: Edit) {
    focus.follow(edit)
    hover.follow(edit)
  }

  /// Resets the state that depends on items.
  mutating func clear() { hover.reset() }
}

// MARK: Opening and closing

extension Cards {
  /// Opens or closes a card for code. It stays as it is when the mouse leaves.
  mutating func expand(item: Int, isOpen: Bool, animated: Bool, in scroller: inout Scroller) {
    guard (0..<scroller.strip.count).contains(item) else { return }
    hover.release(item)
    opening.expand(scroller.index(of: item), isOpen: isOpen, animated: animated, in: &scroller)
  }

  /// Opens a closed card, and closes an open one. A card that a resting mouse has opened stays open. Once it is fully open, the
  /// click opens its picture in the viewer.
  ///
  /// - Returns: Whether the card was closed before.
  mutating func toggle(_ index: Int, in scroller: inout Scroller) -> Bool {
    let item = scroller.strip.item(index)
    let isOpen = scroller.strip.expansions.isOpen(item)
    let staysOpen = isOpen && hover.opened == item
    focus.set(item)
    hover.release(item)
    if !staysOpen {
      opening.expand(index, isOpen: !isOpen, in: &scroller)
    } else if BuildFeature.viewer, scroller.strip.expansions.card(of: item)?.value == 1 {
      scroller.announce(.open(item: item))
    }
    return !isOpen
  }

  /// Closes all cards. Returns whether one was open.
  mutating func collapse(animated: Bool = true, in scroller: inout Scroller) -> Bool {
    hover.release()
    return closeAll(but: nil, animated: animated, in: &scroller)
  }

  private func closeAll(but other: Int?, animated: Bool = true, in scroller: inout Scroller) -> Bool
  {
    var closes = false
    for card in scroller.strip.expansions.all where card.isOpen && card.item != other {
      opening.expand(
        scroller.index(of: card.item), isOpen: false, animated: animated, in: &scroller)
      closes = true
    }
    return closes
  }
}

// MARK: Keys and mice

extension Cards {
  /// Notes the item with keyboard focus. Its card is brought into view.
  mutating func focus(on item: Int, in scroller: inout Scroller) {
    guard (0..<scroller.strip.count).contains(item) else { return }
    focus.move(to: scroller.index(of: item), in: &scroller)
  }

  /// Handles a key. Keys along the row move focus, Enter and Space open or close the focused card, Escape closes all cards.
  mutating func press(_ key: Key, in scroller: inout Scroller) -> Response {
    guard scroller.strip.count > 0 else { return Response(.yours) }
    switch key {
    case .enter, .space: _ = toggle(scroller.index(of: focus.item), in: &scroller)
    case .escape: return Response(collapse(in: &scroller) ? .mine : .yours)
    default:
      guard let step = KeyStep(key, along: scroller.strip.axis) else { return Response(.yours) }
      focus.move(by: step, in: &scroller)
    }
    return Response(.mine)
  }

  /// Follows a mouse; see ``Hover``.
  mutating func hover(
    _ pointer: Pointer, isPressed: Bool, in scroller: inout Scroller, shown: Instant
  ) {
    hover.handle(pointer, isPressed: isPressed, opening: opening, in: &scroller, shown: shown)
  }

  /// Returns the time at which the mouse has rested long enough to open a card, in seconds.
  func hoverDeadline(in scroller: Scroller) -> Double? { hover.deadline(in: scroller) }

  /// Opens the card on which the mouse rests.
  mutating func openHovered(in scroller: inout Scroller) { hover.openCard(opening, in: &scroller) }
}
