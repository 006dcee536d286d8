/// Finds the indices of items in a collection that may have changed.
///
/// The search begins at the previous index of an item and widens from there. If the item is not near, the whole collection is
/// read once.
struct IdentityMap<ID: Hashable> {
  private let ids: ItemIDs<ID>
  private var indices: [ID: Int]?

  /// Creates a map of the current collection.
  init(_ ids: ItemIDs<ID>) { self.ids = ids }

  /// The index of an item that had the index `hint`; nil if it is not in the collection. If several items have the id, the one
  /// nearest to `hint`.
  mutating func index(of id: ID, near hint: Int) -> Int? {
    ids.index(of: id, closeTo: hint) ?? searchAll(id)
  }

  private mutating func searchAll(_ id: ID) -> Int? {
    let known = indices ?? ids.indices
    indices = known
    return known[id]
  }
}
