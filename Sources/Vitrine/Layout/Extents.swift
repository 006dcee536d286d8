/// The length of each item along a strip, in points.
///
/// While all items have the same length, this is one number, for ten items or a million. Once lengths differ, a Fenwick tree
/// keeps their sums. So to find an item by its offset and to change one both take O(log n).
///
/// ```swift
/// var extents = Extents(count: 4, each: 100)
/// extents.replace(from: 2, with: [250])
/// assert(extents.sum(before: 3) == 450)
/// assert(extents.item(at: 210, spacing: 0) == 2)
/// ```
public struct Extents: Equatable, Sendable {
  /// The number of items.
  public private(set) var count: Int
  private var each: Double
  /// The individual extents; empty while all are `each`.
  private var single: [Double] = []
  /// The sums of the individual extents.
  private var sums = FenwickTree()

  /// Creates equal extents. A negative count is 0, and a count above ``Limit/items`` is that. An extent that is not finite, is
  /// negative, or is shorter than ``Limit/minimumLength`` is 0; one above ``Limit/length`` is that.
  public init(count: Int, each: Double) {
    self.count = count.clamped(to: 0...Limit.items)
    self.each = each.length
  }

  /// Whether all items have the same length.
  public var isUniform: Bool { single.isEmpty }

  /// The length of items that are added at the end. It is the length of the last item. Without items, it is the length of the item
  /// removed last, or the one set by ``setAll(to:)``.
  var appendedExtent: Double { count > 0 ? self[count - 1] : each }

  /// The extent of one item.
  public subscript(item: Int) -> Double { isUniform ? each : single[item] }

  /// Returns the sum of the extents of all items before `item`; the sum of all for an item beyond the last.
  public func sum(before item: Int) -> Double {
    let item = item.clamped(toCount: count + 1)
    return isUniform ? Double(item) * each : sums.sum(ofFirst: item)
  }

  /// The sum of all extents.
  public var sum: Double { sum(before: count) }

  /// Returns the item that covers an offset from the start of the first one. The gap after an item belongs to it.
  public func item(at offset: Double, spacing: Double) -> Int {
    guard count > 0 else { return 0 }
    let last = count - 1
    guard !isUniform else {
      return each + spacing > 0 ? (offset / (each + spacing)).floored(in: 0...last) : 0
    }
    return min(last, sums.count(withSum: offset, adding: spacing))
  }
}

extension Extents {
  /// Gives all items the same length.
  public mutating func setAll(to extent: Double) { self = Extents(count: count, each: extent) }

  /// Replaces the extents from item `first` on. An extent that is negative or not a number is 0. A difference below half a point comes
  /// from rounding the same size, and changes nothing.
  public mutating func replace(from first: Int, with extents: [Double]) {
    guard first >= 0, first < count else { return }
    let end = first + min(count - first, extents.count)
    if isUniform, first == 0, end == count, abs(each - extents[0].length) >= Rounding.measured {
      each = extents[0].length
    }
    for item in first..<end {
      let extent = extents[item - first].length
      if abs(self[item] - extent) >= Rounding.measured { set(extent, for: item) }
    }
  }

  /// Inserts items of the length `extent` before `item`.
  public mutating func insert(_ inserted: Int, at item: Int, each extent: Double) {
    let (inserted, extent) = (min(inserted, Limit.items - count), extent.length)
    guard inserted > 0, item >= 0, item <= count else { return }
    if count == 0 { each = extent }
    if isUniform, extent == each {
      count += inserted
      return
    }
    write(moving: item, by: inserted, filling: extent)
  }

  /// Removes the items in `range`.
  public mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    if range.count == count { each = appendedExtent }
    if isUniform {
      count -= range.count
      return
    }
    write(moving: range.upperBound, by: -range.count, filling: 0)
  }

  /// Moves the items in `range`, so that the first of them has the index `destination`. The others keep their order.
  public mutating func move(_ range: Range<Int>, to destination: Int) {
    let range = range.clamped(to: 0..<count)
    let destination = destination.clamped(toCount: count - range.count + 1)
    guard !isUniform, destination != range.lowerBound else { return }
    let old = single
    for item in 0..<count {
      let isMoved = item >= destination && item < destination + range.count
      let left = item < destination ? item : item - range.count
      let other = left < range.lowerBound ? left : left + range.count
      single[item] = old[isMoved ? range.lowerBound + item - destination : other]
    }
    sums = FenwickTree(single)
  }
}

extension Extents {
  private mutating func set(_ extent: Double, for item: Int) {
    if isUniform { write(moving: count, by: 0, filling: 0) }
    sums.add(extent - single[item], at: item)
    single[item] = extent
  }

  /// Rebuilds the individual extents and their sums, in O(n). Extents from `item` on move by `shift` indices; new ones are
  /// `extent`.
  private mutating func write(moving item: Int, by shift: Int, filling extent: Double) {
    let old = self
    count += shift
    single = [Double](repeating: extent, count: count)
    for index in 0..<old.count where index < min(item, item + shift) || index >= item {
      single[index < item ? index : index + shift] = old[index]
    }
    sums = FenwickTree(single)
  }
}
