import Vitrine

/// How many items an exhibit has after some events, as the documentation of the events says.
struct KnownCollection {
  /// How many items there are.
  private(set) var count = 0
  /// How many there were before the last event.
  private(set) var before = 0
  /// How many items may have been given extents of their own.
  private(set) var individual = 0
  /// The item that is open in a viewer, or on its way.
  var opened: Int?

  /// Takes in what happened.
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

  /// Whether an item is there.
  func holds(_ item: Int) -> Bool { (0..<count).contains(item) }

  /// Whether a scene may show an item: one that is there, or the one that is open in a viewer that was told of no items, or
  /// -1 for an open one that is gone.
  func shows(_ item: Int) -> Bool { holds(item) || item == opened && (count == 0 || item == -1) }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
