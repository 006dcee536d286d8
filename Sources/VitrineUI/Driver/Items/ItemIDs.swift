/// The ids of a collection, in order. Each id is read when it is needed; the collection is not copied.
///
/// A collection such as a binding to an array always has the present elements. So an id that has been read is kept, and an index that the
/// collection no longer has gives no id.
struct ItemIDs<ID: Hashable> {
  /// The number of items.
  let count: Int
  private let read: (Int) -> ID?
  private let kept = Kept()
  /// The width of an item divided by its height, if the collection provides it.
  private(set) var ratio: ((Int) -> Double)?

  /// The ids that have been read.
  private final class Kept {
    var ids: [Int: ID] = [:]
    /// The number of ids that are kept: more than are near the view.
    static var maximum: Int { 10_000 }
  }

  /// Creates the ids of `count` items; `id` returns the id at an index, or nil if the collection does not have it any more.
  init(count: Int, ratio: ((Int) -> Double)? = nil, id: @escaping (Int) -> ID?) {
    self.count = count
    self.read = id
    self.ratio = ratio
  }

  /// Creates the ids of a collection. Its first index counts as 0.
  init<Items: RandomAccessCollection>(
    _ items: Items, id path: KeyPath<Items.Element, ID>,
    ratio: ((Items.Element) -> Double)? = nil
  ) {
    let item = { items[items.index(items.startIndex, offsetBy: $0)] }
    let has = { (index: Int) in (0..<items.count).contains(index) }
    self.init(
      count: items.count, ratio: ratio.map { ratio in { has($0) ? ratio(item($0)) : 1 } }
    ) {
      has($0) ? item($0)[keyPath: path] : nil
    }
  }

  /// An empty collection.
  static var empty: ItemIDs { ItemIDs(count: 0) { _ in nil } }

  /// The id of an item; nil if there is no such item.
  subscript(ifPresent index: Int?) -> ID? {
    guard let index, (0..<count).contains(index) else { return nil }
    if let id = kept.ids[index] { return id }
    let id = read(index)
    if kept.ids.count >= Kept.maximum { kept.ids = [:] }
    kept.ids[index] = id
    return id
  }

  /// The ids of a range of items; indices beyond the last item are left out.
  subscript(range: Range<Int>) -> [ID] {
    range.clamped(to: 0..<count).compactMap { self[ifPresent: $0] }
  }

  /// The ids of a range of items in a loop, in which the first item follows the last one.
  subscript(looping range: Range<Int>) -> [ID] {
    count > 0 ? range.compactMap { self[ifPresent: looped($0)] } : []
  }

  /// The index of the item that a loop of at least one item shows at a virtual index.
  func looped(_ virtualIndex: Int) -> Int { ((virtualIndex % count) + count) % count }

  /// The index of an item that had the index `hint`; nil if it is not in the collection. To look for several items, use one
  /// ``IdentityMap``.
  func index(of id: ID, near hint: Int) -> Int? {
    var map = IdentityMap(self)
    return map.index(of: id, near: hint)
  }

  /// The index of an item that had the index `hint`, if it is still close to it; nil otherwise.
  func index(of id: ID, closeTo hint: Int) -> Int? {
    for distance in 0...Self.searchRadius {
      if has(id, at: hint - distance) { return hint - distance }
      if has(id, at: hint + distance) { return hint + distance }
    }
    return nil
  }

  /// The largest distance from the previous index before the whole collection is read.
  static var searchRadius: Int { 64 }

  /// Whether the item at this index has this id.
  func has(_ id: ID, at index: Int) -> Bool { self[ifPresent: index] == id }

  /// The first index of each id. It reads the whole collection and keeps no id.
  var indices: [ID: Int] {
    let pairs = (0..<count).compactMap { index in read(index).map { ($0, index) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
