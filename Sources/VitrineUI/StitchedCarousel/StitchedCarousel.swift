#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A row of photographs that a pinch stitches together into one strip: gaps and inner corners close as the fingers say.
///
/// ```swift
/// struct Panorama: View {
///   @State private var isStitched = false
///   var body: some View {
///     StitchedCarousel(photos, isStitched: $isStitched, ratio: \.ratio) { Image($0.name).resizable() }
///   }
/// }
/// ```
/// Photographs are as wide as their ratio says; content fills the box that it is offered, and what does not fit is cut off.
/// The row is at most 300 points high, unless `stitchedCarouselRowHeight` says otherwise. Assigned
/// within `withAnimation`, `isStitched` closes or opens the gaps in a fifth of a second; assigned plainly, at once.
public struct StitchedCarousel<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: CarouselItems<Items, ID, Content>
  @Binding private var selection: ID?
  @Binding private var isStitched: Bool
  private let axis: SwiftUI.Axis
  private let open: (ID) -> Void
  @State private var stage = CarouselStage<ID>(.stitched)
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction

  /// A row of the photographs of a collection, each known by the property at `id`.
  /// - Parameters:
  ///   - photos: The collection; it is not copied.
  ///   - id: What a photograph is known by.
  ///   - isStitched: Whether the row is stitched together.
  ///   - ratio: Where a photograph says its width divided by its height. What is no such number counts as 1.
  ///   - selection: The photograph on which the row rests or will rest.
  ///   - axis: In which direction it runs.
  ///   - open: Called with a photograph that is tapped.
  ///   - content: What a photograph looks like.
  public init(
    _ photos: Items, id: KeyPath<Items.Element, ID>, isStitched: Binding<Bool>,
    ratio: KeyPath<Items.Element, Double>, selection: Binding<ID?> = .constant(nil),
    axis: SwiftUI.Axis = .horizontal, open: @escaping (ID) -> Void = { _ in },
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.items = CarouselItems(photos, id: id, ratio: { $0[keyPath: ratio] }) { item, _ in
      content(item)
    }
    self._selection = selection
    self._isStitched = isStitched
    self.axis = axis
    self.open = open
  }

  /// What it looks like.
  public var body: some View {
    CarouselStrip(
      items: items, driver: stage.driver, settings: settings.stitched, axis: axis,
      direction: direction
    )
    .modifier(CarouselHost(stage: stage, axis: axis))
    .accessibilityAction(named: Text(isStitched ? "Unstitch" : "Stitch together")) {
      withAnimation { isStitched.toggle() }
    }
    .modifier(CarouselChrome(driver: stage.driver, settings: settings))
    .background {
      CarouselNews(items: items, selection: $selection, axis: axis, driver: stage.driver)
      AnimationProbe(isStitched, following: isStitched) { new, animated in
        stage.driver.stitched = { isStitched = $0 }
        stage.driver.opened = open
        stage.driver.follow(stitched: new, animated: animated)
      }
    }
    .environment(\.carousel, stage.actions)
  }
}

extension StitchedCarousel where Items.Element: Identifiable, ID == Items.Element.ID {
  /// A row of photographs that say themselves what they are known by.
  public init(
    _ photos: Items, isStitched: Binding<Bool>, ratio: KeyPath<Items.Element, Double>,
    selection: Binding<ID?> = .constant(nil), axis: SwiftUI.Axis = .horizontal,
    open: @escaping (ID) -> Void = { _ in },
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(
      photos, id: \.id, isStitched: isStitched, ratio: ratio, selection: selection, axis: axis,
      open: open, content: content)
  }
}

extension View {
  /// Sets how high the rows of stitched carousels are at most; how wide, where they run downwards.
  ///
  /// ```swift
  /// StitchedCarousel(photos, isStitched: $isStitched, ratio: \.ratio) { Image($0.name).resizable() }
  ///   .stitchedCarouselRowHeight(160)
  /// ```
  /// - Parameter height: Points, from 16 to 10 000: 300 unless told otherwise. What is outside is warned of, and the nearest that
  ///   can be is used.
  public nonisolated func stitchedCarouselRowHeight(_ height: CGFloat) -> some View {
    carousel(.rowHeight, height)
  }

  /// Sets how round the corners of photographs in stitched carousels are; inner ones only while the row is parted.
  ///
  /// ```swift
  /// StitchedCarousel(photos, isStitched: $isStitched, ratio: \.ratio) { Image($0.name).resizable() }
  ///   .stitchedCarouselRadius(16)
  /// ```
  /// - Parameter radius: Points, from 0 to 1000: 8 unless told otherwise. What is outside is warned of, and the nearest that can
  ///   be is used.
  public nonisolated func stitchedCarouselRadius(_ radius: CGFloat) -> some View {
    carousel(.radius, radius)
  }
}

extension CarouselSettings {
  /// The same, for a row of photographs: nothing is measured, and everything is cut to its place.
  var stitched: CarouselSettings {
    var settings = self
    settings.isFitted = true
    settings.row = options[.rowHeight] ?? Option.rowHeight.defaultValue
    return settings
  }
}
#endif
