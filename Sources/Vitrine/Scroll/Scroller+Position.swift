/// Positions and neighbours. A strip that rests on pages moves by pages; on any other strip each item is a page.
extension Scroller {
  /// The item on which the strip rests or will rest.
  var targetItem: Int { strip.count > 0 ? strip.item(target) : 0 }

  /// The virtual index nearest to the line; the target itself once it is reached, also where several rest at one place.
  func current(at time: Instant) -> Int {
    let place = offset.position(at: time.motion)
    return abs(strip.rest(of: target) - place) < 0.001 ? target : strip.nearest(to: place)
  }

  /// The virtual index of an item that is nearest to the middle of the viewport.
  func index(of item: Int, at time: Instant) -> Int {
    let middle = offset.position(at: time.motion) - strip.line + strip.viewport / 2
    return strip.nearestNumber(of: item, to: strip.number(at: middle))
  }

  private var turnsPages: Bool { snap == .page }

  /// How many pages there are.
  var pages: Int { turnsPages ? strip.pages : strip.count }

  /// The page of an item.
  func page(of item: Int) -> Int { turnsPages ? strip.page(of: item) : item }

  /// The item with which a page begins; of one that there is not, the nearest that there is.
  func item(ofPage page: Int) -> Int {
    let page = max(0, min(pages - 1, page))
    return turnsPages ? strip.number(ofPage: page) : page
  }

  /// The virtual index to go to, so that `index` is in view: itself, or the first of its page.
  func goal(for index: Int) -> Int {
    turnsPages ? strip.number(ofPage: strip.page(of: index)) : index
  }

  /// The virtual index that is a number of items or pages after the target; before it, if the number is negative.
  func index(after steps: Int) -> Int {
    turnsPages ? strip.number(after: target, pages: steps) : target + steps
  }

  /// The virtual index that is a number of pages after the target; before it, if the number is negative.
  func index(afterPages steps: Int) -> Int {
    turnsPages ? index(after: steps) : target + steps * strip.itemsPerPage
  }

  /// Whether there is nothing after the target.
  var isAtLast: Bool { !strip.loops && page(of: target) >= pages - 1 }
}

extension Scroller {
  /// The thing at a point of the viewport.
  enum Hit: Equatable {
    case item(Int), gap, nothing
  }

  /// The thing at an offset of the strip.
  func hit(_ place: Double) -> Hit {
    guard strip.count > 0 else { return .nothing }
    let index = strip.number(at: place)
    let (start, extent) = (strip.leading(of: index), strip.extent(of: index))
    if place < start { return .nothing }
    if place <= start + extent { return .item(index) }
    return index == strip.count - 1 && !strip.loops ? .nothing : .gap
  }

  /// Where the strip can be dragged: along it, and where something around it takes over at its ends, no farther than it goes.
  func directions(yieldingAtEnds: Bool, at time: Instant) -> Allowance.Directions {
    let along: Allowance.Directions = strip.axis.isVertical ? .vertical : .horizontal
    guard yieldingAtEnds, let bounds = strip.bounds else { return along }
    let place = offset.position(at: time.motion)
    let onward: Allowance.Directions =
      strip.axis.isVertical ? .up : strip.axis.isRightToLeft ? .right : .left
    var allowed = along
    if place < bounds.lowerBound + 0.5 { allowed = onward }
    if place > bounds.upperBound - 0.5 { allowed.subtract(onward) }
    return allowed
  }
}
