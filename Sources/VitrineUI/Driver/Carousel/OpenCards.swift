/// The open cards of a row, and the cards that open once the collection has them.
struct OpenCards<ID: Hashable> {
  /// The cards of the collection that are open or opening.
  private(set) var present: Set<ID> = []
  /// The cards that the app has opened and the collection does not have.
  private(set) var awaited: Set<ID> = []
  /// The open cards, as last assigned by the app or reported to it.
  private var reported: Set<ID> = []

  /// All open cards, as the app knows them.
  var all: Set<ID> { present.union(awaited) }

  /// Replaces all cards, for an assignment by the app.
  /// - Parameter existing: Those of the new cards that are in the collection.
  /// - Returns: The cards of the collection that close, and those that open.
  mutating func replace(with new: Set<ID>, existing: Set<ID>) -> (
    closing: Set<ID>, opening: Set<ID>
  ) {
    let old = present
    (present, awaited, reported) = (existing, new.subtracting(existing), new)
    return (old.subtracting(existing), existing.subtracting(old))
  }

  /// Records that a pointer or a key has opened a card.
  /// - Parameter several: Whether several cards can be open. If not, the card replaces one that the collection does not have.
  mutating func open(_ card: ID, several: Bool) {
    if !several { awaited = [] }
    present.insert(card)
  }

  /// Records that a pointer or a key has closed a card.
  mutating func close(_ card: ID) { present.remove(card) }

  /// Forgets the cards that have left the collection.
  /// - Parameter existing: Those of all cards that are in the collection.
  /// - Returns: The cards that have come to the collection.
  mutating func follow(existing: Set<ID>) -> Set<ID> {
    let arrived = awaited.intersection(existing)
    awaited.subtract(arrived)
    present = present.intersection(existing).union(arrived)
    return arrived
  }

  /// Waits for all cards while there are no items.
  mutating func suspend() {
    awaited.formUnion(present)
    present = []
  }

  /// Returns all open cards if they have changed since the last assignment or report.
  mutating func takeChange() -> Set<ID>? {
    let new = all
    guard new != reported else { return nil }
    reported = new
    return new
  }
}
