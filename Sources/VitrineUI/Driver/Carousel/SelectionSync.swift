/// Keeps the selection outside and the target of the strip equal, without reporting a change back to its source.
struct SelectionSync<ID: Hashable> {
  /// The selection outside, as last reported or received.
  private var outside: ID?
  /// The item on which the strip rests or will rest.
  private var inside: ID?
  /// A selected item that is not in the collection yet.
  private(set) var awaited: AwaitedItem<ID>?
  /// Whether the awaited item was selected by an action of the app. Its data can come with the next update.
  private var isUnchecked = false
  /// The distance of steps past an end, whose items can come with the next update; 0 if there are none.
  private var awaitedStep = 0

  /// Records a selection from outside. Returns the item to move to, or nil if the selection is unchanged or already the target.
  mutating func follow(_ selection: ID?) -> ID? {
    guard selection != outside else { return nil }
    (outside, awaited, awaitedStep) = (selection, nil, 0)
    return selection == inside ? nil : selection
  }

  /// Remembers a selected item that is not in the collection.
  /// - Parameter isUnchecked: Whether the app can add the item in the same action.
  mutating func await(_ id: ID, animated: Bool = false, isUnchecked: Bool = false) {
    awaited = AwaitedItem(id: id, animated: animated)
    awaitedStep = 0
    self.isUnchecked = isUnchecked
  }

  /// Records a step of an action. Steps past an end add up, and one that moves the strip replaces them.
  mutating func record(step distance: Int, isPastEnd: Bool) {
    awaitedStep = isPastEnd ? awaitedStep + distance : 0
  }

  /// Returns the distance of the steps past an end, once; 0 if there are none.
  mutating func takeStep() -> Int {
    defer { awaitedStep = 0 }
    return awaitedStep
  }

  /// Returns the item of an action that is still awaited after an update, once; nil if there is none.
  mutating func takeUnchecked() -> ID? {
    defer { isUnchecked = false }
    return isUnchecked ? awaited?.id : nil
  }

  /// Remembers the selection while the collection is empty.
  mutating func suspend() {
    if let id = outside ?? inside { awaited = AwaitedItem(id: id, animated: false) }
  }

  /// Forgets the awaited item and the step past an end.
  mutating func clearAwaited() { (awaited, awaitedStep) = (nil, 0) }

  /// Records the target of the strip. Returns the item to report to the selection outside, or nil if there is nothing to
  /// report.
  ///
  /// The first target of a strip is not reported, because nobody decided for it.
  mutating func setTarget(_ target: ID?) -> ID? {
    guard let target, target != inside else { return nil }
    let isBeginning = inside == nil
    inside = target
    guard !isBeginning, target != outside else { return nil }
    (outside, awaited, awaitedStep) = (target, nil, 0)
    return target
  }
}
