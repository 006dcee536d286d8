#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A row or column of views that follows the finger, glides on and comes to rest on an item. It can loop.
///
/// ```swift
/// struct Favourites: View {
///   @State private var current: Movie.ID?
///   var body: some View {
///     Carousel(movies, selection: $current) { PosterCard(movie: $0) }
///   }
/// }
/// ```
/// By default items have the length of their content; set another length with `carouselItemLength`. A horizontal carousel is as high,
/// and a vertical one as wide, as its items need. An item that is out of view counts with its last size; give the carousel a frame to
/// set its height or width yourself.
///
/// All options are modifiers, on the carousel or on any view around it, in any order.
///
/// The selection is the item on which the carousel rests or will rest. An assignment within `withAnimation` moves the carousel
/// to the item; a loop takes the shorter way. A plain assignment jumps without animation. If no item has the id, the carousel
/// moves once an item has it. If the selected item is removed, the next item is selected.
public struct Carousel<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: CarouselItems<Items, ID, Content>
  @Binding private var selection: ID?
  private let axis: SwiftUI.Axis
  @State private var storage = CarouselStorage<ID>(.plain)
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @SwiftUI.Environment(\.vitrineRecording) private var recording

  init(
    _ items: CarouselItems<Items, ID, Content>, selection: Binding<ID?>, axis: SwiftUI.Axis
  ) {
    self.items = items
    self._selection = selection
    self.axis = axis
  }

  /// The content of the view.
  public var body: some View {
    CarouselStrip(
      items: items, first: first, driver: storage.driver.recorded(in: recording),
      settings: settings, axis: axis, direction: direction
    )
    .modifier(CarouselHost(storage: storage, axis: axis, settings: settings))
    .modifier(CarouselControls(driver: storage.driver, settings: settings))
    .background {
      CarouselUpdates(
        items: items, values: CarouselValues(selection: selection),
        reports: CarouselReports(selection: $selection), axis: axis, driver: storage.driver)
    }
    .environment(\.carousel, storage.actions)
  }

  /// The item that is current once there are items. Later selections do not update the strip.
  private var first: ID? { storage.driver.ids.count == 0 ? selection : nil }
}

/// The objects that a carousel keeps while it is on screen.
@MainActor
final class CarouselStorage<ID: Hashable> {
  let clock = DisplayClock()
  private(set) lazy var driver = CarouselDriver<ID>(kind, clock: clock)
  private(set) lazy var actions = CarouselActions(driver)
  private let kind: CarouselModel.Style

  init(_ kind: CarouselModel.Style) { self.kind = kind }
}
#endif
