import Foundation

/// The time of the module, which belongs to the test. Seconds since the start of the system, and the date, come from it.
final class TestTime: @unchecked Sendable {
  nonisolated(unsafe) static var now = 1000.0
  static let start = Date(timeIntervalSinceReferenceDate: 1000)
  nonisolated(unsafe) private static var sleepers: [Sleeper] = []

  private final class Sleeper: @unchecked Sendable {
    let end: Double
    var continuation: CheckedContinuation<Void, any Error>?
    let tasks: TaskList?
    init(until end: Double, _ tasks: TaskList?) {
      self.end = end
      self.tasks = tasks
    }

    func wake(_ result: Result<Void, any Error>) {
      guard let continuation else { return }
      self.continuation = nil
      tasks?.running += 1
      continuation.resume(with: result)
    }
  }

  /// The time at which the next sleeper wakes.
  static var nextWake: Double? { sleepers.map(\.end).min() }

  static func wakeSleepers() {
    let due = sleepers.filter { $0.end <= now }.sorted { $0.end < $1.end }
    sleepers.removeAll { $0.end <= now }
    due.forEach { $0.wake(.success(())) }
  }

  @MainActor static func sleep(for seconds: Double) async throws {
    let sleeper = Sleeper(until: now + seconds, TaskList.current)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.tasks?.running -= 1
        sleeper.continuation = continuation
        if Task.isCancelled { return sleeper.wake(.failure(CancellationError())) }
        sleepers.append(sleeper)
      }
    } onCancel: {
      sleepers.removeAll { $0 === sleeper }
      sleeper.wake(.failure(CancellationError()))
    }
  }
}

/// The tasks of a window's views. A test waits until each of them sleeps or has ended.
final class TaskList: @unchecked Sendable {
  @TaskLocal static var current: TaskList?
  var running = 0

  func start(_ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    running += 1
    return Task { @MainActor in
      await TaskList.$current.withValue(self) { await action() }
      running -= 1
    }
  }

  @MainActor func settle() async {
    for _ in 0..<3 { await Task.yield() }
    while running > 0 { await Task.yield() }
  }
}

extension Date {
  /// developer.apple.com/documentation/foundation/date/now: here the date of the test.
  public static var now: Date { TestTime.start + (TestTime.now - 1000) }
}

extension ProcessInfo {
  /// developer.apple.com/documentation/foundation/processinfo/systemuptime: here the time of the test.
  public var systemUptime: TimeInterval { TestTime.now }
}

extension Task where Success == Never, Failure == Never {
  /// developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:): here until the time of the test has come.
  @MainActor public static func sleep(for duration: Duration) async throws {
    try await TestTime.sleep(for: duration / .seconds(1))
  }
}
