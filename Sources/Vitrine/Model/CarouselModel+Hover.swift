extension CarouselModel {
  /// A mouse over the strip that presses nothing.
  struct Hover: Equatable, Sendable {
    /// Where it is, in points from the top left of the viewport; nil while it is elsewhere.
    var point: Vector?
    /// The place about which it rests.
    var spot = Vector.zero
    /// The item it is on; nil for none.
    var item: Int?
    /// When it will have rested long enough, in seconds.
    var deadline: Double?
    /// The card that it holds open, and that closes when it leaves.
    var opened: Int?

    /// What it opened stays open, and it opens nothing more before it has moved to another item.
    mutating func keep(_ item: Int) {
      if opened == item { opened = nil }
      deadline = nil
    }
  }

  /// Takes in where a mouse is that presses nothing. It opens the card on which it comes to rest, and closes it when it leaves.
  mutating func hover(_ pointer: Pointer, shown: Double, at time: Double) {
    guard hasCards, pointer.device != .touch else { return }
    switch pointer.phase {
    case .move where !recognizer.isHolding && pointer.position.isFinite:
      rest(pointer.position, on: hit(pointer.position, at: shown), at: time)
    case .leave: leave(at: time)
    case .down: hover.deadline = nil
    case .move, .up, .cancel: break
    }
  }

  /// When the mouse has rested long enough, in seconds; nil while the strip moves by itself or is in a hand.
  var hoverDeadline: Double? {
    guard hasCards else { return nil }
    let isCarried = isHeld || wheelDeadline != nil
    let isMoved = if case .curve = travel { false } else { !isSettled }
    return isCarried || isMoved ? nil : hover.deadline
  }

  /// Opens the card on which the mouse rests.
  mutating func openHovered(at time: Double) {
    hover.deadline = nil
    guard let point = hover.point, case .card(let number) = hit(point, at: time) else { return }
    let item = strip.item(number)
    guard !strip.openings.isOpen(item) else { return }
    let last = hover.opened == item ? nil : hover.opened
    (hover.opened, hover.item) = (item, item)
    expand(number, isOpen: true, closing: last, toward: .nearest, at: time)
  }

  /// A mouse that goes on rests anew; so does one that comes to another card.
  private mutating func rest(_ point: Vector, on hit: Hit, at time: Double) {
    let isFirst = if case .some = hover.point { false } else { true }
    let isAway = (point - hover.spot).length > Threshold.hoverSlop
    hover.point = point
    if case .nothing = hit { return leave(at: time) }
    guard case .card(let number) = hit else {
      (hover.item, hover.deadline) = (nil, nil)
      return
    }
    let item = strip.item(number)
    let isNew = item != hover.item
    hover.item = item
    guard !strip.openings.isOpen(item) else {
      hover.deadline = nil
      return
    }
    guard isFirst || isNew || isAway && hover.deadline != nil else { return }
    hover.spot = point
    hover.deadline = time + options.hoverDelay
  }

  private mutating func leave(at time: Double) {
    closeHovered(at: time)
    hover = Hover()
  }

  private mutating func closeHovered(at time: Double) {
    guard let item = hover.opened else { return }
    hover.opened = nil
    expand(number(of: item), isOpen: false, at: time)
  }

  /// What is at a point of the viewport.
  enum Hit {
    case card(Int), gap, nothing
  }

  /// What was seen at a point in the frame drawn for `shown`.
  ///
  /// The layout goes there and comes back. A copy of it would have to allocate its open cards.
  mutating func hit(_ point: Vector, at shown: Double) -> Hit {
    strip.look(at: pace.at(shown))
    defer { strip.look(at: pace.at(now)) }
    return hit(place(at: shown) - strip.line + axis.place(of: point, in: viewport))
  }

  /// What is at a place of the strip.
  private func hit(_ place: Double) -> Hit {
    guard strip.count > 0 else { return .nothing }
    let number = strip.number(at: place)
    let (start, extent) = (strip.leading(of: number), strip.extent(of: number))
    if place < start { return .nothing }
    if place <= start + extent { return .card(number) }
    return number == strip.count - 1 && !strip.loops ? .nothing : .gap
  }
}
