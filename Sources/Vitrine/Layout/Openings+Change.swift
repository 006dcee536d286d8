extension Openings {
  /// Decides whether a card shall be open; if it shall be the only one, the others shall be closed. Nothing moves yet.
  mutating func decide(_ item: Int, isOpen: Bool, alone: Bool) {
    if alone {
      for index in all.indices { all[index].isOpen = false }
    }
    insert(Card(item: item))
    for index in all.indices where all[index].item == item { all[index].isOpen = isOpen }
  }

  /// Sends every card on its way that is not going where it shall, and says how.
  mutating func start(at time: Double, with timing: Motion.Timing) -> Motion.Timing {
    let timing = timing.fitted(to: shortness(at: time))
    for index in all.indices where all[index].isTurning {
      all[index].openness = all[index].openness.retargeted(
        to: all[index].end, at: time, with: timing, within: .fraction)
    }
    return timing
  }

  /// Forgets cards that are closed at `time`.
  mutating func prune(at time: Double) {
    all.removeAll { !$0.isOpen && $0.openness.isResting(at: time) }
  }

  /// Puts a card in its place, unless its item has one.
  mutating func insert(_ card: Card) {
    var index = all.count
    while index > 0, all[index - 1].item > card.item { index -= 1 }
    guard index == 0 || all[index - 1].item != card.item else { return }
    all.insert(card, at: index)
  }

  /// The time in which every card that is on its way already, and fast, can arrive without going too far.
  private func shortness(at time: Double) -> Double {
    var least = Double.infinity
    for card in all where card.isTurning {
      let state = card.openness.state(at: time)
      let way = card.end - state.position
      if way * state.velocity > 0 { least = min(least, Self.bend * way / state.velocity) }
    }
    return least
  }

  /// The longest duration of a curve that ends slowly, in multiples of the way divided by the velocity it begins with, for it
  /// not to go beyond its end: 1.89 for ease-in-out, whose last part is 1.89 (1 - p)².
  private static let bend = 1.8
}

extension Openings.Card {
  /// Where its openness shall end.
  var end: Double { isOpen ? 1 : 0 }

  /// Whether it is not going where it shall.
  var isTurning: Bool { openness.target != end }
}

extension Motion.Timing {
  /// The same, but in no more than `duration` seconds where it takes a fixed time.
  fileprivate func fitted(to duration: Double) -> Motion.Timing {
    guard case .curve(let curve, let own) = self else { return self }
    return .curve(curve, duration: min(own, duration))
  }
}
