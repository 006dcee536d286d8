#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A row of cards, each of which opens where it is: it widens, its poster fades into its details, and its neighbours make room.
///
/// ```swift
/// struct Evening: View {
///   @State private var open: Movie.ID?
///   var body: some View {
///     ExpandingCarousel(movies, expanded: $open) { PosterCard(movie: $0) } details: { Text($0.title) }
///       .frame(height: 250)
///   }
/// }
/// ```
/// A tap opens a card or closes it; so does a mouse that rests on it, until it leaves, and a click keeps open what it opened.
/// Assigned within `withAnimation`, `expanded` opens in the card's own time; assigned plainly, at once.
public struct ExpandingCarousel<
  Items: RandomAccessCollection, ID: Hashable, Poster: View, Details: View
>: View {
  private let items: CarouselItems<Items, ID, ExpandingCard<ID, Poster, Details>>
  @Binding private var expanded: ID?
  private let axis: SwiftUI.Axis
  @State private var stage = CarouselStage<ID>(.expanding)
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction

  /// A row of cards for the items of a collection, each known by the property at `id`.
  /// - Parameters:
  ///   - items: The collection; it is not copied.
  ///   - id: What an item is known by.
  ///   - expanded: The card that is open.
  ///   - axis: In which direction the row runs.
  ///   - poster: What a closed card shows. It grows from its top leading corner as it fades.
  ///   - details: What an open card shows.
  public init(
    _ items: Items, id: KeyPath<Items.Element, ID>, expanded: Binding<ID?>,
    axis: SwiftUI.Axis = .horizontal, @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    self.items = CarouselItems(items, id: id) { item, cell in
      ExpandingCard(cell: cell, axis: axis, poster: poster(item), details: details(item))
    }
    self._expanded = expanded
    self.axis = axis
  }

  /// What it looks like.
  public var body: some View {
    CarouselStrip(
      items: items, driver: stage.driver, settings: settings.expanding, axis: axis,
      direction: direction
    )
    .modifier(CarouselHost(stage: stage, axis: axis))
    .background {
      CarouselNews(items: items, selection: .constant(nil), axis: axis, driver: stage.driver)
      AnimationProbe(expanded, number: number) { new, animated in
        stage.driver.unfolded = { expanded = $0 }
        stage.driver.follow(expanded: new, animated: animated)
      }
    }
    .environment(\.carousel, stage.actions)
  }

  /// The index of the open card: what an animation of `expanded` goes through.
  private var number: Double { Double(items.index(of: expanded, near: 0)) }
}

extension ExpandingCarousel where Items.Element: Identifiable, ID == Items.Element.ID {
  /// A row of cards for items that say themselves what they are known by.
  public init(
    _ items: Items, expanded: Binding<ID?>, axis: SwiftUI.Axis = .horizontal,
    @ViewBuilder poster: @escaping (Items.Element) -> Poster,
    @ViewBuilder details: @escaping (Items.Element) -> Details
  ) {
    self.init(
      items, id: \.id, expanded: expanded, axis: axis, poster: poster, details: details)
  }
}
#endif
