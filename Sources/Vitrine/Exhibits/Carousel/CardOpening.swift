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
      scroller.offset.touched?.point ?? leadingEdge(of: changed, around: index, in: scroller)
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
