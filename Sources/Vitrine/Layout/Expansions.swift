/// The cards of a strip that are open, or on their way: how much longer each of them is, at an instant.
///
/// They are few, in the order of their items, and come on top of the strip's extents. Each has its openness, a motion from
/// 0, closed, to 1, open; the points they add are those of the instant evaluated last, so that a frame computes each
/// motion once.
///
/// ```
///   |  ####  |  ####----->  |  ####  |        ---->  what an openness of 1 adds: ``Expansions/room``
/// ```
public struct Expansions: Equatable, Sendable {
  /// One card.
  public struct Card: Equatable, Sendable {
    /// The item's index.
    public internal(set) var item: Int
    /// Whether it is open, or will be at rest.
    public internal(set) var isOpen = false
    /// The order in which open cards were opened; the newest has the highest value.
    var rank = 0
    /// From 0, closed, to 1, open.
    public internal(set) var openness = Motion.rest(at: 0)
    /// How far it is open at the instant looked at.
    public internal(set) var value = 0.0
    /// Whether it is laid out as large as it is open, because it is or was at the instant looked at.
    public internal(set) var isLarge = false
    /// The points it adds to the item at the instant looked at.
    public internal(set) var amount = 0.0
    /// How fast that grows, in points per second.
    public internal(set) var rate = 0.0
  }

  /// The cards, in the order of their items.
  public internal(set) var all: [Card] = []
  /// How much longer an open item is than a closed one, in points.
  public var room = 0.0
  /// Whether room is made at once, and only the openness takes its time: for people who want less motion.
  public var isImmediate = false

  /// No card is open.
  public init() {}

  /// The points that all cards add together.
  public var sum: Double { sum(before: .max) }

  /// The card of an item; nil for one that is closed and has not been open lately.
  public func card(of item: Int) -> Card? {
    guard BuildFeature.cards.isHere else { return nil }
    for card in all where card.item == item { return card }
    return nil
  }

  /// Whether an item is open, or will be at rest.
  public func isOpen(_ item: Int) -> Bool { card(of: item)?.isOpen ?? false }

  /// The item that was opened last, of those that are open; nil when none is.
  public var newest: Int? {
    var newest: Card?
    for card in all where card.isOpen && card.rank > (newest?.rank ?? 0) { newest = card }
    return newest?.item
  }

  /// The points that are added to an item.
  public func amount(of item: Int) -> Double { card(of: item)?.amount ?? 0 }

  /// The points that are added to the items before `item` together.
  public func sum(before item: Int) -> Double {
    guard BuildFeature.cards.isHere else { return 0 }
    var sum = 0.0
    for card in all where card.item < item { sum += card.amount }
    return sum
  }

  /// How fast the items before `item` grow together, in points per second.
  public func rate(before item: Int) -> Double {
    guard BuildFeature.cards.isHere else { return 0 }
    var rate = 0.0
    for card in all where card.item < item { rate += card.rate }
    return rate
  }
}

extension Expansions {
  /// Turns to an instant, in motion time.
  public mutating func look(at time: Double) {
    guard BuildFeature.cards.isHere else { return }
    for index in all.indices {
      let state = all[index].state(at: time)
      let share = isImmediate ? all[index].state(at: .infinity) : state
      all[index].value = state.position
      all[index].isLarge = all[index].isOpen || !all[index].openness.isResting(at: time)
      all[index].amount = share.position * room
      all[index].rate = share.velocity * room
    }
  }

  /// When the last card has come to rest, in motion time; minus infinity where none moves.
  public var restTime: Double {
    guard BuildFeature.cards.isHere else { return -.infinity }
    var latest = -Double.infinity
    for card in all { latest = max(latest, card.openness.restTime) }
    return latest
  }

  /// When room is no longer made nor taken back, in motion time.
  var roomTime: Double { isImmediate ? -.infinity : restTime }
}

extension Expansions.Card {
  /// How far it is open and how fast it opens. One that turns round on a curve just before its end would go a little beyond
  /// it; it waits there instead. Springs may go beyond.
  fileprivate func state(at time: Double) -> Motion.State {
    let state = openness.state(at: time)
    if case .spring = openness { return state }
    let position = state.position.clamped(to: 0...1)
    return Motion.State(
      position: position, velocity: position == state.position ? state.velocity : 0)
  }
}
