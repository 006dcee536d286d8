#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Sets how large the cells of photo grids are, in points: as many columns as fit at the least size share the width.
  ///
  /// ```swift
  /// PhotoGrid(photos) { photo, _ in Image(photo.name).resizable() }
  ///   .photoGridCells(minimum: 80, maximum: 160)
  /// ```
  /// - Parameters:
  ///   - minimum: The least side of a cell, 100 unless set, from 16 to 10 000.
  ///   - maximum: The largest side; nil for no limit. What is left over goes to both margins.
  public nonisolated func photoGridCells(minimum: CGFloat, maximum: CGFloat? = nil) -> some View {
    transformEnvironment(\.photoOptions) {
      $0[.minCell] = minimum
      $0[.maxCell] = maximum.map(Double.init)
    }
  }

  /// Sets the gap between the cells of photo grids.
  ///
  /// ```swift
  /// PhotoGrid(photos) { photo, _ in Image(photo.name).resizable() }
  ///   .photoGridSpacing(2)
  /// ```
  /// - Parameter spacing: Points, from 0 to 1000: 3 unless set. What is outside is warned of, and the nearest is used.
  public nonisolated func photoGridSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.photoOptions) { $0[.spacing] = spacing }
  }

  /// Sets the effect of a tap on an open photograph. By default the tap closes the photograph.
  ///
  /// ```swift
  /// PhotoGrid(photos) { photo, _ in Image(photo.name).resizable() }
  ///   .photoTap(.controls)
  /// ```
  public nonisolated func photoTap(_ tap: PhotoTap) -> some View {
    transformEnvironment(\.photoOptions) { $0[.tap] = tap.number }
  }

  /// Tells which photographs will be seen soon, whenever others will, so that they can be loaded before they are.
  ///
  /// ```swift
  /// PhotoGrid(photos) { photo, _ in Image(photo.name).resizable() }
  ///   .photoGridPrefetch { (ids: [Photo.ID]) in loader.prefetch(ids) }
  /// ```
  /// - Parameter action: Called with ids in the order of the collection; those that are of another type are left out.
  public nonisolated func photoGridPrefetch<ID: Hashable>(
    _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    environment(\.photoNeed) { ids in action(ids.compactMap { $0.base as? ID }) }
  }
}

/// The effect of a single tap on an open photograph. A double tap always zooms.
public struct PhotoTap: Hashable, Sendable {
  let number: Double

  /// It closes the photograph.
  public static let close = PhotoTap(number: 0)
  /// It shows the controls for three seconds, or hides them.
  public static let controls = PhotoTap(number: 2)
}

extension EnvironmentValues {
  /// What modifiers have said about the grids below them.
  var photoOptions: ExhibitOptions {
    get { self[PhotoOptionsKey.self] }
    set { self[PhotoOptionsKey.self] = newValue }
  }

  /// Who wants to know which photographs will be seen soon.
  var photoNeed: (@MainActor ([AnyHashable]) -> Void)? {
    get { self[PhotoNeedKey.self] }
    set { self[PhotoNeedKey.self] = newValue }
  }
}

private struct PhotoOptionsKey: EnvironmentKey {
  static var defaultValue: ExhibitOptions { ExhibitOptions() }
}

private struct PhotoNeedKey: EnvironmentKey {
  static var defaultValue: (@MainActor ([AnyHashable]) -> Void)? { nil }
}
#endif
