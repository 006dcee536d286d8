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
/// Assigned within `withAnimation`, `expanded` opens in the card's own time; assigned plainly, at once. A binding of one id
/// lets one card be open, a binding of a set of ids as many as are opened.
public struct ExpandingCarousel<
  Items: RandomAccessCollection, ID: Hashable, Poster: View, Details: View
>: View {
  private let items: CarouselItems<Items, ID, ExpandingCard<ID, Poster, Details>>
  private let expanded: Expanded
  private let axis: SwiftUI.Axis
  @State private var stage = CarouselStage<ID>(.expanding)
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction

  /// Which cards are open, whoever keeps it.
  struct Expanded {
    var cards: Set<ID>
    var allowsSeveral: Bool
    var tell: (Set<ID>) -> Void
  }

  init(
    _ items: Items, id: KeyPath<Items.Element, ID>, expanded: Expanded, axis: SwiftUI.Axis,
    poster: @escaping (Items.Element) -> Poster, details: @escaping (Items.Element) -> Details
  ) {
    self.items = CarouselItems(items, id: id) { item, cell in
      ExpandingCard(cell: cell, axis: axis, poster: poster(item), details: details(item))
    }
    self.expanded = expanded
    self.axis = axis
  }

  /// What it looks like.
  public var body: some View {
    CarouselStrip(
      items: items, driver: stage.driver, settings: settings.expanding, axis: axis,
      direction: direction
    )
    .modifier(CarouselHost(stage: stage, axis: axis))
    .modifier(CarouselChrome(driver: stage.driver, settings: settings))
    .background {
      CarouselNews(items: items, selection: .constant(nil), axis: axis, driver: stage.driver)
        .carousel(.multiple, expanded.allowsSeveral ? 1 : 0)
      AnimationProbe(expanded.cards, following: expanded.cards) { new, animated in
        stage.driver.unfolded = expanded.tell
        stage.driver.follow(expanded: new, animated: animated)
      }
    }
    .environment(\.carousel, stage.actions)
  }
}
#endif
