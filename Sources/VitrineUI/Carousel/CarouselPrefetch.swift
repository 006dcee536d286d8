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
  /// - Parameter action: Called with the ids within two lengths of the view on both sides, in the order of the carousel, each time
  ///   they change. Ids of another type than `ID` are left out.
  public nonisolated func carouselPrefetch<ID: Hashable>(
    _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    environment(\.carouselPrefetch, PrefetchAction(action))
  }
}

extension EnvironmentValues {
  /// The action that loads items of carousels early.
  var carouselPrefetch: PrefetchAction? {
    get { self[CarouselPrefetchKey.self] }
    set { self[CarouselPrefetchKey.self] = newValue }
  }
}

private struct CarouselPrefetchKey: EnvironmentKey {
  static var defaultValue: PrefetchAction? { nil }
}
#endif
