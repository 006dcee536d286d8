extension Expansions {
  /// Sets whether a card is open at rest. With `alone`, the other cards close. Nothing moves yet.
  mutating func setEnd(of item: Int, isOpen: Bool, alone: Bool) {
    let rank = 1 + all.reduce(0) { max($0, $1.rank) }
    if alone {
      for index in all.indices { all[index].isOpen = false }
    }
    insert(Card(item: item))
    for index in all.indices where all[index].item == item {
      (all[index].isOpen, all[index].rank) = (isOpen, rank)
    }
  }

  /// Starts the motion of every card whose end has changed.
  /// - Returns: The timing, and the share of their velocity that the cards keep.
  mutating func start(
    at time: Double, with timing: Motion.Timing
  ) -> (timing: Motion.Timing, share: Double) {
    let timing = timing.shortened(to: maximumDuration(at: time))
    let share = velocityShare(at: time, with: timing)
    for index in all.indices where all[index].needsRetarget {
      if share < 1 { all[index].openness.slow(to: share, at: time) }
      all[index].openness = all[index].openness.retargeted(
        to: all[index].end, at: time, with: timing, within: .fraction)
    }
    return (timing, share)
  }

  /// Removes cards that are closed at `time`.
  mutating func prune(at time: Double) {
    var left: [Card] = []
    for card in all where card.isOpen || !card.openness.isResting(at: time) { left.append(card) }
    all = left
  }

  /// Inserts a card in the order of the items, unless its item has one already.
  mutating func insert(_ card: Card) {
    var index = all.count
    while index > 0, all[index - 1].item > card.item { index -= 1 }
    guard index == 0 || all[index - 1].item != card.item else { return }
    all.insert(card, at: index)
  }

  /// The maximum duration with which no moving card overshoots its end.
  private func maximumDuration(at time: Double) -> Double {
    var least = Double.infinity
    for card in all where card.needsRetarget {
      let state = card.openness.state(at: time)
      let way = card.end - state.position
      if way * state.velocity > 0 { least = min(least, Self.durationFactor * way / state.velocity) }
    }
    return least
  }

  /// Returns the share of their velocity that cards keep, so that none overshoots the end that it has almost reached.
  ///
  /// On the timing with which they opened, cards keep all of it. Less is kept on a slower one: on a spring fifteen times as slow, an
  /// almost open card that closes would first open by another fifth.
  private func velocityShare(at time: Double, with timing: Motion.Timing) -> Double {
    var share = 1.0
    for card in all where card.needsRetarget {
      let state = card.openness.state(at: time)
      let isReversed = (card.end - state.position) * state.velocity < 0
      let left = state.velocity > 0 ? 1 - state.position : state.position
      let fastest = timing.maximumSpeed(left: left, isReversed: isReversed)
      let speed = abs(state.velocity)
      if speed > fastest { share = min(share, fastest / speed) }
    }
    return max(0, share)
  }

  /// The maximum duration of a curve that ends slowly, times its initial velocity, divided by its distance, so that it does not
  /// overshoot. For ease-in-out, whose last part is 1.89 (1 - p)², it is 1.89. A smaller one leaves room for rounding.
  private static let durationFactor = 1.8
}

extension Expansions.Card {
  /// The openness at rest.
  var end: Double { isOpen ? 1 : 0 }

  /// Whether its motion ends elsewhere, and needs a new target.
  var needsRetarget: Bool { openness.target != end }
}

extension Motion {
  /// Keeps the position and a share of the velocity.
  fileprivate mutating func slow(to share: Double, at time: Double) {
    let state = state(at: time)
    self = .held(at: state.position, velocity: state.velocity * share)
  }
}

extension Motion.Timing {
  /// The timing with a duration of at most `duration` seconds. Springs and jumps stay as they are.
  fileprivate func shortened(to duration: Double) -> Motion.Timing {
    guard case .curve(let curve, let own) = self else { return self }
    return .curve(curve, duration: min(own, duration))
  }

  /// Returns the maximum speed at which a card stops before the end that it approaches; infinity if it always does. `left` is the
  /// openness that remains to that end.
  ///
  /// On a curve that begins and ends slowly a reversed card always stops in time: stopping takes as long as arriving would have
  /// taken. A curve towards that end is shortened instead. A critical spring overshoots its target from `left` times its frequency on.
  fileprivate func maximumSpeed(left: Double, isReversed: Bool) -> Double {
    switch self {
    case .curve(let curve, let duration)
    where isReversed && curve.slope(at: 0) + curve.slope(at: 1) > 0:
      left / (duration * Self.overrun)
    case .spring(let spring): left * spring.angularFrequency
    case .curve, .immediate: .infinity
    }
  }

  /// The maximum distance that a reversed curve continues, divided by its velocity times its duration: the maximum of p (1 -
  /// p)², at p = 1/3; see ``Motion/CurveMotion``.
  private static let overrun = 4.0 / 27
}
