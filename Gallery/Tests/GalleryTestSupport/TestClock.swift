import Synchronization

/// A clock whose time moves only when somebody sleeps. A sleep takes as long as the work that a test does meanwhile.
package final class TestClock: Clock {
  package struct Instant: InstantProtocol {
    private let offset: Duration

    fileprivate init(_ offset: Duration) { self.offset = offset }

    package static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    package func advanced(by duration: Duration) -> Instant { Instant(offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
  }

  private let time = Mutex(Instant(.zero))
  private let recorded = Mutex<[Duration]>([])
  private let work: @Sendable () throws -> Void

  /// - Parameter work: what happens during each sleep.
  package init(during work: @escaping @Sendable () throws -> Void = {}) { self.work = work }

  package var now: Instant { time.withLock(\.self) }
  package var minimumResolution: Duration { .zero }

  /// The durations of all sleeps.
  package var sleeps: [Duration] { recorded.withLock(\.self) }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    recorded.withLock { $0.append(now.duration(to: deadline)) }
    try work()
    time.withLock { $0 = max($0, deadline) }
  }
}
