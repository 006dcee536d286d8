/// The cards of a row that open in place, by a mouse, a tap, a key or code.
struct Cards: Equatable, Sendable {
  private var opening = CardOpening()
  private var focus = CardFocus()
  private var hover = Hover()

  /// The item on which keys act.
  var focusedItem: Int { focus.item }

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

  /// Lets keys act on an item, without moving the row.
  mutating func setFocusedItem(_ item: Int) { focus.set(item) }

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

/// How cards open and close in place.
struct CardOpening: Equatable, Sendable {
  /// A timing curve.
  enum Curve: Int32, Sendable {
    case easeInOut, easeIn, easeOut, linear, spring
  }

  /// Whether several cards may be open at once.
  private var allowsSeveral = false
  /// The position to which an opening card is moved if a part of it would be out of view.
  private var reveal = Strip.Reveal.center
  /// The duration of an opening, in seconds.
  private var duration = 0.0
  private var curve = Curve.easeInOut

  /// Sets whether several cards may be open at once.
  mutating func allowSeveral(_ isAllowed: Bool) { allowsSeveral = isAllowed }

  /// Sets an option. Other types handle the other options.
  mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .reveal: reveal = Strip.Reveal(rawValue: Int32(value)) ?? .center
    case .duration: duration = value / 1000
    case .curve: curve = Curve(rawValue: Int32(value)) ?? .easeInOut
    default: break
    }
  }

  private var timing: Motion.Timing {
    guard duration > 0 else { return .immediate }
    return switch curve {
    case .easeInOut: .curve(.easeInOut, duration: duration)
    case .easeIn: .curve(.easeIn, duration: duration)
    case .easeOut: .curve(.easeOut, duration: duration)
    case .linear: .curve(.linear, duration: duration)
    case .spring: .spring(Motion.Spring(duration: duration))
    }
  }
}

// MARK: Opening and closing

extension CardOpening {
  /// Opens or closes a card in place.
  ///
  /// The leading edge of the first card that changes stays. Only a part that would be out of view scrolls, on the same curve.
  /// - Parameters:
  ///   - index: The virtual index of the card.
  ///   - other: An item whose card closes at the same time.
  ///   - edge: The position to which the card is moved, instead of the option's.
  func expand(
    _ index: Int, isOpen: Bool, closing other: Int? = nil, toward edge: Strip.Reveal? = nil,
    animated: Bool = true, in scroller: inout Scroller
  ) {
    let item = scroller.strip.item(index)
    guard scroller.strip.expansions.isOpen(item) != isOpen else { return }
    var changed = scroller.strip.expansions
    changed.prune(at: scroller.now.motion)
    changed.setEnd(of: item, isOpen: isOpen, alone: isOpen && !allowsSeveral)
    if let other { changed.setEnd(of: other, isOpen: false, alone: false) }
    announce(changed, in: &scroller)
    let point =
      scroller.offset.drag?.details.point ?? leadingEdge(of: changed, around: index, in: scroller)
    let pinned = scroller.strip.point(point.index, point.fraction)
    let now = scroller.now
    scroller.relayout(pinning: pinned) { strip in
      strip.expansions = changed
      let start = strip.expansions.start(at: now.motion, with: animated ? timing : .immediate)
      return .reveal(
        Scroller.Continuation.RevealPlan(
          index: isOpen ? index : nil, edge: edge ?? reveal,
          timing: strip.expansions.isImmediate ? .immediate : start.timing,
          velocityShare: start.share
        ))
    }
  }

  /// Announces the cards that close, and then those that open.
  private func announce(_ new: Expansions, in scroller: inout Scroller) {
    for isOpen in [false, true] {
      for card in new.all
      where card.isOpen == isOpen && scroller.strip.expansions.isOpen(card.item) != isOpen {
        scroller.announce(.expand(item: card.item, isOpen: isOpen))
      }
    }
  }

  /// Returns the leading edge of the first visible card that opens or closes; without one, the point on the line.
  private func leadingEdge(
    of cards: Expansions, around index: Int, in scroller: Scroller
  ) -> Strip.Anchor {
    let offset = scroller.offset.position
    let start = scroller.strip.viewportStart(at: offset)
    let visible = start...start + scroller.strip.viewport
    var first: Int?
    for card in cards.all
    where card.needsRetarget || !card.openness.isResting(at: scroller.now.motion) {
      guard let index = scroller.strip.index(of: card.item, in: visible, nearestTo: index) else {
        continue
      }
      first = min(first ?? index, index)
    }
    return first.map { scroller.strip.point($0, 0) } ?? scroller.strip.anchor(at: offset)
  }
}

extension Strip {
  /// Returns the virtual index of a visible item, the nearer one if two are visible; nil if none is.
  fileprivate func index(
    of item: Int, in visible: ClosedRange<Double>, nearestTo index: Int
  ) -> Int? {
    let nearest = nearestIndex(of: item, to: index)
    let other = nearest > index ? nearest - count : nearest + count
    if shows(nearest, in: visible) { return nearest }
    return loops && shows(other, in: visible) ? other : nil
  }
}

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
