extension CarouselModel {
  /// Opens a card or closes it, where it is: the leading edge of the first card that changes stays, and only what would stick
  /// out of view scrolls, on the same curve.
  ///
  /// - Parameter other: An item whose card closes for it.
  mutating func expand(
    _ number: Int, isOpen: Bool, closing other: Int? = nil, toward reveal: Strip.Reveal? = nil,
    animated: Bool = true, at time: Double
  ) {
    let (motion, item) = (pace.at(time), strip.item(number))
    guard strip.openings.isOpen(item) != isOpen else { return }
    let (before, goal) = (strip.openings, travel.target)
    strip.openings.prune(at: motion)
    strip.openings.decide(item, isOpen: isOpen, alone: isOpen && !options.multiple)
    if let other { strip.openings.decide(other, isOpen: false, alone: false) }
    announceTurns(from: before)
    let drift = pivot(about: number, at: motion)
    let start = strip.openings.start(at: motion, with: animated ? unfolding : .immediate)
    strip.look(at: motion)
    travel(
      to: goal - drift.way, showing: isOpen ? number : nil, toward: reveal ?? options.reveal,
      velocity: drift.velocity * start.share,
      with: environment.reducesMotion ? .immediate : start.timing, at: motion)
  }

  /// Opens or closes a card as somebody asked for it: no mouse that leaves closes it.
  mutating func expand(item: Int, isOpen: Bool, animated: Bool, at time: Double) {
    guard hasCards, (0..<strip.count).contains(item) else { return }
    hover.keep(item)
    expand(number(of: item), isOpen: isOpen, animated: animated, at: time)
  }

  /// Closes every card that is open; whether there was one.
  mutating func collapse(at time: Double) -> Bool {
    (hover.opened, hover.deadline) = (nil, nil)
    return closeAll(but: nil, at: time)
  }

  /// Lets several cards be open at once, or closes all but the one that was opened last.
  mutating func allowSeveral(_ isAllowed: Bool, at time: Double) {
    options.multiple = isAllowed
    if !isAllowed { _ = closeAll(but: strip.openings.newest, at: time) }
  }

  private mutating func closeAll(but kept: Int?, at time: Double) -> Bool {
    guard hasCards else { return false }
    let cards = strip.openings.all.filter { $0.isOpen && $0.item != kept }
    for card in cards { expand(number(of: card.item), isOpen: false, at: time) }
    return !cards.isEmpty
  }

  /// Opens a closed card, and closes an open one. A card that a resting mouse has opened stays open; once it has opened
  /// fully, the click opens its picture in the viewer.
  ///
  /// - Returns: Whether it was closed.
  mutating func toggle(_ number: Int, at time: Double) -> Bool {
    let item = strip.item(number)
    let isOpen = strip.openings.isOpen(item)
    let isKept = isOpen && hover.opened == item
    focused = item
    hover.keep(item)
    if !isKept {
      expand(number, isOpen: !isOpen, at: time)
    } else if Part.viewer.isHere, strip.openings.card(of: item)?.value == 1 {
      signals.append(.open(item: item))
    }
    return !isOpen
  }

  /// The number of an item that is nearest to the middle of what shows.
  func number(of item: Int) -> Int {
    let middle = place(at: now) - strip.line + strip.viewport / 2
    return strip.nearestNumber(of: item, to: strip.number(at: middle))
  }

  /// Lets open cards, focus and what a mouse holds open follow their items to their new places.
  mutating func follow(_ edit: Edit, from old: Strip) {
    guard hasCards else { return }
    let (cards, count) = (strip.openings.all, strip.count)
    strip.openings.all.removeAll(keepingCapacity: true)
    for var card in cards {
      guard let item = edit.place(of: card.item, in: count) else { continue }
      card.item = item
      strip.openings.insert(card)
    }
    focused = old.count > 0 ? min(edit.item(focused), count - 1) : 0
    hover.opened = hover.opened.flatMap { edit.place(of: $0, in: count) }
    hover.item = hover.item.flatMap { edit.place(of: $0, in: count) }
  }

  /// Says which cards close and which open, those that close first.
  private mutating func announceTurns(from old: Openings) {
    for isOpen in [false, true] {
      for card in strip.openings.all where card.isOpen == isOpen && old.isOpen(card.item) != isOpen
      {
        signals.append(.expand(item: card.item, isOpen: isOpen))
      }
    }
  }
}

extension CarouselModel {
  /// Makes what is looked at the point about which the layout changes from now on.
  ///
  /// - Returns: How much less far the strip was to go, told from that point, and how fast it goes.
  private mutating func pivot(about number: Int, at motion: Double) -> (
    way: Double, velocity: Double
  ) {
    var point = grip?.touched ?? leadingEdge(around: number, at: motion)
    let (number, fraction) = (point.number, point.fraction)
    point.place = strip.place(of: number, fraction: fraction)
    let way = planned.place(of: number, fraction: fraction) - point.place
    let velocity = travel.velocity(at: motion) - strip.rate(of: number, fraction: fraction)
    strip.anchor = point
    return (way, velocity)
  }

  /// The leading edge of the first card in view that opens or closes; where there is none, the point on the line.
  private func leadingEdge(around number: Int, at motion: Double) -> Strip.Anchor {
    let place = travel.position(at: motion)
    let shown = place - strip.line...place - strip.line + strip.viewport
    var first: Int?
    for card in strip.openings.all where card.isTurning || !card.openness.isResting(at: motion) {
      guard let number = self.number(of: card.item, in: shown, nearestTo: number) else { continue }
      first = min(first ?? number, number)
    }
    guard let first else { return strip.anchor(at: place) }
    return Strip.Anchor(number: first, fraction: 0, place: strip.leading(of: first))
  }

  /// The number of an item that shows, the nearer one where two do; nil when none does.
  private func number(
    of item: Int, in shown: ClosedRange<Double>, nearestTo number: Int
  ) -> Int? {
    let nearest = strip.nearestNumber(of: item, to: number)
    let other = nearest > number ? nearest - strip.count : nearest + strip.count
    if strip.shows(nearest, in: shown) { return nearest }
    return strip.loops && strip.shows(other, in: shown) ? other : nil
  }

  /// Goes on to a place in the layout to come, or as much farther as it takes to show a number whole.
  mutating func travel(
    to goal: Double, showing number: Int?, toward reveal: Strip.Reveal, velocity: Double,
    with timing: Motion.Timing, at motion: Double
  ) {
    guard !isHeld else { return }
    if isFadingOut { fadeIn(at: motion) }
    let (strip, place) = (planned, travel.position(at: motion))
    let isFree = number == nil && travel.isFree
    wheelDeadline = nil
    guard !isFree else {
      run(from: place, velocity: velocity, at: motion)
      isSettled = isSettled && travel.isResting(at: motion)
      return
    }
    let end = number.map { strip.showing($0, from: goal, toward: reveal) } ?? strip.confined(goal)
    if abs(strip.rest(of: target) - end) > 0.001 { aim(at: strip.nearest(to: end)) }
    restsFreely = abs(strip.rest(of: target) - end) > 0.001
    let isStill = isSettled && abs(end - place) < 1e-9 && abs(velocity) < 1e-9
    isSettled = isStill
    guard !isStill else { return }
    travel = .held(at: place, velocity: velocity).retargeted(to: end, at: motion, with: timing)
  }

  /// How cards open and close.
  private var unfolding: Motion.Timing {
    let duration = options.duration
    guard duration > 0 else { return .immediate }
    return switch options.curve {
    case .easeInOut: .curve(.easeInOut, duration: duration)
    case .easeIn: .curve(.easeIn, duration: duration)
    case .easeOut: .curve(.easeOut, duration: duration)
    case .linear: .curve(.linear, duration: duration)
    case .spring: .spring(Motion.Spring(duration: duration))
    }
  }
}

extension Motion {
  /// Whether it runs out by itself, to no chosen end.
  fileprivate var isFree: Bool {
    switch self {
    case .decay, .fling: true
    case .rest, .held, .spring, .curve: false
    }
  }
}
