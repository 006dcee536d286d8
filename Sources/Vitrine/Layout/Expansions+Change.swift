extension Expansions {
  /// Decides whether a card is open at rest; alone, the others close. Nothing moves yet.
  mutating func decide(_ item: Int, isOpen: Bool, alone: Bool) {
    let rank = 1 + all.reduce(0) { max($0, $1.rank) }
    if alone {
      for index in all.indices { all[index].isOpen = false }
    }
    insert(Card(item: item))
    for index in all.indices where all[index].item == item {
      (all[index].isOpen, all[index].rank) = (isOpen, rank)
    }
  }

  /// Starts every card that does not go to its end yet.
  /// - Returns: The timing, and the share of their velocity that they keep.
  mutating func start(
    at time: Double, with timing: Motion.Timing
  ) -> (timing: Motion.Timing, share: Double) {
    let timing = timing.fitted(to: shortness(at: time))
    let share = share(at: time, with: timing)
    for index in all.indices where all[index].isTurning {
      if share < 1 { all[index].openness.slow(to: share, at: time) }
      all[index].openness = all[index].openness.retargeted(
        to: all[index].end, at: time, with: timing, within: .fraction)
    }
    return (timing, share)
  }

  /// Forgets cards that are closed at `time`.
  mutating func prune(at time: Double) {
    all.removeAll { !$0.isOpen && $0.openness.isResting(at: time) }
  }

  /// Inserts a card in the order of the items, unless its item has one.
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

  /// How much of their speed cards keep that turn round, so that none goes beyond the end that it has almost reached.
  ///
  /// On a curve that begins and ends slowly they keep all of it: it takes as long to stop as it would have taken to arrive.
  private func share(at time: Double, with timing: Motion.Timing) -> Double {
    guard case .curve(let curve, let duration) = timing, curve.slope(at: 0) + curve.slope(at: 1) > 0
    else { return 1 }
    var share = 1.0
    for card in all where card.isTurning {
      let state = card.openness.state(at: time)
      let left = (state.velocity > 0 ? 1 : 0) - state.position
      guard (card.end - state.position) * state.velocity < 0 else { continue }
      share = min(share, left / (state.velocity * duration * Self.overrun))
    }
    return max(0, share)
  }

  /// The farthest that a curve that turns round goes on, in multiples of its velocity times its duration: the most of
  /// p (1 - p)², at p = 1/3; see ``Motion/Tween``.
  private static let overrun = 4.0 / 27

  /// The longest duration of a curve that ends slowly, in multiples of the way divided by the velocity it begins with, for it
  /// not to go beyond its end: 1.89 for ease-in-out, whose last part is 1.89 (1 - p)².
  private static let bend = 1.8
}

extension Expansions.Card {
  /// The end of its openness.
  var end: Double { isOpen ? 1 : 0 }

  /// Whether it does not go to its end yet.
  var isTurning: Bool { openness.target != end }
}

extension Motion {
  /// Is where it is, with a share of its velocity.
  fileprivate mutating func slow(to share: Double, at time: Double) {
    let state = state(at: time)
    self = .held(at: state.position, velocity: state.velocity * share)
  }
}

extension Motion.Timing {
  /// The same, but in no more than `duration` seconds where it takes a fixed time.
  fileprivate func fitted(to duration: Double) -> Motion.Timing {
    guard case .curve(let curve, let own) = self else { return self }
    return .curve(curve, duration: min(own, duration))
  }
}
