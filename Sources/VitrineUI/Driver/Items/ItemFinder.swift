/// Finds the items of cells in one collection, while views that show cells of an earlier collection are built for this one.
///
/// A cell whose item is not near its earlier index needs the whole collection. It is read once for all cells of an update.
@MainActor
final class ItemFinder<ID: Hashable> {
  /// The index of each id, once the whole collection has been read.
  private var indices: [ID: Int]?

  /// Returns the index of the item of a cell; nil if the collection does not have it.
  /// - Parameter ids: The ids of the collection now. A binding to an array can have changed since an earlier call.
  func index(of cell: Cell<ID>, in ids: ItemIDs<ID>) -> Int? {
    let item = cell.id.item
    if let index = ids.index(of: item, closeTo: cell.index) { return index }
    let known = indices ?? ids.indices
    indices = known
    return known[item].flatMap { ids.has(item, at: $0) ? $0 : nil }
  }

  /// Forgets the indices, after the update.
  func forget() { indices = nil }
}
