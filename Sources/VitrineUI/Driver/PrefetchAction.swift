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
