/// How long each item of a strip is along it, in points.
///
/// While all items are equally long this is one number, for ten items or a million. Once they differ, sums over them are kept
/// in a binary indexed tree (Fenwick, 1994), so that finding an item by its place and changing one both take O(log n).
///
/// ```swift
/// var extents = Extents(count: 4, each: 100)
/// extents[2] = 250
/// assert(extents.sum(before: 3) == 450)
/// assert(extents.item(at: 210, spacing: 0) == 2)
/// ```
public struct Extents: Equatable, Sendable {
  /// How many items there are.
  public private(set) var count: Int
  private var each: Double
  /// The single extents; empty while all are `each`.
  private var single: ContiguousArray<Double> = []
  /// At index i, the sum of the extents of the i & -i items that end with item i - 1.
  private var tree: ContiguousArray<Double> = []

  /// Extents that are all the same. Counts below 0 are 0, and so are extents that are negative or no number.
  public init(count: Int, each: Double) {
    self.count = max(0, count)
    self.each = each.orZero
  }

  /// Extents that may differ.
  public init(_ extents: [Double]) {
    self.init(count: extents.count, each: extents.first ?? 0)
    guard extents.contains(where: { $0.orZero != each }) else { return }
    single = ContiguousArray(extents.map { $0.orZero })
    plant()
  }

  /// Whether all items are equally long.
  public var isUniform: Bool { single.isEmpty }

  /// The extent of one item. What is set that is negative or no number counts as 0.
  public subscript(item: Int) -> Double {
    get { isUniform ? each : single[item] }
    set { set(newValue.orZero, for: item) }
  }

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

  /// The item that covers `place`, counted from the start of the first; the gap behind an item is part of it.
  public func item(at place: Double, spacing: Double) -> Int {
    guard count > 0 else { return 0 }
    let last = count - 1
    guard !isUniform else {
      return each + spacing > 0 ? (place / (each + spacing)).floored(in: 0...last) : 0
    }
    return min(last, descend(to: place, spacing: spacing))
  }
}

extension Extents {
  private mutating func set(_ extent: Double, for item: Int) {
    guard (0..<count).contains(item), self[item] != extent else { return }
    if isUniform { single = ContiguousArray(repeating: each, count: count) }
    let change = extent - single[item]
    single[item] = extent
    guard !tree.isEmpty else { return plant() }
    var node = item + 1
    while node <= count {
      tree[node] += change
      node += node & -node
    }
  }

  /// Makes the tree anew, in O(n).
  private mutating func plant() {
    tree = ContiguousArray(repeating: 0, count: count + 1)
    for node in 1..<count + 1 {
      tree[node] += single[node - 1]
      let parent = node + (node & -node)
      if parent <= count { tree[parent] += tree[node] }
    }
  }

  /// Halves the tree until one item is left.
  private func descend(to place: Double, spacing: Double) -> Int {
    var (item, left, step) = (0, place, 1)
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

extension Extents {
  /// Makes room for `number` items of extent `each` before `item`.
  public mutating func insert(_ number: Int, at item: Int, each: Double) {
    guard number > 0, (0...count).contains(item) else { return }
    guard !isUniform || each.orZero != self.each else {
      count += number
      return
    }
    rebuild {
      $0.insert(contentsOf: ContiguousArray(repeating: each.orZero, count: number), at: item)
    }
  }

  /// Takes the items in `range` away.
  public mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard !isUniform else {
      count -= range.count
      return
    }
    rebuild { $0.removeSubrange(range) }
  }

  private mutating func rebuild(_ change: (inout ContiguousArray<Double>) -> Void) {
    if isUniform { single = ContiguousArray(repeating: each, count: count) }
    change(&single)
    count = single.count
    plant()
  }
}
