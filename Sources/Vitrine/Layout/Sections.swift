/// Consecutive ranges of a collection, such as the photographs of each day.
///
/// A host says where each section starts. The engine knows neither dates nor titles.
///
/// ```
///   items      0   1   2   3   4   5   6
///   starts     0       2                       sections 0..<2, 2..<7
/// ```
/// To find the section of an item, the range of a section, and to follow an edit each take O(log n) of the number of sections.
///
/// ```swift
/// let sections = Sections(starts: [0, 2], items: 7)
/// assert(sections.section(of: 3) == 1 && sections.range(of: 1) == 2..<7)
/// ```
public struct Sections: Equatable, Sendable {
  /// The number of sections.
  public let count: Int
  /// The number of items in each section.
  private var tree: FenwickTree

  /// Creates sections of a collection.
  /// - Parameters:
  ///   - starts: The first item of each section. The first section starts with item 0, whatever its start is. A start before an earlier
  ///     one counts as the earlier one, and a start beyond the items as their number. Such sections have no items.
  ///   - items: The number of items.
  public init(starts: [Int] = [], items: Int = 0) {
    count = min(starts.count, Limit.items)
    var (counts, first) = ([Double](), 0)
    counts.reserveCapacity(count)
    for section in 0..<count {
      let end = section + 1 < count ? max(first, min(starts[section + 1], items)) : items
      counts.append(Double(end - first))
      first = end
    }
    tree = FenwickTree(counts)
  }

  /// The number of items in each section, in O(n).
  var counts: [Double] { tree.numbers }

  /// Returns the first item of a section; the number of items for the one after the last section.
  public func start(of section: Int) -> Int { Int(tree.sum(ofFirst: section)) }

  /// Returns the items of a section.
  public func range(of section: Int) -> Range<Int> { start(of: section)..<start(of: section + 1) }

  /// Returns the section of an item; the last one for an item that does not exist.
  public func section(of item: Int) -> Int {
    tree.count(withSum: Double(item), adding: 0).clamped(toCount: count)
  }

  /// Takes items out and then inserts others, and calls `changed` with each section that has another number of items, and its numbers
  /// before and after. An inserted item belongs to the section of the item that was at its index, or to the last one.
  mutating func replace(
    _ removal: Range<Int>, by inserted: Range<Int>,
    changed: (_ section: Int, _ before: Int, _ after: Int) -> Void
  ) {
    guard count > 0 else { return }
    var removed = removal
    while !removed.isEmpty {
      let section = section(of: removed.lowerBound)
      let taken = min(removed.upperBound, start(of: section + 1)) - removed.lowerBound
      guard taken > 0 else { return }
      add(-taken, to: section, changed)
      // The items behind those taken have their indices now.
      removed = removed.lowerBound..<removed.upperBound - taken
    }
    if !inserted.isEmpty { add(inserted.count, to: section(of: inserted.lowerBound), changed) }
  }

  private mutating func add(_ items: Int, to section: Int, _ changed: (Int, Int, Int) -> Void) {
    let before = range(of: section).count
    tree.add(Double(items), at: section)
    changed(section, before, before + items)
  }
}

/// The units of sections, from small to large. A grid shows larger ones if its cells are smaller.
public enum SectionUnit: Int, Sendable, CaseIterable {
  /// Days, or any sections that have no larger unit.
  case day
  /// Months.
  case month
  /// Years.
  case year

  /// Creates the unit that suits the side of a cell, in points.
  public init(cell: Double) {
    // Five and ten columns of a telephone. Photos and Google Photos change there, too.
    self = cell >= 72 ? .day : cell >= 36 ? .month : .year
  }
}
