#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A row of photographs that a pinch stitches into one strip. The gaps and inner corners follow the fingers.
///
/// ```swift
/// struct Panorama: View {
///   @State private var isStitched = false
///   var body: some View {
///     StitchedCarousel(photos, isStitched: $isStitched, aspectRatio: \.ratio) { Image($0.name).resizable() }
///   }
/// }
/// ```
/// The ratio of a photograph determines its width. The content must fill its box; any part outside is cut off. The row is at
/// most 300 points high; change this with `stitchedCarouselRowHeight`. An assignment to `isStitched` within `withAnimation`
/// closes or opens the gaps in 0.2 seconds; a plain assignment does it without animation.
public struct StitchedCarousel<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: CarouselItems<Items, ID, Content>
  @Binding private var selection: ID?
  @Binding private var isStitched: Bool
  private let axis: SwiftUI.Axis
  private let onOpen: (ID) -> Void
  @State private var storage = CarouselStorage<ID>(.stitched)
  @SwiftUI.Environment(\.carouselSettings) private var settings
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @SwiftUI.Environment(\.vitrineRecording) private var recording

  /// Creates a row of the photographs of a collection, identified by the property at `id`.
  ///
  /// ```swift
  /// StitchedCarousel(names, id: \.self, isStitched: $isStitched, aspectRatio: { _ in 1.5 }) { Image($0).resizable() }
  /// ```
  /// - Parameters:
  ///   - photos: The collection; it is not copied. Duplicate ids give a warning.
  ///   - id: The key path to the id of a photograph, which must stay the same when the collection changes.
  ///   - isStitched: Whether the row is stitched.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph is square. A
  ///     ratio below 0.2 or above 5 counts as 0.2 or 5. After an edit of the collection, all ratios
  ///     are read, and with other updates those of the photographs in view.
  ///   - selection: The photograph on which the row rests or will rest. The first one is not reported, and nil changes nothing.
  ///   - axis: The direction in which the row runs.
  ///   - onOpen: Called with the id of a tapped photograph.
  ///   - content: The view of a photograph.
  public init(
    _ photos: Items, id: KeyPath<Items.Element, ID>, isStitched: Binding<Bool>,
    aspectRatio: @escaping (Items.Element) -> any PhotoAspectRatio,
    selection: Binding<ID?> = .constant(nil), axis: SwiftUI.Axis = .horizontal,
    onOpen: @escaping (ID) -> Void = { _ in },
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.items = CarouselItems(
      photos, id: id, ratio: { aspectRatio($0).widthPerHeight ?? 1 }
    ) { item, _ in content(item) }
    self._selection = selection
    self._isStitched = isStitched
    self.axis = axis
    self.onOpen = onOpen
  }

  /// The content of the view.
  public var body: some View {
    CarouselStrip(
      items: items, driver: storage.driver.recorded(in: recording),
      settings: settings.stitched, axis: axis, direction: direction
    )
    .modifier(CarouselHost(storage: storage, axis: axis, settings: settings))
    .accessibilityAction(named: (isStitched ? Words.unstitch : .stitch).text) {
      withAnimation { isStitched.toggle() }
    }
    .modifier(CarouselControls(driver: storage.driver, settings: settings))
    .background {
      CarouselUpdates(
        items: items, values: CarouselValues(selection: selection, isStitched: isStitched),
        reports: CarouselReports(
          selection: $selection, isStitched: $isStitched, onOpen: onOpen),
        axis: axis, driver: storage.driver)
    }
    .environment(\.carousel, storage.actions)
  }
}

extension StitchedCarousel where Items.Element: Identifiable, ID == Items.Element.ID {
  /// Creates a row of identifiable photographs.
  ///
  /// ```swift
  /// StitchedCarousel(photos, isStitched: $isStitched, aspectRatio: \.ratio) { Image($0.name).resizable() }
  /// ```
  /// - Parameters:
  ///   - photos: The collection; it is not copied. Duplicate ids give a warning.
  ///   - isStitched: Whether the row is stitched.
  ///   - aspectRatio: The width of a photograph divided by its height, or its size. If it is unknown, the photograph is square. A
  ///     ratio below 0.2 or above 5 counts as 0.2 or 5. After an edit of the collection, all ratios
  ///     are read, and with other updates those of the photographs in view.
  ///   - selection: The photograph on which the row rests or will rest. The first one is not reported, and nil changes nothing.
  ///   - axis: The direction in which the row runs.
  ///   - onOpen: Called with the id of a tapped photograph.
  ///   - content: The view of a photograph.
  public init(
    _ photos: Items, isStitched: Binding<Bool>,
    aspectRatio: @escaping (Items.Element) -> any PhotoAspectRatio,
    selection: Binding<ID?> = .constant(nil), axis: SwiftUI.Axis = .horizontal,
    onOpen: @escaping (ID) -> Void = { _ in },
    @ViewBuilder content: @escaping (Items.Element) -> Content
  ) {
    self.init(
      photos, id: \.id, isStitched: isStitched, aspectRatio: aspectRatio, selection: selection,
      axis: axis,
      onOpen: onOpen, content: content)
  }
}

extension View {
  /// Sets the maximum height of stitched carousels, or the maximum width if they are vertical.
  ///
  /// ```swift
  /// StitchedCarousel(photos, isStitched: $isStitched, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .stitchedCarouselRowHeight(160)
  /// ```
  /// - Parameter height: Points, from 16 to 10 000. The default is 300. A value outside the range gives a warning, and the
  ///   nearest value in range is used.
  public nonisolated func stitchedCarouselRowHeight(_ height: CGFloat) -> some View {
    carousel(.rowHeight, height)
  }

  /// Sets the corner radius of photographs in stitched carousels. Inner corners are round only while the row is not stitched.
  ///
  /// ```swift
  /// StitchedCarousel(photos, isStitched: $isStitched, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .stitchedCarouselRadius(16)
  /// ```
  /// - Parameter radius: Points, from 0 to 1000. The default is 8. A value outside the range gives a warning, and the nearest
  ///   value in range is used.
  public nonisolated func stitchedCarouselRadius(_ radius: CGFloat) -> some View {
    carousel(.radius, radius)
  }
}

extension CarouselSettings {
  /// The settings of a stitched row: items are not measured, and are cropped to their boxes.
  var stitched: CarouselSettings {
    var settings = self
    settings.isFitted = true
    settings.rowHeight = options.sanitized(.rowHeight)
    return settings
  }
}
#endif
