#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Sets the size of the cells of photo grids, in points. As many columns as fit at the minimum size share the width.
  ///
  /// ```swift
  /// PhotoGrid(photos) { Image($0.name).resizable() }
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
  /// PhotoGrid(photos) { Image($0.name).resizable() }
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
  /// PhotoGrid(photos) { Image($0.name).resizable() }
  ///   .photoTap(.controls)
  /// ```
  public nonisolated func photoTap(_ tap: PhotoTap) -> some View {
    transformEnvironment(\.photoOptions) { $0[.tap] = tap.number }
  }

  /// Calls an action with the photographs that will be visible soon, so that you can load them early.
  ///
  /// ```swift
  /// PhotoGrid(photos) { Image($0.name).resizable() }
  ///   .photoGridPrefetch { (ids: [Photo.ID]) in loader.prefetch(ids) }
  /// ```
  /// - Parameter action: Called with the ids in the order of the collection, each time they change. Ids of another type than
  ///   `ID` are left out.
  public nonisolated func photoGridPrefetch<ID: Hashable>(
    _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    environment(
      \.photoPrefetch, PrefetchAction(action))
  }
}

/// The effect of a single tap on an open photograph. A double tap always zooms.
public struct PhotoTap: Hashable, Sendable {
  let number: Double

  /// A tap closes the photograph.
  public static let close = PhotoTap(number: 0)
  /// A tap shows the controls for three seconds, or hides them.
  public static let controls = PhotoTap(number: 2)
}

extension EnvironmentValues {
  /// The options that modifiers set for the grids below them.
  var photoOptions: ExhibitOptions {
    get { self[PhotoOptionsKey.self] }
    set { self[PhotoOptionsKey.self] = newValue }
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

private struct PhotoPrefetchKey: EnvironmentKey {
  static var defaultValue: PrefetchAction? { nil }
}
#endif
