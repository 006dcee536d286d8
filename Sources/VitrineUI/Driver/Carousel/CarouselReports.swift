/// The closures that a carousel calls with the decisions of a person. The views replace all of them in every update, so that a
/// carousel never calls a closure of an earlier update.
struct CarouselReports<ID: Hashable> {
  /// Called with the new target, once for each decision of the strip.
  var onSelect: (ID) -> Void = { _ in }
  /// Called when a pointer or a key has stitched or unstitched the row.
  var onStitch: (Bool) -> Void = { _ in }
  /// Called with the open cards after a pointer or a key has opened or closed one.
  var onExpand: (Set<ID>) -> Void = { _ in }
  /// Called with an item to open in the viewer.
  var onOpen: (ID) -> Void = { _ in }
  /// Called with the items that will be visible soon, each time they change.
  var onPrefetch: ([ID]) -> Void = { _ in }
  /// Returns the present values of the app's bindings; nil without bindings.
  var values: () -> CarouselValues<ID>? = { nil }
}
