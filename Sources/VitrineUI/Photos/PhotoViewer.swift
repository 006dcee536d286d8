#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// One photograph of a collection over everything else: flicked to turn to the next, dragged away to close.
///
/// ```swift
/// ZStack {
///   Album(photos, open: $open)
///   PhotoViewer(photos, selection: $open) { photo, _ in Image(photo.name).resizable() }
/// }
/// ```
/// It lies over the views it belongs to, fills the space it is given, and shows nothing while the selection is nil. A
/// photograph fades in and out; from a ``PhotoGrid``, which has a viewer of its own, it flies.
public struct PhotoViewer<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: PhotoItems<Items, ID, Content>
  @Binding private var selection: ID?
  @State private var stage = PhotoStage<ID>()

  /// A viewer of the photographs of a collection, each known by the property at `id`.
  /// - Parameters:
  ///   - items: The collection; it is not copied.
  ///   - id: What a photograph is known by, also when the collection changes.
  ///   - ratio: Its width divided by its height; without it photographs count as square.
  ///   - selection: The photograph that is open; nil for none.
  ///   - content: What a photograph looks like, and how large it will be shown.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>,
    ratio: KeyPath<Items.Element, Double>? = nil, selection: Binding<ID?>,
    @ViewBuilder content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.items = PhotoItems(items, id: id, ratio: ratio, content: content)
    self._selection = selection
  }

  /// What it looks like.
  public var body: some View {
    PhotoSurface(items: items, viewer: stage.driver.viewer, clock: stage.viewerClock)
      .modifier(FrameTicks(clock: stage.clock))
      .background {
        PhotoNews(items: items, selection: $selection, driver: stage.driver)
      }
  }
}

extension PhotoViewer where Items.Element: Identifiable, ID == Items.Element.ID {
  /// A viewer of photographs that say themselves what they are known by.
  public init(
    _ items: Items, ratio: KeyPath<Items.Element, Double>? = nil, selection: Binding<ID?>,
    @ViewBuilder content: @escaping (Items.Element, PhotoDisplay) -> Content
  ) {
    self.init(items, id: \.id, ratio: ratio, selection: selection, content: content)
  }
}
#endif
