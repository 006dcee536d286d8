/// Keeps a selection outside and the strip's own target the same, without either answering its own echo.
struct Choice<ID: Hashable> {
  /// What the selection outside says, as far as is known.
  private var outside: ID?
  /// The item on which the strip rests or will rest.
  private var inside: ID?
  /// An item that was selected before the collection had it.
  private(set) var awaited: ID?

  /// The item the strip shall go to because the selection outside has changed; nil where it has not, or is there already.
  mutating func follow(_ selection: ID?) -> ID? {
    guard selection != outside else { return nil }
    (outside, awaited) = (selection, nil)
    return selection == inside ? nil : selection
  }

  /// Remembers an item that the collection does not have, in case it comes.
  mutating func await(_ id: ID) { awaited = id }

  /// The collection is empty: what was selected is awaited.
  mutating func suspend() { awaited = outside ?? inside ?? awaited }

  /// The awaited item has come.
  mutating func arrive() { awaited = nil }

  /// The item to tell the selection outside of, because the strip is on its way to another one; nil where there is no news.
  ///
  /// The item with which a strip begins is no decision.
  mutating func news(of target: ID?) -> ID? {
    guard let target, target != inside else { return nil }
    let isBeginning = inside == nil
    inside = target
    guard !isBeginning, target != outside else { return nil }
    (outside, awaited) = (target, nil)
    return target
  }
}
