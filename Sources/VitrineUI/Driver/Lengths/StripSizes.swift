import Vitrine

/// The sizes of a strip's items, so that the strip does not change its size as items come and go.
///
/// Stacks propose several sizes before they decide: none, zero, infinity, and at last the actual one. Items have other sizes under
/// each, so the sizes under each proposal are kept apart. Each item counts with its last size: in view, that is its present one.
struct StripSizes {
  /// The largest length and breadth of the items under a proposal.
  struct Largest: Equatable {
    /// The length of the longest item, in points; nil before there is one.
    var length: Double?
    /// The breadth of the broadest item, in points.
    var breadth = 0.0
  }

  /// The size of an item under a proposal.
  struct Item {
    /// The number of the item; see ``DrawnItems``.
    let item: Int
    /// Points along the strip.
    var along: Double
    /// Points across the strip.
    var across: Double
  }

  /// The sizes under one proposal.
  fileprivate struct Record {
    let proposal: StripProposal
    /// The items that are in view, and those that have been.
    var items: [Int: Item] = [:]
    /// The largest sizes of all these items.
    var largest = Largest()
  }

  private var records: [Record] = []
  private var removed: Set<Int> = []

  /// The number of proposals whose sizes are kept. A stack makes about four.
  private static var maximumProposals: Int { 8 }

  /// Notes how large the items in view are under a proposal.
  /// - Parameter growsOnly: Whether an item counts with the largest size that it has had, because movement changes its size.
  /// - Returns: The largest sizes under the proposal.
  mutating func add(_ items: [Item], under proposal: StripProposal, growsOnly: Bool = false)
    -> Largest
  {
    let index = records.firstIndex { $0.proposal == proposal }
    var record = index.map { records.remove(at: $0) } ?? Record(proposal: proposal)
    var hasSmaller = false
    for var item in items {
      if let old = record.items[item.item] {
        if growsOnly { item.grow(to: old) }
        hasSmaller = hasSmaller || item.along < old.along || item.across < old.across
      }
      record.items[item.item] = item
      record.largest.add(item)
    }
    // Most items keep their sizes, so all of them are compared rarely.
    if hasSmaller { record.findLargest() }
    records.append(record)
    if records.count > Self.maximumProposals { records.removeFirst() }
    return record.largest
  }

  /// Forgets the sizes of items that have left the collection. The same items again change nothing.
  mutating func remove(_ items: Set<Int>) {
    guard items != removed else { return }
    removed = items
    for index in records.indices {
      for item in items { records[index].items[item] = nil }
      records[index].findLargest()
    }
  }
}

extension StripSizes.Record {
  fileprivate mutating func findLargest() {
    largest = items.values.reduce(into: StripSizes.Largest()) { $0.add($1) }
  }
}

extension StripSizes.Item {
  fileprivate mutating func grow(to other: Self) {
    along = max(along, other.along)
    across = max(across, other.across)
  }
}

extension StripSizes.Largest {
  fileprivate mutating func add(_ item: StripSizes.Item) {
    length = max(length ?? 0, item.along)
    breadth = max(breadth, item.across)
  }
}

/// A view of this size that contains a strip.
extension Dimensions {
  /// The length of the strip, in points.
  func length(isVertical: Bool) -> Double { Strip.Axis(isVertical: isVertical).length(of: self) }

  /// The breadth of the strip, in points.
  func breadth(isVertical: Bool) -> Double { length(isVertical: !isVertical) }
}
