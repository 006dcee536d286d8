import Vitrine

/// A host's collection in plain arrays: an identity and an extent for each item.
struct ItemList: Equatable {
  /// Identities, in the order of the items. No two items ever have the same.
  private(set) var ids: [Int] = []
  /// How long the items are, in points.
  private(set) var extents: [Double] = []
  private var nextID = 0
  /// The length of the last item; without items, of the last one removed.
  private var last = 0.0

  var count: Int { ids.count }

  init(_ extents: [Double] = []) {
    append(extents)
  }

  /// Changes the collection as an event says. Other events change nothing.
  mutating func take(_ kind: Event.Kind) {
    defer { last = extents.last ?? last }
    switch kind {
    case .count(let count): resize(to: max(0, count))
    case .insert(let number, let item, let extent): insert(number, at: item, extent: extent)
    case .remove(let range):
      let range = range.clamped(to: 0..<count)
      ids.removeSubrange(range)
      extents.removeSubrange(range)
    case .move(let range, let item): move(range.clamped(to: 0..<count), to: item)
    case .extents(let new, let first): replace(from: first, with: new)
    case .extent(let extent):
      last = extent
      extents = [Double](repeating: extent, count: count)
    default: break
    }
  }

  /// New items are as long as the last one.
  private mutating func resize(to count: Int) {
    let kept = min(count, self.count)
    ids.removeSubrange(kept...)
    extents.removeSubrange(kept...)
    append([Double](repeating: last, count: count - kept))
  }

  private mutating func append(_ new: [Double]) {
    extents += new
    ids += nextID..<nextID + new.count
    nextID += new.count
  }

  private mutating func insert(_ number: Int, at item: Int, extent: Double) {
    guard number > 0, (0...count).contains(item) else { return }
    ids.insert(contentsOf: nextID..<nextID + number, at: item)
    extents.insert(contentsOf: [Double](repeating: extent, count: number), at: item)
    nextID += number
  }

  private mutating func move(_ range: Range<Int>, to item: Int) {
    let (movedIDs, movedExtents) = (Array(ids[range]), Array(extents[range]))
    ids.removeSubrange(range)
    extents.removeSubrange(range)
    let item = max(0, min(count, item))
    ids.insert(contentsOf: movedIDs, at: item)
    extents.insert(contentsOf: movedExtents, at: item)
  }

  /// A measured size that differs by less than half a point changes nothing.
  private mutating func replace(from first: Int, with new: [Double]) {
    for (offset, extent) in new.enumerated() where extents.indices.contains(first + offset) {
      let item = first + offset
      if abs(extents[item] - extent) >= 0.5 { extents[item] = extent }
    }
  }
}
