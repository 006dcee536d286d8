/// The cards of a row that open where they are: which of them a mouse, a tap, a key or code opens, and how.
struct Cards: Equatable, Sendable {
  /// How a card opens.
  enum Curve: Int32, Sendable {
    case easeInOut, easeIn, easeOut, linear, spring
  }

  /// Whether several cards may be open at once.
  private(set) var allowsSeveral = false
  /// Where a card comes that would stick out of view.
  var reveal = Strip.Reveal.center
  /// How long a mouse must rest on a card, in seconds.
  var hoverDelay = 0.0
  /// How long a card takes to open, in seconds.
  var duration = 0.0
  var curve = Curve.easeInOut
  /// The item with keyboard focus, or the one that will have it.
  private(set) var focused = 0
  private var hover = Hover()

  /// How cards open and close.
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

// MARK: Opening

extension Cards {
  /// Opens a card or closes it, where it is: the leading edge of the first card that changes stays, and only what would stick
  /// out of view scrolls, on the same curve.
  ///
  /// - Parameter other: An item whose card closes for it.
  private func expand(
    _ index: Int, isOpen: Bool, closing other: Int? = nil, toward edge: Strip.Reveal? = nil,
    animated: Bool = true, in row: inout Scroller
  ) {
    let item = row.strip.item(index)
    guard row.strip.expansions.isOpen(item) != isOpen else { return }
    var decided = row.strip.expansions
    decided.prune(at: row.now.motion)
    decided.decide(item, isOpen: isOpen, alone: isOpen && !allowsSeveral)
    if let other { decided.decide(other, isOpen: false, alone: false) }
    announce(decided, in: &row)
    let point = row.drag?.touched ?? leadingEdge(of: decided, around: index, in: row)
    let pinned = row.strip.point(point.index, point.fraction)
    let now = row.now
    row.relayout(pinning: pinned) { strip in
      strip.expansions = decided
      let start = strip.expansions.start(at: now.motion, with: animated ? timing : .immediate)
      return .reveal(
        Scroller.Continuation.Reveal(
          index: isOpen ? index : nil, edge: edge ?? reveal,
          timing: strip.expansions.isImmediate ? .immediate : start.timing,
          velocityShare: start.share
        ))
    }
  }

  /// Says which cards close and which open, those that close first.
  private func announce(_ new: Expansions, in row: inout Scroller) {
    for isOpen in [false, true] {
      for card in new.all
      where card.isOpen == isOpen && row.strip.expansions.isOpen(card.item) != isOpen {
        row.announce(.expand(item: card.item, isOpen: isOpen))
      }
    }
  }

  /// The leading edge of the first card in view that opens or closes; without one, the point on the line.
  private func leadingEdge(
    of cards: Expansions, around index: Int, in row: Scroller
  ) -> Strip.Anchor {
    let offset = row.offset.position(at: row.now.motion)
    let shown = offset - row.strip.line...offset - row.strip.line + row.strip.viewport
    var first: Int?
    for card in cards.all where card.needsRetarget || !card.openness.isResting(at: row.now.motion) {
      guard let index = row.strip.index(of: card.item, in: shown, nearestTo: index) else {
        continue
      }
      first = min(first ?? index, index)
    }
    return first.map { row.strip.point($0, 0) } ?? row.strip.anchor(at: offset)
  }

  /// Opens or closes a card as somebody asked for it: no mouse that leaves closes it.
  mutating func expand(
    item: Int, isOpen: Bool, animated: Bool, in row: inout Scroller
  ) {
    guard (0..<row.strip.count).contains(item) else { return }
    hover.release(item)
    expand(
      row.index(of: item), isOpen: isOpen, animated: animated, in: &row)
  }

  /// Opens a closed card, and closes an open one. A card that a resting mouse has opened stays open; once it has opened
  /// fully, the click opens its picture in the viewer.
  ///
  /// - Returns: Whether the card was closed before.
  mutating func toggle(
    _ index: Int, in row: inout Scroller
  ) -> Bool {
    let item = row.strip.item(index)
    let isOpen = row.strip.expansions.isOpen(item)
    let isKept = isOpen && hover.opened == item
    focused = item
    hover.release(item)
    if !isKept {
      expand(index, isOpen: !isOpen, in: &row)
    } else if CarouselModel.canOpenViewer, row.strip.expansions.card(of: item)?.value == 1 {
      row.announce(.open(item: item))
    }
    return !isOpen
  }

  /// Closes every card that is open; whether there was one.
  mutating func collapse(animated: Bool = true, in row: inout Scroller) -> Bool {
    (hover.opened, hover.deadline) = (nil, nil)
    return closeAll(but: nil, animated: animated, in: &row)
  }

  /// Lets several cards be open at once, or closes all but the one that was opened last.
  mutating func allowSeveral(
    _ isAllowed: Bool, in row: inout Scroller
  ) {
    allowsSeveral = isAllowed
    guard !isAllowed else { return }
    _ = closeAll(but: row.strip.expansions.newest, in: &row)
  }

  private func closeAll(
    but kept: Int?, animated: Bool = true, in row: inout Scroller
  ) -> Bool {
    var closes = false
    for card in row.strip.expansions.all where card.isOpen && card.item != kept {
      expand(row.index(of: card.item), isOpen: false, animated: animated, in: &row)
      closes = true
    }
    return closes
  }

  /// A card's photograph is in the viewer: no mouse that leaves closes the card.
  mutating func keepOpen(_ item: Int) { hover.release(item) }
}

// MARK: Focus

extension Cards {
  /// Takes in which item has keyboard focus; a card is brought into view for it, and not opened.
  mutating func focus(
    on item: Int, in row: inout Scroller
  ) {
    guard (0..<row.strip.count).contains(item), item != focused else { return }
    focused = item
    show(row.index(of: item), in: &row)
  }

  /// Handles a key: keys along the row move focus, Enter and Space toggle the focused card, Escape closes every card.
  mutating func press(
    _ key: Key, in row: inout Scroller
  ) -> Response {
    guard row.strip.count > 0 else { return Response(.yours) }
    let here = row.index(of: focused)
    switch key {
    case .enter, .space: _ = toggle(here, in: &row)
    case .escape: return Response(collapse(in: &row) ? .mine : .yours)
    default:
      guard let step = KeyStep(key, along: row.strip.axis) else { return Response(.yours) }
      let index = row.strip.clamp(neighbor(of: here, at: step, in: row.strip))
      focused = row.strip.item(index)
      row.announce(.focus(item: focused))
      show(index, in: &row)
    }
    return Response(.mine)
  }

  private func neighbor(of index: Int, at step: KeyStep, in strip: Strip) -> Int {
    switch step {
    case .items(let count): index + count
    case .pages(let count): index + count * strip.itemsPerPage
    case .first: strip.nearestIndex(of: 0, to: index)
    case .last: strip.nearestIndex(of: strip.count - 1, to: index)
    }
  }

  private func show(
    _ index: Int, in row: inout Scroller
  ) {
    let timing: Motion.Timing =
      row.strip.expansions.isImmediate ? .immediate : .spring(.settling)
    row.reveal(index, with: timing)
  }
}

// MARK: Hovering

extension Cards {
  /// Takes in where a mouse is that presses nothing. It opens the card on which it comes to rest, and closes it when it leaves.
  mutating func hover(
    _ pointer: Pointer, isPressed: Bool, in row: inout Scroller, shown: Instant
  ) {
    guard pointer.device != .touch else { return }
    switch pointer.phase {
    case .move where !isPressed && pointer.position.isFinite:
      let hit = row.hit(pointer.position, shown: shown)
      guard hit != .nothing else { return leave(&row) }
      let isOpen = if case .item(let index) = hit { row.strip.isOpen(index) } else { false }
      hover.move(
        to: pointer.position, over: row.strip.item(of: hit), isOpen: isOpen,
        restedAt: row.now.real + hoverDelay)
    case .leave: leave(&row)
    case .down: hover.deadline = nil
    case .move, .up, .cancel: break
    }
  }

  /// When the mouse has rested long enough, in seconds; nil while the row moves by itself or is in a hand.
  func hoverDeadline(in row: Scroller) -> Double? {
    switch row.phase {
    case .dragging, .wheeling, .fadingOut: return nil
    case .resting: return hover.deadline
    case .moving: if case .curve = row.offset { return hover.deadline } else { return nil }
    }
  }

  /// Opens the card on which the mouse rests.
  mutating func openHovered(
    in row: inout Scroller
  ) {
    hover.deadline = nil
    guard let point = hover.point, case .item(let index) = row.hit(point, shown: row.now),
      !row.strip.isOpen(index)
    else { return }
    let item = row.strip.item(index)
    let last = hover.opened == item ? nil : hover.opened
    (hover.opened, hover.item) = (item, item)
    expand(
      index, isOpen: true, closing: last, toward: .nearest, in: &row)
  }

  private mutating func leave(
    _ row: inout Scroller
  ) {
    if let item = hover.opened {
      hover.opened = nil
      expand(row.index(of: item), isOpen: false, in: &row)
    }
    hover = Hover()
  }
}

// MARK: Edits

extension Cards {
  /// Follows the items to their new indices in a row that had `oldCount` items.
  mutating func follow(_ edit: Edit, from oldCount: Int, to count: Int) {
    focused = oldCount > 0 ? min(edit.item(focused), count - 1) : 0
    hover.follow(edit, in: count)
  }

  /// There are no items any more.
  mutating func clear() { hover = Hover() }
}

extension Expansions {
  /// Lets cards follow their items to their new indices in a strip of `count` items.
  mutating func follow(_ edit: Edit, in count: Int) {
    guard Self.isBuilt else { return }
    let cards = all
    all.removeAll(keepingCapacity: true)
    for var card in cards {
      guard let item = edit.index(of: card.item, in: count) else { continue }
      card.item = item
      insert(card)
    }
  }
}

extension Strip {
  fileprivate func isOpen(_ index: Int) -> Bool { expansions.isOpen(item(index)) }

  fileprivate func item(of hit: Scroller.Hit) -> Int? {
    if case .item(let index) = hit { item(index) } else { nil }
  }

  /// The virtual index of an item that shows, the nearer one if two do; nil if none does.
  fileprivate func index(
    of item: Int, in shown: ClosedRange<Double>, nearestTo index: Int
  ) -> Int? {
    let nearest = nearestIndex(of: item, to: index)
    let other = nearest > index ? nearest - count : nearest + count
    if shows(nearest, in: shown) { return nearest }
    return loops && shows(other, in: shown) ? other : nil
  }
}
