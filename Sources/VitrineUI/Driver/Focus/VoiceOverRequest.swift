/// A request of VoiceOver that waits for the strip, and the cell that VoiceOver moves to.
struct VoiceOverRequest<ID: Hashable> {
  /// The request that waits; nil if there is none.
  private(set) var pending: Kind?
  /// The cell that VoiceOver moves to.
  private(set) var focus = FocusRequest<Cell<ID>.Key>()

  /// The kinds of requests.
  enum Kind: Equatable {
    /// Announces the position once the strip is at rest.
    case position
    /// Moves VoiceOver to the item with this id once it is in view.
    case element(ID)
  }

  /// Waits for the strip, instead of an earlier request; nil waits for nothing.
  mutating func await(_ request: Kind?) { pending = request }

  /// Ends the request: the position is announced.
  mutating func complete() { pending = nil }

  /// Ends the request: VoiceOver moves to the cell of the element.
  mutating func complete(movingTo cell: Cell<ID>.Key) {
    pending = nil
    focus.request(cell)
  }
}

/// A VoiceOver announcement as numbers. The views add the words.
enum Announcement: Equatable {
  /// The index of the item at which a scroll ended, and the number of items. A repeated index means that the strip cannot
  /// scroll farther.
  case position(Int, of: Int)
}
