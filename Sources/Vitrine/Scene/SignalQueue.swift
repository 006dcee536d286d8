/// The signals that a host has not taken yet, oldest first.
///
/// There are at most ``Limit/signals``. A host that does not take them loses the oldest ones.
struct SignalQueue: Equatable, Sendable {
  private var waiting: [Signal] = []

  /// Adds a signal as the newest one.
  mutating func append(_ signal: Signal) {
    if waiting.count == Limit.signals { waiting.removeFirst(Limit.signals / 2) }
    waiting.append(signal)
  }

  /// Gives the signals the new indices of their items after an edit.
  mutating func follow(_ edit: Edit) {
    for position in waiting.indices { waiting[position].follow(edit) }
  }

  /// Replaces `taken` with all signals. Its storage is used for the next ones.
  mutating func take(into taken: inout [Signal]) {
    taken.removeAll(keepingCapacity: true)
    swap(&taken, &waiting)
  }
}
