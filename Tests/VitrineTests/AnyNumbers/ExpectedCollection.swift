import Vitrine

/// The expected number of items of an exhibit after some events, as the documentation of the events says.
struct ExpectedCollection {
  /// The number of items.
  private(set) var count = 0
  /// The number of items before the last event.
  private(set) var before = 0
  /// The number of items that may have their own extents.
  private(set) var individual = 0
  /// The item that is open in a viewer, or moves.
  var opened: Int?

  /// Notes an event.
  mutating func take(_ event: Event) {
    guard Limit.times.contains(event.time), Limit.times.contains(event.shown) else { return }
    before = max(count, 0)
    switch event.kind {
    case .count(let new): count = new.clamped(to: 0...Limit.items)
    case .insert(let number, let item, _) where (0...count).contains(item):
      count = min(Limit.items, count + number.clamped(to: 0...Limit.items))
    case .remove(let range): count -= range.clamped(to: 0..<count).count
    default: break
    }
    if case .extents = event.kind { individual = max(individual, 1) }
    if individual > 0 || count != before { individual = max(individual, count) }
  }

  /// Returns whether an item exists.
  func holds(_ item: Int) -> Bool { (0..<count).contains(item) }

  /// Returns whether a scene may show an item: one that exists; one that is open in a viewer without a count; or -1 for an open
  /// one that is gone.
  func shows(_ item: Int) -> Bool { holds(item) || item == opened && (count == 0 || item == -1) }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
