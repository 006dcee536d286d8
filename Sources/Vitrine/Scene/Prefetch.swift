/// The items that may become visible soon, as the host knows them.
struct Prefetch: Equatable, Sendable {
  private(set) var items = 0..<0

  /// Changes the items. Returns whether they are others.
  mutating func change(to new: Range<Int>) -> Bool {
    guard new != items else { return false }
    items = new
    return true
  }

  /// Forgets the items if an edit brings others to their indices.
  mutating func follow(_ edit: Edit) {
    if edit.brings(others: items) { items = 0..<0 }
  }
}
