/// The items that may become visible soon, as the host knows them.
struct Prefetch: Equatable, Sendable {
  private(set) var items = 0..<0

  /// Changes the items. Returns whether they differ.
  mutating func change(to new: Range<Int>) -> Bool {
    guard new != items else { return false }
    items = new
    return true
  }

  /// Forgets the items if other items have their indices after an edit.
  mutating func follow(_ edit: Edit) {
    if edit.changesItems(in: items) { items = 0..<0 }
  }
}
