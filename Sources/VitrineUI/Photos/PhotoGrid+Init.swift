#if canImport(SwiftUI)
public import SwiftUI

extension PhotoGrid {
  /// A grid of the photographs of a collection, each known by the property at `id`.
  ///
  /// ```swift
  /// PhotoGrid(names, id: \.self) { name, _ in Image(name).resizable() }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Ids that are there twice are warned of.
  ///   - id: What a photograph is known by, also when the collection changes.
  ///   - ratio: Its width divided by its height; without it, and where it is no positive number, photographs count as
  ///     square.
  ///   - selection: The photograph that is open.
  ///   - content: What a photograph looks like, and how large it will be shown.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>,
    ratio: KeyPath<Items.Element, Double>? = nil, selection: Binding<ID?>? = nil,
    @ViewBuilder content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.init(
      PhotoItems(items, id: id, ratio: ratio, content: content), selection: selection)
  }
}

extension PhotoGrid where Items.Element: Identifiable, ID == Items.Element.ID {
  /// A grid of photographs that say themselves what they are known by.
  public init(
    _ items: Items, ratio: KeyPath<Items.Element, Double>? = nil,
    selection: Binding<ID?>? = nil,
    @ViewBuilder content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.init(
      items, id: \.id, ratio: ratio, selection: selection, content: content)
  }
}
#endif
