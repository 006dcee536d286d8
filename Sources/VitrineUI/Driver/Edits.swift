import Vitrine

/// What became of a collection, as far as those of its items tell that are known before and after.
///
/// ```
///   before   a b c d e      known are a, c, d and e
///   now      a d c x y e    1 went from place 1, then 2 came at place 3, then the item at 2 moved to 1
/// ```
/// What lies between two known items can only be told to have grown or shrunk.
struct Edits: Equatable {
  /// One change, told in places as they are when all changes before it have been made.
  enum Edit: Equatable {
    /// So many items came, the first of them at this place.
    case insert(Int, at: Int)
    /// These went.
    case remove(Range<Int>)
    /// The item at one place is now at another.
    case move(Int, to: Int)
  }

  /// The changes, in the order in which they are to be made.
  private(set) var edits: [Edit] = []

  /// A known item: where it was, where it is after the changes so far, and where it shall be.
  typealias Known = (from: Int, to: Int)

  /// What happened to a collection.
  /// - Parameters:
  ///   - kept: Where known items were and where they are now, in the order in which they were.
  ///   - before: How many items there were.
  ///   - now: How many there are.
  init(kept: [Known], before: Int, now: Int) {
    let order = Order(kept)
    for gap in order.gaps(before: before, now: now).reversed() { edits += gap.edits }
    let places = order.movers.map { (from: moved($0.from), to: $0.to) }
    edits += Self.moves(places.sorted { $0.to < $1.to })
  }

  /// The events that tell a model; what comes is `extent` points long until it is measured.
  func events(extent: Double) -> [Event.Kind] {
    edits.map {
      switch $0 {
      case .insert(let number, let place): .insert(number, at: place, extent: extent)
      case .remove(let range): .remove(range)
      case .move(let item, let place): .move(item..<item + 1, to: place)
      }
    }
  }

  /// Where an item is that stays, after all changes so far.
  private func moved(_ item: Int) -> Int {
    edits.reduce(item) { place, edit in
      switch edit {
      case .insert(let number, let first): place >= first ? place + number : place
      case .remove(let range): place >= range.upperBound ? place - range.count : place
      case .move: place
      }
    }
  }

  /// Brings items to their places, from the front on: what is before the place of one is there already, but for those that
  /// are still to be moved and happen to lie there.
  private static func moves(_ movers: [Known]) -> [Edit] {
    var (waiting, moves) = (movers[...], [Edit]())
    while let (from, to) = waiting.popFirst() {
      let others = waiting.map { $0.from > from ? $0.from - 1 : $0.from }
      let place = others.sorted().reduce(to) { place, other in other < place ? place + 1 : place }
      if place != from { moves.append(.move(from, to: place)) }
      for (index, other) in zip(waiting.indices, others) {
        waiting[index].from = other >= place ? other + 1 : other
      }
    }
    return moves
  }
}
