/// What a change of a collection does to the indices of its items: some are taken out, or come in, or are taken out and put back
/// elsewhere.
struct Edit {
  private var first = 0
  private var inserted = 0
  private var removed = 0
  /// Where what was taken out is put back.
  private var place: Int?

  /// The edit that an event makes to a collection of `count` items; none for other events.
  init(_ change: Event.Kind, count: Int) {
    switch change {
    case .insert(let number, let item, _) where item >= 0 && item <= count:
      (first, inserted) = (item, min(number, Limit.items - count))
    case .remove(let range):
      let range = range.clamped(to: 0..<count)
      (first, removed) = (range.lowerBound, range.count)
    case .move(let range, let to):
      let range = range.clamped(to: 0..<count)
      (first, removed) = (range.lowerBound, range.count)
      place = max(0, min(count - removed, to))
    case .count(let new): (first, inserted, removed) = (count, max(0, new - count), 0)
    default: break
    }
  }

  /// By how much the collection grows.
  var growth: Int {
    if case .some = place { 0 } else { inserted - removed }
  }

  /// Where an item is now; for one that is gone, the one that follows.
  func item(_ item: Int) -> Int {
    guard let place else { return item < first ? item : max(first, item - removed) + inserted }
    guard !isTakenOut(item) else { return item - first + place }
    let left = item < first ? item : item - removed
    return left < place ? left : left + removed
  }

  /// Whether an item is gone.
  func removes(_ item: Int) -> Bool {
    if case .some = place { false } else { isTakenOut(item) }
  }

  private func isTakenOut(_ item: Int) -> Bool { item >= first && item < first + removed }

  /// Where an item is now in a collection of `count`; nil for one that is gone.
  func place(of item: Int, in count: Int) -> Int? {
    let place = self.item(item)
    return removes(item) || place >= count ? nil : place
  }
}
