import Foundation
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

struct RecentResultsTests {
  private let results = RecentResults<Int>()

  @Test func aFailureIsNotKept() throws {
    #expect(throws: FileProblem.self) {
      try results.value(for: "a") { () throws(FileProblem) in throw FileProblem(code: 1) }
    }
    #expect(results.value(for: "a") { () throws(Never) in 7 } == 7)
    #expect(results.value(for: "a") { () throws(Never) in 8 } == 7)
    #expect(results.value(for: "a", where: { $0 > 7 }) { () throws(Never) in 8 } == 8)
  }

  @Test func callsForOneKeyShareOneRun() {
    let (runs, other) = (Runs(), DispatchSemaphore(value: 0))
    let value = results.value(for: "a") { () throws(Never) in
      Thread.detachNewThread { [results] in
        _ = results.value(for: "a") { () throws(Never) in runs.add() }
        other.signal()
      }
      // The other call would begin a run of its own meanwhile.
      for _ in 0..<200_000 where runs.count > 0 { break }
      return 0
    }
    other.wait()
    #expect(value == 0 && runs.count == 0)
  }

  /// The number of runs besides the first one.
  private final class Runs: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock(\.self) }
    func add() -> Int {
      number.withLock { number in
        number += 1
        return number
      }
    }
  }
}
