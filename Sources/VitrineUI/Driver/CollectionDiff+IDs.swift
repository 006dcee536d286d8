import Vitrine

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
