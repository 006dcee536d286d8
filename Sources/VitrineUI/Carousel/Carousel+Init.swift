#if canImport(SwiftUI)
public import SwiftUI

extension Carousel {
  /// A carousel of the items of a collection, each known by the property at `id`.
  ///
  /// ```swift
  /// Carousel(["one", "two", "three"], id: \.self) { Text($0).padding() }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Ids that are there twice are warned of.
  ///   - id: What an item is known by, also when the collection changes.
  ///   - selection: The item on which the carousel rests or will rest.
  ///   - axis: In which direction it runs.
  ///   - content: What an item looks like.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, selection: Binding<ID?> = .constant(nil),
    axis: Axis = .horizontal, @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(
      CarouselItems(items, id: id) { item, _ in content(item) }, selection: selection, axis: axis)
  }

  /// A carousel of the items of a collection, whose content is told how far each is from the middle.
  ///
  /// ```swift
  /// Carousel(movies, id: \.id) { movie, phase in
  ///   PosterCard(movie: movie).offset(y: phase.isCurrent ? 0 : 12)
  /// }
  /// ```
  /// Content that is told its phase is built again in each frame that changes it; for what only moves, fades or scales, an
  /// effect is cheaper.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, selection: Binding<ID?> = .constant(nil),
    axis: Axis = .horizontal,
    @ViewBuilder content: @escaping (Items.Element, CarouselPhase) -> Content
  ) {
    self.init(
      CarouselItems(items, id: id) { item, cell in content(item, CarouselPhase(cell.phase)) },
      selection: selection, axis: axis)
  }
}

extension Carousel where Items.Element: Identifiable, ID == Items.Element.ID {
  /// A carousel of items that say themselves what they are known by.
  public init(
    _ items: Items, selection: Binding<ID?> = .constant(nil), axis: Axis = .horizontal,
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(items, id: \.id, selection: selection, axis: axis, content: content)
  }

  /// A carousel of items that say themselves what they are known by, whose content is told how far each is from the middle.
  public init(
    _ items: Items, selection: Binding<ID?> = .constant(nil), axis: Axis = .horizontal,
    @ViewBuilder content: @escaping (Items.Element, CarouselPhase) -> Content
  ) {
    self.init(items, id: \.id, selection: selection, axis: axis, content: content)
  }
}
#endif
