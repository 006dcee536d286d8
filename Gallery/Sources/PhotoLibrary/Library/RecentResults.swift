import Synchronization

/// The results of the last calls, by what they depend on. A client asks for a file in many parts, and each needs the same result.
final class RecentResults<Value: Sendable>: Sendable {
  private let entries = Mutex<[(key: String, value: Value)]>([])

  /// Returns the result for a key, and makes it if it is not among the last ones.
  func value<Problem: Error>(
    for key: String, make: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    if let known = entries.withLock({ $0.first { $0.key == key }?.value }) { return known }
    let value = try make()
    entries.withLock { entries in
      entries.insert((key, value), at: 0)
      if entries.count > most { entries.removeLast() }
    }
    return value
  }
}

// Each may be a descriptor, and a copy on the disk.
private let most = 8
