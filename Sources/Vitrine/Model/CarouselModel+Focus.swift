extension CarouselModel {
  /// Takes in which item has keyboard focus; a card is brought into view for it, and not opened.
  mutating func focus(on item: Int, at time: Double) {
    guard hasCards, (0..<strip.count).contains(item), item != focused else { return }
    focused = item
    show(number(of: item), at: time)
  }

  /// A key along the row moves focus, enter and space open and close the card that has it, escape closes what is open.
  mutating func pressCard(_ key: Key, at time: Double) -> Response {
    guard strip.count > 0 else { return Response(.yours) }
    let here = number(of: focused)
    switch key {
    case .enter, .space: _ = toggle(here, at: time)
    case .escape: return Response(collapse(at: time) ? .mine : .yours)
    default:
      guard let number = neighbor(of: here, toward: key) else { return Response(.yours) }
      focused = strip.item(strip.clamp(number))
      signals.append(.focus(item: focused))
      show(strip.clamp(number), at: time)
    }
    return Response(.mine)
  }

  private func neighbor(of number: Int, toward key: Key) -> Int? {
    let forward = axis.isRightToLeft ? -1 : 1
    return switch key {
    case .left where !axis.isVertical: number - forward
    case .right where !axis.isVertical: number + forward
    case .up where axis.isVertical: number - 1
    case .down where axis.isVertical: number + 1
    case .home: strip.nearestNumber(of: 0, to: number)
    case .end: strip.nearestNumber(of: strip.count - 1, to: number)
    case .pageUp: number - strip.itemsPerPage
    case .pageDown: number + strip.itemsPerPage
    case .left, .right, .up, .down, .escape, .stitch, .enter, .space, .zoomIn, .zoomOut, .zoomFit:
      nil
    }
  }

  /// Scrolls until a number shows whole.
  private mutating func show(_ number: Int, at time: Double) {
    let motion = pace.at(time)
    travel(
      to: travel.target, showing: number, toward: .nearest, velocity: travel.velocity(at: motion),
      with: environment.reducesMotion ? .immediate : .spring(.settling), at: motion)
  }
}
