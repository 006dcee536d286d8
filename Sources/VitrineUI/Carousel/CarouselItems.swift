#if canImport(SwiftUI)
import SwiftUI

/// A collection and the views of its items. Each update of the carousel creates a new object, so views that hold the same
/// object need not be built again.
@MainActor
final class CarouselItems<Items: RandomAccessCollection, ID: Hashable, Content: View>: Equatable {
  private let items: Items
  private let id: KeyPath<Items.Element, ID>
  private let ratio: ((Items.Element) -> Double)?
  private let content: (Items.Element, Cell<ID>) -> Content
  private let finder = ItemFinder<ID>()
  /// Whether movement changes the sizes of items: those of cards, and of content that uses the phase.
  let movementChangesSizes: Bool

  init(
    _ items: Items, id: KeyPath<Items.Element, ID>, ratio: ((Items.Element) -> Double)? = nil,
    movementChangesSizes: Bool = false, content: @escaping (Items.Element, Cell<ID>) -> Content
  ) {
    self.items = items
    self.id = id
    self.ratio = ratio
    self.movementChangesSizes = movementChangesSizes
    self.content = content
  }

  /// The ids, in order.
  var ids: ItemIDs<ID> { ItemIDs(items, id: id, ratio: ratio) }

  /// Whether the collection provides the ratios of items.
  var hasRatios: Bool { ratio != nil }

  /// The width of the item of a cell divided by its height; nil if the collection does not provide it or has no such item.
  func ratio(of cell: Cell<ID>) -> Double? {
    guard let ratio, let index = finder.index(of: cell, in: ids) else { return nil }
    return ratio(items[items.index(items.startIndex, offsetBy: index)])
  }

  /// The content of a cell; nil if its item is not in this collection.
  func content(of cell: Cell<ID>) -> Content? {
    guard let index = finder.index(of: cell, in: ids) else { return nil }
    return content(items[items.index(items.startIndex, offsetBy: index)], cell)
  }

  /// Ends the update of the views to this collection.
  func updateEnded() { finder.forget() }

  nonisolated static func == (a: CarouselItems, b: CarouselItems) -> Bool { a === b }
}
#endif
