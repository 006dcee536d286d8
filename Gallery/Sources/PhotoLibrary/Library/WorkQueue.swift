/// The order in which photographs are made: first those that somebody waits for, then all others.
struct WorkQueue {
  private var order: [PhotoID] = []
  private var position = 0
  private var urgent: [PhotoID] = []
  private var handedOut: Set<PhotoID> = []

  /// Sets the order of the photographs that nobody waits for.
  mutating func setOrder(_ ids: [PhotoID]) {
    (order, position) = (ids, 0)
  }

  /// Lets `next` return photographs once more, because their files have changed.
  mutating func allowAgain(_ ids: some Sequence<PhotoID>) {
    handedOut.subtract(ids)
  }

  /// Moves a photograph before all others. The last request comes first, because it is on the screen now.
  mutating func prioritize(_ id: PhotoID) {
    handedOut.remove(id)
    urgent.append(id)
  }

  /// Moves a photograph behind all others and lets `next` return it once more.
  mutating func postpone(_ id: PhotoID) {
    handedOut.remove(id)
    order.append(id)
  }

  /// Returns each photograph once; nil at the end of the queue.
  /// - Parameter onlyUrgent: whether to skip the photographs that nobody waits for.
  mutating func next(onlyUrgent: Bool = false) -> PhotoID? {
    while let id = urgent.popLast() ?? (onlyUrgent ? nil : nextInOrder()) {
      if handedOut.insert(id).inserted { return id }
    }
    return nil
  }

  private mutating func nextInOrder() -> PhotoID? {
    guard position < order.count else { return nil }
    defer { position += 1 }
    return order[position]
  }
}
