/// The effect of an edit of a collection on the indices of its items.
struct Edit {
  /// The number of items before the edit.
  let countBefore: Int
  /// The number of items after the edit.
  private(set) var count: Int
  private var first = 0
  private var inserted = 0
  private var removed = 0
  /// The index at which moved items are inserted again; nil if items are inserted or removed.
  private var destination: Int?

  /// Creates an edit that changes nothing in a collection of `count` items.
  init(count: Int) { (countBefore, self.count) = (count, count) }

  /// Creates the edit that an event makes to a collection of `count` items. Other events make an empty edit.
  init(_ change: Event.Kind, count: Int) {
    self.init(count: count)
    switch change {
    case .insert(let inserted, let item, _) where item >= 0 && item <= count:
      (first, self.inserted) = (item, min(inserted, Limit.items - count))
      self.count += self.inserted
    case .remove(let range):
      let range = range.clamped(to: 0..<count)
      (first, removed) = (range.lowerBound, range.count)
      self.count -= removed
    case .move(let range, let to):
      let range = range.clamped(to: 0..<count)
      (first, removed) = (range.lowerBound, range.count)
      destination = to.clamped(toCount: count - removed + 1)
    case .count(let new): self.count = new
    default: break
    }
  }

  /// The items that are taken out, to be removed or inserted elsewhere, by their indices before the edit.
  var removal: Range<Int> {
    removed > 0 ? first..<first + removed : min(count, countBefore)..<countBefore
  }

  /// The items that are removed one by one, by their indices before the edit; none if they move, or if only their number changes.
  var removedItems: Range<Int> {
    if case .some = destination { first..<first } else { first..<first + removed }
  }

  /// The items that are inserted, by their indices after the edit.
  var insertion: Range<Int> {
    if let destination { return destination..<destination + removed }
    return inserted > 0 ? first..<first + inserted : countBefore..<max(count, countBefore)
  }

  /// Returns the new index of an item. For a removed item, this is the index of the following one.
  func item(_ item: Int) -> Int {
    guard let destination else {
      return item < first ? item : max(first, item - removed) + inserted
    }
    guard !isTakenOut(item) else { return item - first + destination }
    let left = item < first ? item : item - removed
    return left < destination ? left : left + removed
  }

  /// Returns the index of an item before the edit; nil for an inserted one.
  func oldIndex(of item: Int) -> Int? {
    guard let destination else {
      guard item >= first else { return item < countBefore ? item : nil }
      guard item >= first + inserted else { return nil }
      let old = item - inserted + removed
      return old < countBefore ? old : nil
    }
    if item >= destination, item < destination + removed { return item - destination + first }
    let left = item < destination ? item : item - removed
    return left < first ? left : left + removed
  }

  /// Returns whether the edit removes an item.
  func removes(_ item: Int) -> Bool {
    if case .some = destination { false } else { isTakenOut(item) }
  }

  /// Returns whether one of these indices has another item after the edit, or none.
  func changesItems(in indices: Range<Int>) -> Bool {
    let isEmpty = inserted == 0 && removed == 0
    guard !isEmpty || count != countBefore else { return false }
    return (isEmpty ? min(count, countBefore) : min(first, destination ?? first))
      < indices.upperBound
  }

  private func isTakenOut(_ item: Int) -> Bool { item >= first && item < first + removed }

  /// Returns the new index of an item; nil for a removed item.
  func index(of item: Int) -> Int? {
    let index = self.item(item)
    return removes(item) || index >= count ? nil : index
  }
}
