#if canImport(SwiftUI)
public import SwiftUI

extension Carousel {
  /// Creates a carousel of the items of a collection, identified by the property at `id`.
  ///
  /// ```swift
  /// Carousel(["one", "two", "three"], id: \.self) { Text($0).padding() }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of an item, which must stay the same when the collection changes.
  ///   - selection: The item on which the carousel rests or will rest. The first item is not reported, and nil changes nothing.
  ///   - axis: The direction in which the carousel runs.
  ///   - content: The view of an item.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, selection: Binding<ID?> = .constant(nil),
    axis: Axis = .horizontal, @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(
      CarouselItems(items, id: id) { item, _ in content(item) }, selection: selection, axis: axis)
  }

  /// Creates a carousel whose content receives the distance of its item from the middle.
  ///
  /// ```swift
  /// Carousel(movies, id: \.id) { movie, phase in
  ///   PosterCard(movie: movie).offset(y: phase.isCurrent ? 0 : 12)
  /// }
  /// ```
  /// Content that uses the phase is built again in each frame that changes it. Use an effect to move, fade or scale items; it
  /// costs less.
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of an item, which must stay the same when the collection changes.
  ///   - selection: The item on which the carousel rests or will rest. The first item is not reported, and nil changes nothing.
  ///   - axis: The direction in which the carousel runs.
  ///   - content: The view of an item at a distance from the middle.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, selection: Binding<ID?> = .constant(nil),
    axis: Axis = .horizontal,
    @ViewBuilder content: @escaping (Items.Element, CarouselPhase) -> Content
  ) {
    self.init(
      CarouselItems(items, id: id, movementChangesSizes: true) { item, cell in
        content(item, CarouselPhase(cell.phase))
      }, selection: selection, axis: axis)
  }
}

extension Carousel where Items.Element: Identifiable, ID == Items.Element.ID {
  /// Creates a carousel of identifiable items.
  ///
  /// ```swift
  /// Carousel(movies, selection: $current) { PosterCard(movie: $0) }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - selection: The item on which the carousel rests or will rest. The first item is not reported, and nil changes nothing.
  ///   - axis: The direction in which the carousel runs.
  ///   - content: The view of an item.
  public init(
    _ items: Items, selection: Binding<ID?> = .constant(nil), axis: Axis = .horizontal,
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(items, id: \.id, selection: selection, axis: axis, content: content)
  }

  /// Creates a carousel of identifiable items whose content receives the distance of its item from the middle.
  ///
  /// ```swift
  /// Carousel(movies) { movie, phase in
  ///   PosterCard(movie: movie).opacity(phase.isCurrent ? 1 : 0.5)
  /// }
  /// ```
  /// Content that uses the phase is built again in each frame that changes it. Use an effect to move, fade or scale items; it
  /// costs less.
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - selection: The item on which the carousel rests or will rest. The first item is not reported, and nil changes nothing.
  ///   - axis: The direction in which the carousel runs.
  ///   - content: The view of an item at a distance from the middle.
  public init(
    _ items: Items, selection: Binding<ID?> = .constant(nil), axis: Axis = .horizontal,
    @ViewBuilder content: @escaping (Items.Element, CarouselPhase) -> Content
  ) {
    self.init(items, id: \.id, selection: selection, axis: axis, content: content)
  }
}
#endif
