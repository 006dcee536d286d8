/// The ids of a collection, in order. Each id is read when it is needed; the collection is not copied.
struct ItemIDs<ID: Hashable> {
  /// The number of items.
  let count: Int
  private let read: (Int) -> ID
  /// The width of an item divided by its height, if the collection provides it.
  private(set) var ratio: ((Int) -> Double)?

  /// Creates the ids of `count` items; `id` returns the id at an index.
  init(count: Int, ratio: ((Int) -> Double)? = nil, id: @escaping (Int) -> ID) {
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
    self.init(count: items.count, ratio: ratio.map { ratio in { ratio(item($0)) } }) {
      item($0)[keyPath: path]
    }
  }

  /// An empty collection.
  static var empty: ItemIDs { ItemIDs(count: 0) { _ in preconditionFailure("there are no items") } }

  /// The id of an item.
  subscript(index: Int) -> ID { read(index) }

  /// The id of an item; nil if there is no such item.
  subscript(ifPresent index: Int?) -> ID? {
    index.flatMap { (0..<count).contains($0) ? read($0) : nil }
  }

  /// The ids of a range of items; indices beyond the last item are left out.
  subscript(range: Range<Int>) -> [ID] { range.clamped(to: 0..<count).map { read($0) } }

  /// The ids of a range of items in a loop, in which the first item follows the last one.
  subscript(looping range: Range<Int>) -> [ID] {
    count > 0 ? range.map { read(looped($0)) } : []
  }

  /// The index of the item that a loop of at least one item shows at a virtual index.
  func looped(_ virtualIndex: Int) -> Int { ((virtualIndex % count) + count) % count }

  /// The index of an item that had the index `hint`; nil if it is not in the collection. To look for several items, use one
  /// ``IdentityMap``.
  func index(of id: ID, near hint: Int) -> Int? {
    var map = IdentityMap(self)
    return map.index(of: id, near: hint)
  }

  /// Whether the item at this index has this id.
  func has(_ id: ID, at index: Int) -> Bool { (0..<count).contains(index) && self[index] == id }
}
