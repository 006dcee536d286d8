import Synchronization

/// Returns whether a test can run here. If it cannot, prints the number of tests that were skipped until now, and the reason. A quiet
/// test run says nothing about skipped tests.
package func canRun(_ condition: Bool, _ reason: String) -> Bool {
  guard !condition else { return true }
  let number = skips.withLock { count in
    count += 1
    return count
  }
  print("skipped test \(number): \(reason)")
  return false
}

private let skips = Mutex(0)
