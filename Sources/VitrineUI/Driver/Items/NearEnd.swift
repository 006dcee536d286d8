/// Calls an action once when the last items of a collection will be visible soon, and again when the collection has another end.
struct NearEnd {
  /// The number of last items that count as the end.
  private let distance: Int
  private let action: (@MainActor @Sendable () -> Void)?
  /// The items that will be visible soon.
  private var nearby = 0..<0
  /// The end for which the action has been called.
  private var reported: End?

  /// The end of a collection. A collection with as many items but another last one has replaced it.
  private struct End: Equatable {
    let count: Int
    let last: AnyHashable
  }

  init(_ request: NearEndAction? = nil) {
    distance = max(1, request?.distance ?? 1)
    action = request?.action
  }

  /// Uses another action for the same collection.
  mutating func set(_ request: NearEndAction?) {
    var new = NearEnd(request)
    (new.nearby, new.reported) = (nearby, reported)
    self = new
  }

  /// Records which items of a collection will be visible soon.
  @MainActor
  mutating func note(_ items: Range<Int>, of ids: ItemIDs<some Hashable>) {
    nearby = items
    report(ids)
  }

  /// Records that the collection may have changed, after it has been drawn. The indices that are near the window can be the same,
  /// although the items are others.
  @MainActor
  mutating func collectionChanged(to ids: ItemIDs<some Hashable>) {
    if ids.count == 0 { (nearby, reported) = (0..<0, nil) }
    report(ids)
  }

  @MainActor
  private mutating func report(_ ids: ItemIDs<some Hashable>) {
    guard !nearby.isEmpty, nearby.upperBound > ids.count - distance,
      let last = ids[ifPresent: ids.count - 1]
    else { return }
    let end = End(count: ids.count, last: AnyHashable(last))
    guard end != reported else { return }
    reported = end
    action?()
  }
}

/// An action for the end of a collection, as an object, so that a change can be detected.
final class NearEndAction: Equatable, Sendable {
  let distance: Int
  let action: @MainActor @Sendable () -> Void

  init(within distance: Int, _ action: @escaping @MainActor @Sendable () -> Void) {
    self.distance = distance
    self.action = action
  }

  static func == (a: NearEndAction, b: NearEndAction) -> Bool { a === b }
}
