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
