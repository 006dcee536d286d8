/// An action that loads items early, as an object, so that a change can be detected.
@MainActor
final class PrefetchAction: Equatable {
  private let action: @MainActor ([AnyHashable]) -> Bool
  private let type: Any.Type

  /// Creates an action for ids of one type.
  nonisolated init<ID: Hashable>(_ action: @escaping @MainActor ([ID]) -> Void) {
    self.type = ID.self
    self.action = { ids in
      let own = ids.compactMap { $0.base as? ID }
      guard own.count == ids.count else { return false }
      action(own)
      return true
    }
  }

  /// Calls the action with the ids of the items that will be visible soon. If they have another type, warns instead.
  /// - Parameters:
  ///   - ids: The ids.
  ///   - modifier: The modifier that has the action.
  ///   - warnings: The warnings of the exhibit.
  func call(with ids: [some Hashable], of modifier: String, _ warnings: Warnings) {
    guard !action(ids.map { AnyHashable($0) }), let id = ids.first else { return }
    warnings.warn(of: modifier, for: type, not: id)
  }

  nonisolated static func == (a: PrefetchAction, b: PrefetchAction) -> Bool { a === b }
}

/// The items that were last reported to be visible soon.
struct PrefetchedItems<ID: Hashable> {
  private var indices = 0..<0
  private var reported: [ID] = []
  /// Whether the indices or the collection have changed since the last report.
  private var isChanged = false

  /// Records which indices will be visible soon.
  mutating func note(_ new: Range<Int>) { (indices, isChanged) = (new, true) }

  /// Records that the collection may have changed. The same indices can have other items.
  mutating func collectionChanged() { isChanged = true }

  /// Returns the ids to report, or nil if they are the reported ones.
  mutating func takeChange(in ids: (Range<Int>) -> [ID]) -> [ID]? {
    guard isChanged else { return nil }
    isChanged = false
    let new = ids(indices)
    guard new != reported else { return nil }
    reported = new
    return new
  }
}
