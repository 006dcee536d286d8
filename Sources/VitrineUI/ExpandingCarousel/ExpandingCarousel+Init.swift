#if canImport(SwiftUI)
public import SwiftUI

extension ExpandingCarousel {
  /// A row of cards for the items of a collection, each known by the property at `id`, of which one can be open.
  /// - Parameters:
  ///   - items: The collection; it is not copied.
  ///   - id: What an item is known by.
  ///   - expanded: The card that is open.
  ///   - axis: In which direction the row runs.
  ///   - poster: What a closed card shows. It grows from its top leading corner as it fades.
  ///   - details: What an open card shows.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, expanded: Binding<ID?>,
    axis: Axis = .horizontal, @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    let cards = Set([expanded.wrappedValue].compactMap { $0 })
    self.init(
      items, id: id,
      expanded: Expanded(cards: cards, allowsSeveral: false) { expanded.wrappedValue = $0.first },
      axis: axis, poster: poster, details: details)
  }

  /// A row of cards for the items of a collection, each known by the property at `id`, of which several can be open.
  ///
  /// ```swift
  /// struct Festival: View {
  ///   @State private var open: Set<Movie.ID> = []
  ///   var body: some View {
  ///     ExpandingCarousel(movies, expanded: $open) { PosterCard(movie: $0) } details: { Text($0.title) }
  ///   }
  /// }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied.
  ///   - id: What an item is known by.
  ///   - expanded: The cards that are open. Of those that are assigned together, the last in the row is brought into view.
  ///   - axis: In which direction the row runs.
  ///   - poster: What a closed card shows. It grows from its top leading corner as it fades.
  ///   - details: What an open card shows.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, expanded: Binding<Set<ID>>,
    axis: Axis = .horizontal, @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    self.init(
      items, id: id,
      expanded: Expanded(cards: expanded.wrappedValue, allowsSeveral: true) {
        expanded.wrappedValue = $0
      },
      axis: axis, poster: poster, details: details)
  }
}

extension ExpandingCarousel where Items.Element: Identifiable, ID == Items.Element.ID {
  /// A row of cards for items that say themselves what they are known by, of which one can be open.
  public init(
    _ items: Items, expanded: Binding<ID?>, axis: Axis = .horizontal,
    @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    self.init(items, id: \.id, expanded: expanded, axis: axis, poster: poster, details: details)
  }

  /// A row of cards for items that say themselves what they are known by, of which several can be open.
  public init(
    _ items: Items, expanded: Binding<Set<ID>>, axis: Axis = .horizontal,
    @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    self.init(items, id: \.id, expanded: expanded, axis: axis, poster: poster, details: details)
  }
}
#endif
