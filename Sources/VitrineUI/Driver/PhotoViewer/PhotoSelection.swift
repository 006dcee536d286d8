/// The open photograph as the app knows it, and the decisions that wait: those of the app for a photograph, and those of the viewer for
/// the end of an update.
struct PhotoSelection<ID: Hashable> {
  /// The selection of the app, as last assigned or reported; nil if no photograph is open.
  private var known: ID?
  /// The selection of the app, while its photograph is not in the collection.
  private(set) var awaited: AwaitedItem<ID>?
  /// The decision of the viewer that is reported after the update, unless the app selects a photograph in it.
  private var held: ID??

  /// Records an assignment of the app. Returns whether it is a change. A change replaces all decisions that wait.
  mutating func assign(_ new: ID?) -> Bool {
    guard new != known else { return false }
    (known, awaited, held) = (new, nil, nil)
    return true
  }

  /// Lets a selected photograph open once it is in the collection.
  mutating func await(_ id: ID, animated: Bool) {
    awaited = AwaitedItem(id: id, animated: animated)
  }

  /// Forgets the awaited photograph, because it opens now.
  mutating func clearAwaited() { awaited = nil }

  /// Holds a decision of the viewer until the end of the update; nil closes.
  mutating func hold(_ decision: ID?) { held = .some(decision) }

  /// Returns the held decision, once; nil if there is none.
  mutating func takeHeld() -> ID?? {
    defer { held = nil }
    return held
  }

  /// Records a decision of the viewer. Returns whether it is a change that the app does not know.
  mutating func decide(_ new: ID?) -> Bool {
    guard new != known else { return false }
    (known, awaited) = (new, nil)
    return true
  }
}
