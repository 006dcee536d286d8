/// The open photograph of a viewer: its item, and whether the last decision has opened or closed it.
///
/// ```
///   nil --open--> open --change--> open, another item --close--> closes --arrival--> nil
/// ```
/// Taps, drags, keys and code of the app all decide here, and each decision returns the signal that reports it. An app refuses a
/// decision by the event that decides the opposite: `close`, `open`, or `select` of the item before.
struct OpenPhoto: Equatable, Sendable {
  /// The item of the photograph, also while it closes; nil while the viewer is closed, and -1 if the item is gone.
  private(set) var item: Int?
  /// The end to which the photograph moves, or at which it rests: the screen while it is open, else its place on the page.
  /// Something that holds it may decide otherwise.
  private(set) var destination = Flight.End.source

  /// Sets the item, which starts at its source. ``go(to:)`` then opens it.
  mutating func begin(_ new: Int) { item = new }

  /// Decides to open or to close the photograph. Returns the signal that reports it; nil if that was decided before.
  mutating func go(to end: Flight.End) -> Signal? {
    guard let item, end != destination else { return nil }
    destination = end
    return end == .screen ? .open(item: item) : .close(item: item)
  }

  /// Decides to show another item. Returns the signal that reports it.
  mutating func show(_ new: Int) -> Signal {
    item = new
    return .change(item: new)
  }

  /// Notes that the photograph rests. On the page, the viewer is closed.
  mutating func rest() {
    if destination == .source { item = nil }
  }

  /// Follows an edit of the items.
  mutating func follow(_ edit: Edit) {
    if let old = item { item = edit.index(of: old) ?? -1 }
  }
}
