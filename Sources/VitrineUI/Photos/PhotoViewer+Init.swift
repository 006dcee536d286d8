#if canImport(SwiftUI)
public import SwiftUI

extension PhotoViewer {
  /// Creates a viewer of the photographs of a collection, identified by the property at `id`.
  ///
  /// ```swift
  /// struct Postcards: View {
  ///   @State private var open: String?
  ///   var body: some View {
  ///     ZStack {
  ///       Button("Berlin") { withAnimation { open = "Berlin" } }
  ///       PhotoViewer(["Berlin", "Paris"], id: \.self, selection: $open) { Image($0).resizable() }
  ///     }
  ///   }
  /// }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of a photograph, which must stay the same when the collection changes.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph is shown as
  ///     a square.
  ///   - selection: The open photograph; nil for none. If no photograph has the id, it opens once the collection has it.
  ///   - sources: The places on the page from which photographs fly; nil to fade them in and out.
  ///   - content: The view of a photograph.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>,
    aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    selection: Binding<ID?>, from sources: PhotoSources? = nil,
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(
      PhotoItems(items, id: id, aspectRatio: aspectRatio, content: content), selection: selection,
      sources: sources)
  }

  /// Creates a viewer whose content receives the size at which a photograph will be shown.
  ///
  /// ```swift
  /// PhotoViewer(photos, id: \.id, aspectRatio: \.ratio, selection: $open) { photo, display in
  ///   AsyncImage(url: photo.url(for: display.size)) { $0.resizable() } placeholder: { display.placeholder }
  /// }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of a photograph, which must stay the same when the collection changes.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph is shown as
  ///     a square.
  ///   - selection: The open photograph; nil for none. If no photograph has the id, it opens once the collection has it.
  ///   - sources: The places on the page from which photographs fly; nil to fade them in and out.
  ///   - content: The view of a photograph for the size at which it will be shown.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>,
    aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    selection: Binding<ID?>, from sources: PhotoSources? = nil,
    @ViewBuilder content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.init(
      PhotoItems(items, id: id, aspectRatio: aspectRatio, content: content), selection: selection,
      sources: sources)
  }
}

extension PhotoViewer where Items.Element: Identifiable, ID == Items.Element.ID {
  /// Creates a viewer of identifiable photographs.
  ///
  /// ```swift
  /// PhotoViewer(photos, aspectRatio: \.ratio, selection: $open, from: places) { Image($0.name).resizable() }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph is shown as
  ///     a square.
  ///   - selection: The open photograph; nil for none. If no photograph has the id, it opens once the collection has it.
  ///   - sources: The places on the page from which photographs fly; nil to fade them in and out.
  ///   - content: The view of a photograph.
  public init(
    _ items: Items, aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    selection: Binding<ID?>, from sources: PhotoSources? = nil,
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(
      items, id: \.id, aspectRatio: aspectRatio, selection: selection, from: sources,
      content: content)
  }

  /// Creates a viewer of identifiable photographs whose content receives the size at which a photograph will be shown.
  ///
  /// ```swift
  /// PhotoViewer(photos, aspectRatio: \.ratio, selection: $open) { photo, display in
  ///   AsyncImage(url: photo.url(for: display.size)) { $0.resizable() } placeholder: { display.placeholder }
  /// }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph is shown as
  ///     a square.
  ///   - selection: The open photograph; nil for none. If no photograph has the id, it opens once the collection has it.
  ///   - sources: The places on the page from which photographs fly; nil to fade them in and out.
  ///   - content: The view of a photograph for the size at which it will be shown.
  public init(
    _ items: Items, aspectRatio: ((Items.Element) -> any PhotoAspectRatio)? = nil,
    selection: Binding<ID?>, from sources: PhotoSources? = nil,
    @ViewBuilder content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.init(
      items, id: \.id, aspectRatio: aspectRatio, selection: selection, from: sources,
      content: content)
  }
}
#endif
