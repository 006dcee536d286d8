/// An action that loads items early, as an object, so that a change can be detected.
@MainActor
final class PrefetchAction: Equatable {
  private let action: @MainActor ([AnyHashable]) -> Void

  /// Creates an action for ids of one type. Ids of other types are left out.
  nonisolated init<ID: Hashable>(_ action: @escaping @MainActor ([ID]) -> Void) {
    self.action = { ids in action(ids.compactMap { $0.base as? ID }) }
  }

  /// Calls the action with the ids of the items that will be visible soon.
  func call(with ids: [some Hashable]) { action(ids.map { AnyHashable($0) }) }

  nonisolated static func == (a: PrefetchAction, b: PrefetchAction) -> Bool { a === b }
}
