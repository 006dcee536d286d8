/// Calls an action once when the last items of a collection will be visible soon, and again when the collection has grown.
struct NearEnd {
  /// The number of last items that count as the end.
  private let distance: Int
  private let action: (@MainActor @Sendable () -> Void)?
  /// The number of items for which the action has been called.
  private var reported: Int?

  init(_ request: NearEndAction? = nil) {
    distance = max(1, request?.distance ?? 1)
    action = request?.action
  }

  /// Uses another action for the same collection.
  mutating func set(_ request: NearEndAction?) {
    var new = NearEnd(request)
    new.reported = reported
    self = new
  }

  /// Records which items of a collection will be visible soon.
  @MainActor
  mutating func note(_ items: Range<Int>, of count: Int) {
    guard count > 0, items.upperBound > count - distance, reported != count else { return }
    reported = count
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
