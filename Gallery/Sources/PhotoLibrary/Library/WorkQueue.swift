/// Which photograph is made next: the ones somebody is waiting for, then all others in their order.
struct WorkQueue {
  private var order: [PhotoID] = []
  private var position = 0
  private var urgent: [PhotoID] = []
  private var given: Set<PhotoID> = []

  /// Replaces the order of the others.
  mutating func line(up ids: [PhotoID]) {
    (order, position) = (ids, 0)
  }

  /// Lets some be given once more: their files have changed.
  mutating func renew(_ ids: some Sequence<PhotoID>) {
    given.subtract(ids)
  }

  /// Puts one before all others. Of several, the last asked for comes first: it is what is being looked at.
  mutating func hurry(_ id: PhotoID) {
    given.remove(id)
    urgent.append(id)
  }

  /// Puts one behind all others, to be given once more.
  mutating func postpone(_ id: PhotoID) {
    given.remove(id)
    order.append(id)
  }

  /// The next one, never one already given unless hurried or renewed; nil when there is none.
  mutating func next(onlyUrgent: Bool = false) -> PhotoID? {
    while let id = urgent.popLast() ?? (onlyUrgent ? nil : following()) {
      if given.insert(id).inserted { return id }
    }
    return nil
  }

  private mutating func following() -> PhotoID? {
    guard position < order.count else { return nil }
    defer { position += 1 }
    return order[position]
  }
}
