/// The signals that a host has not asked for yet, oldest first.
///
/// A host that asks for none loses the oldest ones: there are never more than ``Limit/signals``.
struct SignalQueue: Equatable, Sendable {
  private var waiting: [Signal] = []

  /// Adds a signal as the newest one.
  mutating func append(_ signal: Signal) {
    if waiting.count == Limit.signals { waiting.removeFirst(Limit.signals / 2) }
    waiting.append(signal)
  }

  /// Replaces `taken` with all of them, and uses its storage for those to come.
  mutating func take(into taken: inout [Signal]) {
    taken.removeAll(keepingCapacity: true)
    swap(&taken, &waiting)
  }
}
