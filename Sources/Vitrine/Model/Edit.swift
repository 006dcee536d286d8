/// What a change of a collection does to the indices of its items.
struct Edit {
  private var first = 0
  private var inserted = 0
  private var removed = 0

  /// The edit that an event makes to a collection of `count` items; none for other events.
  init(_ change: Event.Kind, count: Int) {
    switch change {
    case .insert(let number, let item, _) where item >= 0 && item <= count:
      (first, inserted) = (item, max(0, number))
    case .remove(let range):
      let range = range.clamped(to: 0..<count)
      (first, removed) = (range.lowerBound, range.count)
    case .count(let new): (first, inserted, removed) = (count, max(0, new - count), 0)
    default: break
    }
  }

  /// By how much the collection grows.
  var growth: Int { inserted - removed }

  /// Where an item is now; for one that is gone, the one that follows.
  func item(_ item: Int) -> Int {
    item < first ? item : max(first, item - removed) + inserted
  }

  /// Whether an item is gone.
  func removes(_ item: Int) -> Bool { item >= first && item < first + removed }
}
