#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Sets the size of the cells of photo grids, in points. As many columns as fit at the minimum size share the width.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridCells(minimum: 80, maximum: 160)
  /// ```
  /// - Parameters:
  ///   - minimum: The minimum side of a cell, from 16 to 10 000. The default is 100.
  ///   - maximum: The maximum side of a cell; nil for no limit. The remaining width goes to both margins.
  public nonisolated func photoGridCells(minimum: CGFloat, maximum: CGFloat? = nil) -> some View {
    transformEnvironment(\.photoOptions) {
      $0[.minCell] = minimum
      $0[.maxCell] = maximum.map(Double.init)
    }
  }

  /// Sets the gap between the cells of photo grids.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridSpacing(2)
  /// ```
  /// - Parameter spacing: Points, from 0 to 1000. The default is 3. A value outside the range gives a warning, and the nearest
  ///   value in range is used.
  public nonisolated func photoGridSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.photoOptions) { $0[.spacing] = spacing }
  }

  /// Sets the effect of a tap on an open photograph. By default the tap closes the photograph.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoTap(.controls)
  /// ```
  public nonisolated func photoTap(_ tap: PhotoTap) -> some View {
    transformEnvironment(\.photoOptions) { $0[.tap] = tap.number }
  }

  /// Calls an action with the photographs that will be visible soon, so that you can load them early.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridPrefetch { (ids: [Photo.ID]) in loader.prefetch(ids) }
  /// ```
  /// - Parameter action: Called with the ids in the order of the collection, each time they change. If the ids have another type
  ///   than `ID`, it is not called, and the log says so.
  public nonisolated func photoGridPrefetch<ID: Hashable>(
    _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    environment(\.photoPrefetch, PrefetchAction(action))
  }

  /// Calls an action when the last photographs of grids will be visible soon, so that you can append more.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridNearEnd(within: 40) { loader.loadMore() }
  /// ```
  /// It is called once for each number of photographs and last photograph. It is called again after you have appended photographs,
  /// replaced the collection or emptied it. To repeat a failed request, call your loader again: the photographs are the same, so the
  /// action is not called.
  /// - Parameters:
  ///   - distance: How many of the last photographs count as the end; at least 1.
  ///   - action: Appends photographs, for example.
  public nonisolated func photoGridNearEnd(
    within distance: Int = 20, perform action: @escaping @MainActor @Sendable () -> Void
  ) -> some View {
    transformEnvironment(\.photoDetails) { $0.nearEnd = NearEndAction(within: distance, action) }
  }

  /// Sets how many pixels wide the photographs of grids and viewers are, so that a person can zoom in until each pixel covers two
  /// by two of the screen. A small photograph does not fill the screen: its pixels cover at most as much.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoPixelWidth { (id: Photo.ID) in loader.pixelWidth(of: id) }
  /// ```
  /// The maximum zoom is at least 4 times the size at which the photograph fits the screen, and at most 100 times, unless
  /// ``SwiftUI/View/photoMaximumZoom(_:)`` sets another one.
  /// - Parameter width: The width of the photograph with an id, in pixels; nil if it is unknown. For ids of another type than
  ///   `ID` it is not called, and the log says so.
  public nonisolated func photoPixelWidth<ID: Hashable>(
    _ width: @escaping @MainActor (ID) -> CGFloat?
  ) -> some View {
    transformEnvironment(\.photoDetails) { $0.pixelWidth = PhotoValue("photoPixelWidth", width) }
  }

  /// Sets how far a person can zoom the photographs of grids and viewers.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoMaximumZoom { (_: Photo.ID) in 2 }
  /// ```
  /// - Parameter zoom: The maximum zoom of the photograph with an id, from 1, at which it fits the screen and cannot be zoomed, to
  ///   100; nil for the zoom that follows from its pixels. A value outside the range counts as the nearest one in range, and one that
  ///   is not finite as nil. For ids of another type than `ID` it is not called, and the log says
  ///   so.
  public nonisolated func photoMaximumZoom<ID: Hashable>(
    _ zoom: @escaping @MainActor (ID) -> CGFloat?
  ) -> some View {
    transformEnvironment(\.photoDetails) { $0.maximumZoom = PhotoValue("photoMaximumZoom", zoom) }
  }

  /// Calls an action when a person zooms the open photograph of grids and viewers, for example to load a sharper image.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .onPhotoZoom { (id: Photo.ID, zoom) in if zoom > 2 { loader.loadFullSize(id) } }
  /// ```
  /// - Parameter action: Called with the id and the zoom at which the photograph rests or will rest, each time it changes: 1 for a
  ///   photograph that fits the screen, also after it has closed. For ids of another type than `ID` it is not called, and the
  ///   log says so.
  public nonisolated func onPhotoZoom<ID: Hashable>(
    _ action: @escaping @MainActor (ID, _ zoom: CGFloat) -> Void
  ) -> some View {
    transformEnvironment(\.photoDetails) {
      $0.onZoom = PhotoValue("onPhotoZoom") { (id: ID) in { action(id, CGFloat($0)) } }
    }
  }
}

/// What modifiers say about the photographs of the grids and viewers below them.
struct PhotoDetails: Equatable {
  /// The action for the end of the collection.
  var nearEnd: NearEndAction?
  /// The width of a photograph in pixels.
  var pixelWidth: PhotoValue<CGFloat>?
  /// The maximum zoom of a photograph.
  var maximumZoom: PhotoValue<CGFloat>?
  /// The action for the zoom of a photograph.
  var onZoom: PhotoValue<@MainActor (Double) -> Void>?
}

/// A value for each photograph, as an object, so that a change can be detected.
final class PhotoValue<Value>: Equatable, Sendable {
  private let value:
    @MainActor @Sendable (AnyHashable, _ warn: @MainActor (Any.Type) -> Void) -> Value?
  private let modifier: String

  /// Creates the values for ids of one type. Ids of other types have no value.
  /// - Parameters:
  ///   - modifier: The name of the modifier, for warnings.
  ///   - value: The value for an id.
  init<ID: Hashable>(_ modifier: String, _ value: @escaping @MainActor (ID) -> Value?) {
    self.modifier = modifier
    self.value = { id, warn in
      if let id = id.base as? ID { return value(id) }
      warn(ID.self)
      return nil
    }
  }

  /// The value for a photograph; nil if there is none. An id of another type gives a warning.
  @MainActor
  func callAsFunction(_ id: some Hashable, _ warnings: Warnings) -> Value? {
    let id = AnyHashable(id)
    return value(id) { [modifier] in warnings.warn(of: modifier, for: $0, not: id) }
  }

  static func == (a: PhotoValue, b: PhotoValue) -> Bool { a === b }
}

/// The effect of a single tap on an open photograph. A double tap always zooms.
public struct PhotoTap: Hashable, Sendable {
  let number: Double

  /// A tap closes the photograph.
  public static let act = PhotoTap(number: 0)
  /// A tap shows the controls for three seconds, or hides them.
  public static let controls = PhotoTap(number: 2)
}

extension EnvironmentValues {
  /// The options that modifiers set for the grids below them.
  var photoOptions: ExhibitOptions {
    get { self[PhotoOptionsKey.self] }
    set { self[PhotoOptionsKey.self] = newValue }
  }

  /// What modifiers say about photographs.
  var photoDetails: PhotoDetails {
    get { self[PhotoDetailsKey.self] }
    set { self[PhotoDetailsKey.self] = newValue }
  }

  /// The action that prefetches photographs.
  var photoPrefetch: PrefetchAction? {
    get { self[PhotoPrefetchKey.self] }
    set { self[PhotoPrefetchKey.self] = newValue }
  }
}

private struct PhotoOptionsKey: EnvironmentKey {
  static var defaultValue: ExhibitOptions { ExhibitOptions() }
}

private struct PhotoDetailsKey: EnvironmentKey {
  static var defaultValue: PhotoDetails { PhotoDetails() }
}

private struct PhotoPrefetchKey: EnvironmentKey {
  static var defaultValue: PrefetchAction? { nil }
}
#endif
