#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Sets the effect of a tap on an open photograph, and whether the controls fade.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoTap(.controls)
  /// ```
  /// - Parameter tap: The default is that a tap closes the photograph.
  public nonisolated func photoTap(_ tap: PhotoTap) -> some View {
    transformEnvironment(\.photoOptions) { $0[.tap] = tap.number }
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
    transformEnvironment(\.photoSettings) { $0.pixelWidth = PhotoValue("photoPixelWidth", width) }
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
    transformEnvironment(\.photoSettings) { $0.maximumZoom = PhotoValue("photoMaximumZoom", zoom) }
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
    transformEnvironment(\.photoSettings) {
      $0.onZoom = PhotoValue("onPhotoZoom") { (id: ID) in { action(id, CGFloat($0)) } }
    }
  }
}

/// The effect of a single tap on an open photograph; see ``SwiftUI/View/photoTap(_:)``. A double tap always zooms.
public struct PhotoTap: Hashable, Sendable {
  let number: Double

  /// A tap closes the photograph. The controls stay.
  public static let act = PhotoTap(number: 0)
  /// A tap shows the controls for three seconds, or hides them.
  public static let controls = PhotoTap(number: 2)
  /// A tap closes the photograph. The controls fade after three seconds, and return with the next touch, which closes nothing.
  public static let close = PhotoTap(number: 3)
}
#endif
