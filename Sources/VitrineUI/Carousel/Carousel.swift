#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A row or column of views that follows the finger, glides on and comes to rest on an item; endless if it shall be.
///
/// ```swift
/// struct Favourites: View {
///   @State private var current: Movie.ID?
///   var body: some View {
///     Carousel(movies, selection: $current) { PosterCard(movie: $0) }
///   }
/// }
/// ```
/// Items are as long as their content wants to be, unless `carouselItemLength` says otherwise. Everything that can be seen
/// or set is a modifier, on the carousel or on any view around it, in any order.
///
/// The selection is the item on which the carousel rests or will rest. Assigned within `withAnimation` it moves there, by
/// the short way round; assigned plainly it is there at once. An id that no item has is gone to as soon as one has it. When
/// the selected item is removed, the one that follows it is selected.
public struct Carousel<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: CarouselItems<Items, ID, Content>
  @Binding private var selection: ID?
  private let axis: SwiftUI.Axis
  @State private var stage = CarouselStage<ID>(.looping)
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction

  init(
    _ items: CarouselItems<Items, ID, Content>, selection: Binding<ID?>, axis: SwiftUI.Axis
  ) {
    self.items = items
    self._selection = selection
    self.axis = axis
  }

  /// What it looks like.
  public var body: some View {
    CarouselStrip(
      items: items, driver: stage.driver, settings: settings, axis: axis, direction: direction
    )
    .modifier(CarouselHost(stage: stage, axis: axis))
    .modifier(CarouselChrome(driver: stage.driver, settings: settings))
    .background {
      CarouselNews(items: items, selection: $selection, axis: axis, driver: stage.driver)
    }
    .environment(\.carousel, stage.actions)
  }
}

/// What a carousel keeps for as long as it is on screen.
@MainActor
final class CarouselStage<ID: Hashable> {
  let clock = DisplayClock()
  private(set) lazy var driver = CarouselDriver<ID>(kind, clock: clock)
  private(set) lazy var actions = CarouselActions(driver)
  private let kind: CarouselModel.Style

  init(_ kind: CarouselModel.Style) { self.kind = kind }
}
#endif
