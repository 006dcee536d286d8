#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// A collection and the views of its photographs. Each update of the grid creates a new object, so views that hold the same
/// object need not be built again.
@MainActor
final class PhotoItems<Items: RandomAccessCollection, ID: Hashable, Content: View>: Equatable {
  private let items: Items
  private let id: KeyPath<Items.Element, ID>
  private let ratio: (Items.Element) -> Double?
  /// Whether the content of a cell and that of the full screen differ.
  let dependsOnDisplay: Bool
  private let content: (Items.Element, PhotoDisplay) -> Content
  private let finder = ItemFinder<ID>()

  init(
    _ items: Items, id: KeyPath<Items.Element, ID>,
    aspectRatio: ((Items.Element) -> any PhotoAspectRatio)?,
    dependsOnDisplay: Bool = true,
    content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.items = items
    self.id = id
    self.ratio = { aspectRatio?($0).widthPerHeight }
    self.dependsOnDisplay = dependsOnDisplay
    self.content = content
  }

  /// Photographs with the same content in a cell and on the full screen.
  convenience init(
    _ items: Items, id: KeyPath<Items.Element, ID>,
    aspectRatio: ((Items.Element) -> any PhotoAspectRatio)?,
    content: @escaping (Items.Element) -> Content
  ) {
    self.init(items, id: id, aspectRatio: aspectRatio, dependsOnDisplay: false) { item, _ in
      content(item)
    }
  }

  /// The ids, in order.
  var ids: ItemIDs<ID> { ItemIDs(items, id: id) }

  /// The width of a photograph divided by its height; nil if it is unknown, or if the collection does not have it any more.
  func ratio(at index: Int) -> Double? {
    (0..<items.count).contains(index) ? ratio(element(at: index)) : nil
  }

  /// The width divided by the height, for the photograph of a cell; nil if it is unknown. A photograph that has left the collection keeps
  /// the one that it had.
  func ratio(of cell: Cell<ID>) -> Double? {
    if !cell.hasLeft, let index = finder.index(of: cell, in: ids) { cell.ratio = ratio(at: index) }
    return cell.ratio
  }

  /// The content of a cell. A photograph that has left the collection keeps the content that it had.
  func content(of cell: Cell<ID>, on display: PhotoDisplay) -> Content? {
    guard !cell.hasLeft, let index = finder.index(of: cell, in: ids) else {
      return cell.content as? Content
    }
    let content = content(element(at: index), display)
    cell.content = content
    return content
  }

  /// Ends the update of the views to this collection.
  func updateEnded() { finder.forget() }

  private func element(at index: Int) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: index)]
  }

  nonisolated static func == (a: PhotoItems, b: PhotoItems) -> Bool { a === b }
}
#endif
