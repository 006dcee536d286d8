/// The cards of a strip that are open or moving, and the extra extent of each at an instant.
///
/// There are few of them, in the order of their items. A card makes its item longer than its extent in ``Extents``, by its
/// extra extent. Each has its openness, a motion from 0, closed, to 1, open. The extra extents are those of the last evaluated
/// instant, so a frame computes each motion once.
///
/// ```
///   |  ####  |  ####----->  |  ####  |        ---->  ``Expansions/fullExtraExtent``
/// ```
///
/// ```swift
/// var strip = Strip(extents: Extents(count: 3, each: 100), viewport: 300)
/// strip.expansions.fullExtraExtent = 150
/// assert(strip.expansions.sum == 0)  // no card is open
/// ```
public struct Expansions: Equatable, Sendable {
  /// One card.
  public struct Card: Equatable, Sendable {
    /// The item's index.
    public internal(set) var item: Int
    /// Whether it is open, or will be open at rest.
    public internal(set) var isOpen = false
    /// The order in which open cards were opened; the newest has the highest value.
    var rank = 0
    /// The openness as a function of time: from 0, closed, to 1, open.
    public internal(set) var openness = Motion.rest(at: 0)
    /// The openness at the evaluated instant.
    public internal(set) var value = 0.0
    /// Whether it is laid out in its open size at the evaluated instant: while it is open or moves.
    public internal(set) var hasOpenSize = false
    /// Its extra extent at the evaluated instant, in points.
    public internal(set) var extraExtent = 0.0
    /// The change of its extra extent, in points per second.
    public internal(set) var extraExtentVelocity = 0.0
  }

  /// The cards, in the order of their items.
  public internal(set) var all: [Card] = []
  /// The extra extent of an open card, in points.
  public var fullExtraExtent = 0.0
  /// Whether extra extents change at once, and only the openness moves: for reduced motion.
  public var isImmediate = false

  /// Creates a collection without cards.
  public init() {}

  /// Whether the engine is built with cards. Otherwise the compiler removes this code.
  static var isBuilt: Bool { BuildFeature.cards }

  /// The number of cards.
  var count: Int { Self.isBuilt ? all.count : 0 }

  /// Returns the index in `all` of an item's card, or the number of cards. To copy a card would take longer than to find it.
  private func index(of item: Int) -> Int {
    var index = 0
    while index < count, all[index].item != item { index += 1 }
    return index
  }

  /// The sum of all extra extents, in points.
  public var sum: Double { sum(before: .max) }

  /// Returns the card of an item; nil if the item is closed and does not move.
  public func card(of item: Int) -> Card? {
    let index = index(of: item)
    return index < count ? all[index] : nil
  }

  /// Returns whether an item is open, or will be open at rest.
  public func isOpen(_ item: Int) -> Bool {
    let index = index(of: item)
    return index < count && all[index].isOpen
  }

  /// The item of the open card that was opened last; nil if none is open.
  public var newest: Int? {
    var newest: Card?
    for card in all where card.isOpen && card.rank > (newest?.rank ?? 0) { newest = card }
    return newest?.item
  }

  /// Returns the extra extent of an item, in points.
  public func extraExtent(of item: Int) -> Double {
    let index = index(of: item)
    return index < count ? all[index].extraExtent : 0
  }

  /// Returns the sum of the extra extents of all items before `item`, in points.
  public func sum(before item: Int) -> Double {
    var (sum, index) = (0.0, 0)
    while index < count, all[index].item < item {
      sum += all[index].extraExtent
      index += 1
    }
    return sum
  }

  /// Returns the change of the sum before `item`, in points per second.
  public func velocity(before item: Int) -> Double {
    var (velocity, index) = (0.0, 0)
    while index < count, all[index].item < item {
      velocity += all[index].extraExtentVelocity
      index += 1
    }
    return velocity
  }
}

extension Expansions {
  /// Evaluates the cards at an instant, in motion time.
  public mutating func evaluate(at time: Double) {
    guard Self.isBuilt else { return }
    for index in all.indices {
      let state = all[index].state(at: time)
      let share = isImmediate ? all[index].state(at: .infinity) : state
      all[index].value = state.position
      all[index].hasOpenSize = all[index].isOpen || !all[index].openness.isResting(at: time)
      all[index].extraExtent = share.position * fullExtraExtent
      all[index].extraExtentVelocity = share.velocity * fullExtraExtent
    }
  }

  /// The motion time at which all cards rest; minus infinity if none moves.
  public var restTime: Double {
    guard Self.isBuilt else { return -.infinity }
    var latest = -Double.infinity
    for index in all.indices { latest = max(latest, all[index].openness.restTime) }
    return latest
  }

  /// The motion time from which on the extra extents no longer change.
  var extentRestTime: Double { isImmediate ? -.infinity : restTime }
}

extension Expansions.Card {
  /// Returns the openness and its velocity. On a curve, a card that is reversed just before its end would overshoot a little;
  /// it waits at the end instead. Springs may overshoot.
  fileprivate func state(at time: Double) -> Motion.State {
    let state = openness.state(at: time)
    if case .spring = openness { return state }
    let position = state.position.clamped(to: 0...1)
    return Motion.State(
      position: position, velocity: position == state.position ? state.velocity : 0)
  }
}

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

  /// Returns the share of their velocity that cards keep. With it, no card overshoots an end that the card has almost reached.
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

  /// Returns the maximum speed at which an approaching card stops before its end; infinity if every speed does. `left` is the openness
  /// that remains to the end.
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
