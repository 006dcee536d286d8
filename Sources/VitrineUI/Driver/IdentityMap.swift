/// Where items are in a collection that may have changed since they were seen.
///
/// An item is looked for where it was, then farther and farther away from there. Only one that is not near is looked for
/// everywhere, and for that the whole collection is read once.
struct IdentityMap<ID: Hashable> {
  private let roster: Roster<ID>
  private var places: [ID: Int]?

  /// How far from where it was an item is looked for before the whole collection is read.
  static var reach: Int { 64 }

  /// A map of the collection as it is now.
  init(_ roster: Roster<ID>) { self.roster = roster }

  /// The index of an item that was at `hint`; the one nearest to it where several items have the id; nil for none.
  mutating func index(of id: ID, near hint: Int) -> Int? {
    for distance in 0...Self.reach {
      if roster.has(id, at: hint - distance) { return hint - distance }
      if roster.has(id, at: hint + distance) { return hint + distance }
    }
    return everywhere(id)
  }

  private mutating func everywhere(_ id: ID) -> Int? {
    let known =
      places ?? Dictionary((0..<roster.count).map { (roster[$0], $0) }) { first, _ in first }
    places = known
    return known[id]
  }
}
