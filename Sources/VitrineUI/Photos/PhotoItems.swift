#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// A collection as a grid was given it, and how its photographs look: one object for each time it was given, so that views
/// which hold the same one need not be built again.
@MainActor
final class PhotoItems<Items: RandomAccessCollection, ID: Hashable, Content: View>: Equatable {
  private let items: Items
  private let id: KeyPath<Items.Element, ID>
  private let ratio: KeyPath<Items.Element, Double>?
  private let content: (Items.Element, PhotoDisplay) -> Content

  init(
    _ items: Items, id: KeyPath<Items.Element, ID>, ratio: KeyPath<Items.Element, Double>?,
    content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.items = items
    self.id = id
    self.ratio = ratio
    self.content = content
  }

  /// The ids, in their order.
  var roster: Roster<ID> { Roster(items, id: id) }

  /// Where a photograph is; -1 for nowhere.
  func index(of id: ID?, near hint: Int) -> Int {
    var map = IdentityMap(roster)
    return id.flatMap { map.index(of: $0, near: hint) } ?? -1
  }

  /// Width divided by height of a photograph.
  func ratio(at index: Int) -> Double {
    let ratio = self.ratio.map { element(at: index)[keyPath: $0] } ?? 1
    return ratio.isFinite && ratio > 0 ? ratio : 1
  }

  /// Width divided by height of the photograph of a cell.
  func ratio(of cell: Cell<ID>) -> Double {
    let index = index(of: cell.id.item, near: cell.index)
    return index < 0 ? 1 : ratio(at: index)
  }

  /// What a cell shows; nil for a photograph that is not in this collection.
  func content(of cell: Cell<ID>, on display: PhotoDisplay) -> Content? {
    let index = index(of: cell.id.item, near: cell.index)
    return index < 0 ? nil : content(element(at: index), display)
  }

  private func element(at index: Int) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: index)]
  }

  nonisolated static func == (a: PhotoItems, b: PhotoItems) -> Bool { a === b }
}
#endif
