import Synchronization

/// The results of the last calls, by what they depend on. A client asks for a file in many parts, and each needs the same result.
final class RecentResults<Value: Sendable>: Sendable {
  private let entries = Mutex<[Entry]>([])

  private final class Entry: Sendable {
    let key: String
    /// Locked while the result is made. Nil until then, and after a failure.
    let value = Mutex<Value?>(nil)

    init(_ key: String) { self.key = key }
  }

  /// Returns the result for a key, and makes it if it is not among the last ones. A failure is not kept. Blocks while another thread
  /// makes the same result.
  /// - Parameter isValid: whether a result from before can still be used.
  func value<Problem: Error>(
    for key: String, where isValid: (Value) -> Bool = { _ in true },
    make: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    try entry(for: key).value.withLock { value throws(Problem) in
      if let value, isValid(value) { return value }
      value = nil
      let made = try make()
      value = made
      return made
    }
  }

  private func entry(for key: String) -> Entry {
    entries.withLock { entries in
      if let known = entries.first(where: { $0.key == key }) { return known }
      let entry = Entry(key)
      entries.insert(entry, at: 0)
      if entries.count > most { entries.removeLast() }
      return entry
    }
  }
}

// Each may be a descriptor, and a copy on the disk.
private let most = 8
