/// What a change of a collection does to the indices of its items: some are taken out, or come in, or are taken out and put back
/// elsewhere.
struct Edit {
  private var first = 0
  private var inserted = 0
  private var removed = 0
  /// The index at which items that move are put back.
  private var destination: Int?

  /// The edit that an event makes to a collection of `count` items; none for other events.
  init(_ change: Event.Kind, count: Int) {
    switch change {
    case .insert(let inserted, let item, _) where item >= 0 && item <= count:
      (first, self.inserted) = (item, min(inserted, Limit.items - count))
    case .remove(let range):
      let range = range.clamped(to: 0..<count)
      (first, removed) = (range.lowerBound, range.count)
    case .move(let range, let to):
      let range = range.clamped(to: 0..<count)
      (first, removed) = (range.lowerBound, range.count)
      destination = max(0, min(count - removed, to))
    case .count(let new): (first, inserted, removed) = (count, max(0, new - count), 0)
    default: break
    }
  }

  /// By how much the collection grows; 0 for a new count that is lower.
  var growth: Int {
    if case .some = destination { 0 } else { inserted - removed }
  }

  /// Where an item is now; for one that is gone, the one that follows.
  func item(_ item: Int) -> Int {
    guard let destination else {
      return item < first ? item : max(first, item - removed) + inserted
    }
    guard !isTakenOut(item) else { return item - first + destination }
    let left = item < first ? item : item - removed
    return left < destination ? left : left + removed
  }

  /// Whether an item is gone.
  func removes(_ item: Int) -> Bool {
    if case .some = destination { false } else { isTakenOut(item) }
  }

  private func isTakenOut(_ item: Int) -> Bool { item >= first && item < first + removed }

  /// The index of an item now, in a collection of `count`; nil for one that is gone.
  func index(of item: Int, in count: Int) -> Int? {
    let index = self.item(item)
    return removes(item) || index >= count ? nil : index
  }
}
