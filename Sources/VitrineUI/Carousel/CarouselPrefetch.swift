#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Calls an action with the items of carousels that will be visible soon, so that you can load them early, or load more items when
  /// the last ones are among them.
  ///
  /// ```swift
  /// Carousel(photos) { Image($0.name) }
  ///   .carouselPrefetch { (ids: [Photo.ID]) in loader.prefetch(ids) }
  /// ```
  /// - Parameter action: Called with the ids of the visible items and of those within two lengths of the view before and after them, in
  ///   the order of the carousel, each time they change, also while the carousel moves. If the ids have another type than `ID`, it is
  ///   not called, and the log says so.
  public nonisolated func carouselPrefetch<ID: Hashable>(
    _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    environment(\.carouselPrefetch, PrefetchAction(action))
  }

  /// Calls an action when the last items of carousels will be visible soon, so that you can append more.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselNearEnd(within: 5) { loader.loadMore() }
  /// ```
  /// It is called within two lengths of the view before the end, once for each number of items and last item. It is called again
  /// after you have appended items, replaced the collection or emptied it. To repeat a failed request, call your loader again: the
  /// items are the same, so the action is not called. A loop has no end.
  /// - Parameters:
  ///   - distance: How many of the last items count as the end; at least 1.
  ///   - action: Appends items, for example.
  public nonisolated func carouselNearEnd(
    within distance: Int = 5, perform action: @escaping @MainActor @Sendable () -> Void
  ) -> some View {
    environment(\.carouselNearEnd, NearEndAction(within: distance, action))
  }
}

extension EnvironmentValues {
  /// The action for the end of carousels.
  var carouselNearEnd: NearEndAction? {
    get { self[CarouselNearEndKey.self] }
    set { self[CarouselNearEndKey.self] = newValue }
  }

  /// The action that loads items of carousels early.
  var carouselPrefetch: PrefetchAction? {
    get { self[CarouselPrefetchKey.self] }
    set { self[CarouselPrefetchKey.self] = newValue }
  }
}

private struct CarouselNearEndKey: EnvironmentKey {
  static var defaultValue: NearEndAction? { nil }
}

private struct CarouselPrefetchKey: EnvironmentKey {
  static var defaultValue: PrefetchAction? { nil }
}
#endif
