/// How long each item of a strip is along it, in points.
///
/// While all items are equally long this is one number, for ten items or a million. Once they differ, sums over them are kept
/// in a binary indexed tree (Fenwick, 1994), so that finding an item by its offset and changing one both take O(log n).
///
/// ```swift
/// var extents = Extents(count: 4, each: 100)
/// extents.replace(from: 2, with: [250])
/// assert(extents.sum(before: 3) == 450)
/// assert(extents.item(at: 210, spacing: 0) == 2)
/// ```
public struct Extents: Equatable, Sendable {
  /// How many items there are.
  public private(set) var count: Int
  private var each: Double
  /// The single extents; empty while all are `each`.
  private var single: [Double] = []
  /// At index i, the sum of the extents of the i & -i items that end with item i - 1.
  private var tree: [Double] = []

  /// Extents that are all the same: of at most ``Limit/items``; of a count below 0 none. An extent that is not finite, negative,
  /// or shorter than ``Limit/leastLength`` is 0, one that is longer than ``Limit/length`` is that.
  public init(count: Int, each: Double) {
    self.count = max(0, min(count, Limit.items))
    self.each = each.length
  }

  /// Whether all items are equally long.
  public var isUniform: Bool { single.isEmpty }

  /// The extent of one item.
  public subscript(item: Int) -> Double { isUniform ? each : single[item] }

  /// The extents of all items before `item` together.
  public func sum(before item: Int) -> Double {
    guard !isUniform else { return Double(item) * each }
    var (sum, node) = (0.0, item)
    while node > 0 {
      sum += tree[node]
      node &= node - 1
    }
    return sum
  }

  /// All extents together.
  public var sum: Double { sum(before: count) }

  /// The item that covers an offset from the start of the first; the gap behind an item is part of it.
  public func item(at offset: Double, spacing: Double) -> Int {
    guard count > 0 else { return 0 }
    let last = count - 1
    guard !isUniform else {
      return each + spacing > 0 ? (offset / (each + spacing)).floored(in: 0...last) : 0
    }
    return min(last, descend(to: offset, spacing: spacing))
  }
}

extension Extents {
  /// Makes all items equally long.
  public mutating func level(at extent: Double) { self = Extents(count: count, each: extent) }

  /// Takes the extents of the items from `first` on in. A negative extent, or not a number, counts as 0; a difference of less than
  /// half a point is what rounding makes of the same size, and changes nothing.
  public mutating func replace(from first: Int, with extents: [Double]) {
    guard first >= 0, first < count else { return }
    let end = first + min(count - first, extents.count)
    if isUniform, first == 0, end == count { each = extents[0].length }
    for item in first..<end {
      let extent = extents[item - first].length
      if abs(self[item] - extent) >= 0.5 { set(extent, for: item) }
    }
  }

  /// Makes room for `inserted` items of extent `each` before `item`.
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

  /// Takes the items in `range` away.
  public mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    if isUniform {
      count -= range.count
      return
    }
    write(moving: range.upperBound, by: -range.count, filling: 0)
  }

  /// Moves the items in `range`, so that the first of them has the index `destination`; the others keep their order.
  public mutating func move(_ range: Range<Int>, to destination: Int) {
    let range = range.clamped(to: 0..<count)
    let destination = max(0, min(count - range.count, destination))
    guard !isUniform, destination != range.lowerBound else { return }
    let old = single
    for item in 0..<count {
      let isMoved = item >= destination && item < destination + range.count
      let left = item < destination ? item : item - range.count
      let other = left < range.lowerBound ? left : left + range.count
      single[item] = old[isMoved ? range.lowerBound + item - destination : other]
    }
    sumUp()
  }
}

extension Extents {
  private mutating func set(_ extent: Double, for item: Int) {
    if isUniform { write(moving: count, by: 0, filling: 0) }
    let change = extent - single[item]
    single[item] = extent
    var node = item + 1
    while node <= count {
      tree[node] += change
      node += node & -node
    }
  }

  /// Writes the single extents and their tree anew, in O(n): those from `item` on `shift` indices further, the gap filled.
  private mutating func write(moving item: Int, by shift: Int, filling extent: Double) {
    let old = self
    count += shift
    single = [Double](repeating: extent, count: count)
    for index in 0..<old.count where index < min(item, item + shift) || index >= item {
      single[index < item ? index : index + shift] = old[index]
    }
    sumUp()
  }

  /// Writes the tree anew, in O(n).
  private mutating func sumUp() {
    tree = [Double](repeating: 0, count: count + 1)
    for node in 1..<count + 1 {
      tree[node] += single[node - 1]
      let parent = node + (node & -node)
      if parent <= count { tree[parent] += tree[node] }
    }
  }

  /// Halves the tree until one item is left.
  private func descend(to offset: Double, spacing: Double) -> Int {
    var (item, left, step) = (0, offset, 1)
    while step <= count / 2 { step *= 2 }
    while step > 0 {
      let next = item + step
      if next <= count, tree[next] + Double(step) * spacing <= left {
        left -= tree[next] + Double(step) * spacing
        item = next
      }
      step /= 2
    }
    return item
  }
}
