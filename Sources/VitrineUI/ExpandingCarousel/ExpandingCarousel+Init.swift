#if canImport(SwiftUI)
public import SwiftUI

extension ExpandingCarousel {
  /// Creates a row of cards of which one can be open, with items identified by the property at `id`.
  ///
  /// ```swift
  /// struct Days: View {
  ///   @State private var open: String?
  ///   var body: some View {
  ///     ExpandingCarousel(["Monday", "Tuesday"], id: \.self, expanded: $open) { Text($0) } details: { Text("Films of \($0)") }
  ///   }
  /// }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of an item, which must stay the same when the collection changes.
  ///   - expanded: The open card; nil for none. If no card has the id, it opens once there is one.
  ///   - axis: The direction in which the row runs.
  ///   - onOpen: Called with the id of a card that a mouse has opened by resting on it and then clicks. Show its picture in a
  ///     ``PhotoViewer``, for example.
  ///   - poster: The content of a closed card. It grows from its top leading corner as it fades.
  ///   - details: The content of an open card.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, expanded: Binding<ID?>,
    axis: Axis = .horizontal, onOpen: @escaping (ID) -> Void = { _ in },
    @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    let cards = Set([expanded.wrappedValue].compactMap { $0 })
    self.init(
      items, id: id,
      expanded: Expanded(
        cards: cards, allowsSeveral: false, report: { expanded.wrappedValue = $0.first },
        read: { Set([expanded.wrappedValue].compactMap { $0 }) }, onOpen: onOpen),
      axis: axis, poster: poster, details: details)
  }

  /// Creates a row of cards of which several can be open, with items identified by the property at `id`.
  ///
  /// ```swift
  /// struct Week: View {
  ///   @State private var open: Set<String> = ["Monday"]
  ///   var body: some View {
  ///     ExpandingCarousel(["Monday", "Tuesday"], id: \.self, expanded: $open) { Text($0) } details: { Text("Films of \($0)") }
  ///   }
  /// }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of an item, which must stay the same when the collection changes.
  ///   - expanded: The open cards. If several are assigned together, the last one in the row is brought into view. A
  ///     card that is not in the collection opens once it is.
  ///   - axis: The direction in which the row runs.
  ///   - onOpen: Called with the id of a card that a mouse has opened by resting on it and then clicks. Show its picture in a
  ///     ``PhotoViewer``, for example.
  ///   - poster: The content of a closed card. It grows from its top leading corner as it fades.
  ///   - details: The content of an open card.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, expanded: Binding<Set<ID>>,
    axis: Axis = .horizontal, onOpen: @escaping (ID) -> Void = { _ in },
    @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    self.init(
      items, id: id,
      expanded: Expanded(
        cards: expanded.wrappedValue, allowsSeveral: true, report: { expanded.wrappedValue = $0 },
        read: { expanded.wrappedValue }, onOpen: onOpen),
      axis: axis, poster: poster, details: details)
  }
}

extension ExpandingCarousel where Items.Element: Identifiable, ID == Items.Element.ID {
  /// Creates a row of cards for identifiable items, of which one can be open.
  ///
  /// ```swift
  /// ExpandingCarousel(movies, expanded: $expanded) { PosterCard(movie: $0) } details: { Text($0.title) }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - expanded: The open card; nil for none. If no card has the id, it opens once there is one.
  ///   - axis: The direction in which the row runs.
  ///   - onOpen: Called with the id of a card that a mouse has opened by resting on it and then clicks. Show its picture in a
  ///     ``PhotoViewer``, for example.
  ///   - poster: The content of a closed card. It grows from its top leading corner as it fades.
  ///   - details: The content of an open card.
  public init(
    _ items: Items, expanded: Binding<ID?>, axis: Axis = .horizontal,
    onOpen: @escaping (ID) -> Void = { _ in },
    @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    self.init(
      items, id: \.id, expanded: expanded, axis: axis, onOpen: onOpen, poster: poster,
      details: details)
  }

  /// Creates a row of cards for identifiable items, of which several can be open.
  ///
  /// ```swift
  /// struct Screenings: View {
  ///   @State private var open: Set<Movie.ID> = []
  ///   var body: some View {
  ///     ExpandingCarousel(movies, expanded: $open) { PosterCard(movie: $0) } details: { Text($0.title) }
  ///   }
  /// }
  /// ```
  /// - Parameters:
  ///   - items: The collection; it is not copied. Duplicate ids give a warning.
  ///   - expanded: The open cards. If several are assigned together, the last one in the row is brought into view. A
  ///     card that is not in the collection opens once it is.
  ///   - axis: The direction in which the row runs.
  ///   - onOpen: Called with the id of a card that a mouse has opened by resting on it and then clicks. Show its picture in a
  ///     ``PhotoViewer``, for example.
  ///   - poster: The content of a closed card. It grows from its top leading corner as it fades.
  ///   - details: The content of an open card.
  public init(
    _ items: Items, expanded: Binding<Set<ID>>, axis: Axis = .horizontal,
    onOpen: @escaping (ID) -> Void = { _ in },
    @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    self.init(
      items, id: \.id, expanded: expanded, axis: axis, onOpen: onOpen, poster: poster,
      details: details)
  }
}
#endif
