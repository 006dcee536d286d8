/// A selected item that is not in the collection yet.
struct AwaitedItem<ID: Hashable>: Equatable {
  let id: ID
  /// Whether the exhibit moves to it once it is there, instead of jumping.
  let animated: Bool
}
