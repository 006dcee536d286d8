import Vitrine

extension Signal {
  /// Returns the signal with the present index of its item, as a host finds it by identity; -1 for an item that is gone.
  ///
  /// - Parameters:
  ///   - before: The identities of the items at the time of the signal. If there are none, the collection was not known yet.
  ///   - now: The identities of the items that are there now.
  func following(_ before: [Int], to now: [Int]) -> Signal {
    let index = { (item: Int) in
      if before.isEmpty { return now.indices.contains(item) ? item : -1 }
      return before.indices.contains(item) ? now.firstIndex(of: before[item]) ?? -1 : -1
    }
    return switch self {
    case .change(let item): .change(item: index(item))
    case .open(let item): .open(item: index(item))
    case .close(let item): .close(item: index(item))
    case .settle(let item, let isOpen): .settle(item: index(item), isOpen: isOpen)
    case .focus(let item): .focus(item: index(item))
    case .expand(let item, let isOpen): .expand(item: index(item), isOpen: isOpen)
    case .prefetch, .scroll, .columns, .stitch, .haptic: self
    }
  }
}
