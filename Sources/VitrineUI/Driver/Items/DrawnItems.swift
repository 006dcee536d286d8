/// The items that a strip has drawn, with the numbers by which its layout knows them.
///
/// A layout can run on any thread, where it cannot use ids.
@MainActor
struct DrawnItems<ID: Hashable> {
  private var items: [Cell<ID>.Key: Item] = [:]
  private var next = 0
  /// The numbers of items that have left the collection, the latest last.
  private var latestMissing: [Int] = []
  /// The numbers of all items that have left, since a collection can change several times before the next layout.
  private(set) var missing: Set<Int> = []

  /// The number of missing items that are kept. More do not leave before the next layout.
  private static var maximumMissing: Int { 1000 }

  private struct Item {
    let number: Int
    /// The index at which the item was found last.
    var index: Int
  }

  /// Adds cells that are drawn now.
  mutating func add(_ cells: [Cell<ID>]) {
    for cell in cells where items.updateValue(item(of: cell), forKey: cell.id) == nil { next += 1 }
  }

  private func item(of cell: Cell<ID>) -> Item {
    Item(number: items[cell.id]?.number ?? next, index: cell.index)
  }

  /// The number of a drawn cell.
  func number(of key: Cell<ID>.Key) -> Int? { items[key]?.number }

  /// Removes the items that a collection does not have.
  mutating func removeMissing(from ids: ItemIDs<ID>) {
    var map = IdentityMap(ids)
    for (key, item) in items {
      if let index = map.index(of: key.item, near: item.index) {
        items[key]?.index = index
      } else {
        items[key] = nil
        latestMissing.append(item.number)
      }
    }
    latestMissing.removeFirst(max(0, latestMissing.count - Self.maximumMissing))
    missing = Set(latestMissing)
  }
}
