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
  ///   - minimum: The minimum side of a cell, from 14 to 10 000. The default is 100. A value outside the range gives a warning, and the
  ///     nearest value in range is used.
  ///   - maximum: The maximum side of a cell, at most 10 000; nil for no limit. The remaining width goes to both margins.
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

  /// Rounds the corners of the photographs of grids and collections.
  ///
  /// ```swift
  /// PhotoCollection(photos, arrangement: $arrangement, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoCorners(12)
  /// ```
  /// In a ``PhotoCollection`` it applies to the grid, the carousel and the deck. Cards and stitched rows keep their own corners, and
  /// corners become round or straight on the way. A photograph that opens straightens its corners.
  /// - Parameter radius: Points, from 0 to 1000, and at most half of the shorter side of a photograph. The default is 0. A value outside
  ///   the range gives a warning, and the nearest value in range is used.
  public nonisolated func photoCorners(_ radius: CGFloat) -> some View {
    transformEnvironment(\.photoOptions) { $0[.radius] = radius }
  }

  /// Calls an action with the photographs that will be visible soon, so that you can load them early.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .photoGridPrefetch { (ids: [Photo.ID]) in loader.prefetch(ids) }
  /// ```
  /// - Parameter action: Called with the ids of the photographs in the window of the grid and near it, in the order of the
  ///   collection, each time they change, also while the grid scrolls. If the ids have another type than `ID`, it is not called, and
  ///   the log says so.
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
    transformEnvironment(\.photoSettings) { $0.nearEnd = NearEndAction(within: distance, action) }
  }
}
#endif
