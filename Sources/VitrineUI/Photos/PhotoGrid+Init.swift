#if canImport(SwiftUI)
public import SwiftUI

extension PhotoGrid {
  /// Creates a grid of the photographs of a collection, identified by the property at `id`.
  ///
  /// ```swift
  /// PhotoGrid(names, id: \.self) { Image($0).resizable() }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of a photograph, which must stay the same when the collection changes.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph opens as a
  ///     square.
  ///   - selection: The open photograph. If no photograph has the id, it opens once the collection has it.
  ///   - content: The view of a photograph.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>,
    aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    selection: Binding<ID?>? = nil,
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(
      PhotoItems(items, id: id, aspectRatio: aspectRatio, content: content), selection: selection)
  }

  /// Creates a grid whose content receives the size at which a photograph will be shown.
  ///
  /// ```swift
  /// PhotoGrid(names, id: \.self) { name, display in
  ///   Image(display.isFullScreen ? name : "small \(name)").resizable()
  /// }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of a photograph, which must stay the same when the collection changes.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph opens as a
  ///     square.
  ///   - selection: The open photograph. If no photograph has the id, it opens once the collection has it.
  ///   - content: The view of a photograph as it will be shown: in a cell, or on the full screen.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>,
    aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    selection: Binding<ID?>? = nil,
    @ViewBuilder content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.init(
      PhotoItems(items, id: id, aspectRatio: aspectRatio, content: content), selection: selection)
  }
}

extension PhotoGrid where Items.Element: Identifiable, ID == Items.Element.ID {
  /// Creates a grid of identifiable photographs.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio, selection: $open) { Image($0.name).resizable() }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph opens as a
  ///     square.
  ///   - selection: The open photograph. If no photograph has the id, it opens once the collection has it.
  ///   - content: The view of a photograph.
  public init(
    _ items: Items, aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    selection: Binding<ID?>? = nil,
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(items, id: \.id, aspectRatio: aspectRatio, selection: selection, content: content)
  }

  /// Creates a grid of identifiable photographs whose content receives the size at which a photograph will be shown.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { photo, display in
  ///   AsyncImage(url: photo.url(for: display.size)) { $0.resizable() } placeholder: { display.placeholder }
  /// }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph opens as a
  ///     square.
  ///   - selection: The open photograph. If no photograph has the id, it opens once the collection has it.
  ///   - content: The view of a photograph as it will be shown: in a cell, or on the full screen.
  public init(
    _ items: Items, aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    selection: Binding<ID?>? = nil,
    @ViewBuilder content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.init(items, id: \.id, aspectRatio: aspectRatio, selection: selection, content: content)
  }
}
#endif
