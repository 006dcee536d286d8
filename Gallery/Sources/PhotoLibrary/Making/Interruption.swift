import Synchronization

/// Stops processes whose results nobody needs any more, from any thread.
final class Interruption: Sendable {
  /// The processes that may be running; nil once they are stopped.
  private let processes = Mutex<[ChildProcess]?>([])

  /// Lets `interrupt` stop a process. Stops it now if `interrupt` has been called.
  func stops(_ process: ChildProcess) {
    processes.withLock { processes in
      guard processes != nil else { return process.stop() }
      processes?.removeAll { !$0.isRunning }
      processes?.append(process)
    }
  }

  /// Stops all processes, and those that are started later.
  func interrupt() {
    processes.withLock { processes in
      processes?.forEach { $0.stop() }
      processes = nil
    }
  }
}
