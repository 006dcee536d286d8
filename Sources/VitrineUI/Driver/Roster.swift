/// The ids of a collection in their order, each asked for when it is needed: nothing is copied, however many there are.
struct Roster<ID: Hashable> {
  /// How many items there are.
  let count: Int
  private let id: (Int) -> ID
  /// The width of an item divided by its height, where that is known without looking at it.
  private(set) var ratio: ((Int) -> Double)?

  /// A collection of `count` items, of which `id` tells which is where.
  init(count: Int, ratio: ((Int) -> Double)? = nil, id: @escaping (Int) -> ID) {
    self.count = count
    self.id = id
    self.ratio = ratio
  }

  /// The ids of a collection, wherever its indices begin.
  init<Items: RandomAccessCollection>(
    _ items: Items, id path: KeyPath<Items.Element, ID>,
    ratio: ((Items.Element) -> Double)? = nil
  ) {
    let item = { items[items.index(items.startIndex, offsetBy: $0)] }
    self.init(count: items.count, ratio: ratio.map { ratio in { ratio(item($0)) } }) {
      item($0)[keyPath: path]
    }
  }

  /// No items.
  static var empty: Roster { Roster(count: 0) { _ in preconditionFailure("there are no items") } }

  /// The id of an item.
  subscript(index: Int) -> ID { id(index) }

  /// Whether it has this item at this index.
  func has(_ id: ID, at index: Int) -> Bool { (0..<count).contains(index) && self[index] == id }
}
