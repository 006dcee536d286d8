extension Strip {
  /// The number whose item or gap behind it covers a place.
  public func number(at place: Double) -> Int {
    guard count > 0 else { return 0 }
    let fromStart = place + origin
    guard loops, lap > 0 else { return item(at: fromStart) }
    let turns = (fromStart / lap).floored(in: -mostLaps...mostLaps)
    return turns * count + item(at: fromStart - Double(turns) * lap)
  }

  /// The number whose resting place is nearest to a place; of two as near, the lower one.
  ///
  /// Where the strip has reached an end, several items may rest at that place: it is the outermost of them then.
  public func nearest(to place: Double) -> Int {
    if let outermost = outermost(at: place) { return outermost }
    let middle = number(at: place)
    let lower = nearer(clamp(middle - 1), clamp(middle), to: place)
    return nearer(lower, clamp(middle + 1), to: place)
  }

  /// Whichever of two numbers rests nearer to a place; the first, when they are as near.
  func nearer(_ first: Int, _ second: Int, to place: Double) -> Int {
    abs(rest(of: second) - place) < abs(rest(of: first) - place) ? second : first
  }

  /// The numbers that show between two places; of items too short to be seen, no more than ``Strip/mostShown``.
  public func numbers(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, end > start else { return 0..<0 }
    let (first, last) = (number(at: start), number(at: end))
    return first..<min(last + 1, first + Self.mostShown)
  }

  /// More items than any screen shows: a bound on the work where extents are wrong.
  public static let mostShown = 1_000

  /// Where the strip is in items: 3.25 is a quarter of the way from number 3 to the next. Beyond its ends it goes on as
  /// if there were more items like the outermost ones.
  public func position(at place: Double) -> Double {
    guard count > 0 else { return 0 }
    let middle = number(at: place)
    let offset = place - self.place(of: middle)
    let neighbor = clamp(middle + (offset < 0 ? -1 : 1))
    let pitch = neighbor == middle ? extent(of: middle) + gap : distance(middle, neighbor)
    return Double(middle) + (pitch >= Limit.leastLength ? offset / pitch : 0)
  }

  /// The number of `item` that is the shortest way from `number`; of two ways as short, the one forward.
  public func nearestNumber(of item: Int, to number: Int) -> Int {
    guard loops, count > 0 else { return item }
    let forward = self.item(item - number)
    let here = place(of: number)
    let (ahead, behind) = (number + forward, number + forward - count)
    return place(of: ahead) - here <= here - place(of: behind) + 1e-9 ? ahead : behind
  }
}

extension Strip {
  private func distance(_ first: Int, _ second: Int) -> Double {
    abs(place(of: second) - place(of: first))
  }

  /// The item that covers a place, counted from the start of the first; the gap behind an item is part of it.
  ///
  /// Cards are taken out one after the other: what lies behind one is where it would be if it were closed.
  private func item(at place: Double) -> Int {
    guard BuildFeature.cards.isHere else { return extents.item(at: place, spacing: gap) }
    var place = place
    for card in expansions.all {
      let start = extents.sum(before: card.item) + Double(card.item) * gap
      guard place >= start else { break }
      if place < start + extents[card.item] + card.amount + gap { return card.item }
      place -= card.amount
    }
    return extents.item(at: place, spacing: gap)
  }

  /// So many laps that their numbers still fit 32 bits.
  private var mostLaps: Int { Self.farthest / max(1, count) }

  private func outermost(at place: Double) -> Int? {
    guard let bounds else { return count == 0 ? 0 : nil }
    let (isFirst, isLast) = (place <= bounds.lowerBound, place >= bounds.upperBound)
    guard isFirst || isLast else { return nil }
    return isFirst && !(isLast && alignment == .end) ? 0 : count - 1
  }
}
