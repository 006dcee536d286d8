#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A row of cards that open in place: a card widens, its poster fades into its details, and its neighbours make room.
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
/// A tap opens or closes a card. A mouse that rests on a card opens it until the mouse leaves; a click keeps it open and calls `onOpen`. An
/// assignment to `expanded` within `withAnimation` opens the card in its own duration; a plain assignment opens it without
/// animation. With a binding to one id, one card can be open; with a binding to a set of ids, several can.
public struct ExpandingCarousel<
  Items: RandomAccessCollection, ID: Hashable, Poster: View, Details: View
>: View {
  private let items: CarouselItems<Items, ID, ExpandingCard<ID, Poster, Details>>
  private let expanded: Expanded
  private let axis: SwiftUI.Axis
  @State private var storage = CarouselStorage<ID>(.expanding)
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @SwiftUI.Environment(\.vitrineRecording) private var recording

  /// The open cards, for both kinds of binding.
  struct Expanded {
    var cards: Set<ID>
    var allowsSeveral: Bool
    var report: (Set<ID>) -> Void
    /// Returns the present value of the binding.
    var read: () -> Set<ID>
    /// Called with a card that a click opens in a viewer.
    var onOpen: (ID) -> Void
  }

  init(
    _ items: Items, id: KeyPath<Items.Element, ID>, expanded: Expanded, axis: SwiftUI.Axis,
    poster: @escaping (Items.Element) -> Poster, details: @escaping (Items.Element) -> Details
  ) {
    self.items = CarouselItems(items, id: id, movementChangesSizes: true) { item, cell in
      ExpandingCard(cell: cell, axis: axis, poster: poster(item), details: details(item))
    }
    self.expanded = expanded
    self.axis = axis
  }

  /// The content of the view.
  public var body: some View {
    CarouselStrip(
      items: items, driver: storage.driver.recorded(in: recording),
      settings: settings.expanding, axis: axis, direction: direction
    )
    .modifier(CarouselHost(storage: storage, axis: axis, settings: settings))
    .modifier(CarouselControls(driver: storage.driver, settings: settings))
    .background {
      CarouselUpdates(
        items: items, values: CarouselValues(expanded: expanded.cards),
        reports: CarouselReports(
          onExpand: expanded.report, onOpen: expanded.onOpen,
          values: { [read = expanded.read] in CarouselValues(expanded: read()) }),
        axis: axis, driver: storage.driver
      )
      .carousel(.multiple, expanded.allowsSeveral ? 1 : 0)
    }
    .environment(\.carousel, storage.actions)
  }
}
#endif
