import Vitrine

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

extension CollectionDiff {
  /// Finds the changes between two collections. Only the items with these old indices are known. Returns nil if all of them
  /// are gone.
  init?<ID>(from old: ItemIDs<ID>, to new: ItemIDs<ID>, knowing indices: Set<Int>) {
    var map = IdentityMap(new)
    let known = indices.filter { $0 >= 0 && $0 < old.count }.sorted()
    let kept = known.compactMap { from in
      old[ifPresent: from].flatMap { map.index(of: $0, near: from) }
        .map { Known(from: from, to: $0) }
    }
    guard !kept.isEmpty else { return nil }
    self.init(kept: kept, before: old.count, now: new.count)
  }
}
