import CProcess
import Foundation
import Synchronization

/// A process that this one has started. Any thread can stop it.
final class ChildProcess: Sendable {
  /// Nil before the system may give the number to another process: it is free when the end has been waited for.
  private let processID: Mutex<pid_t?>

  /// Starts a process.
  /// - Parameters:
  ///   - arguments: the executable and its arguments.
  ///   - standardInput: a descriptor. The process has no other one, apart from those for its output.
  ///   - standardOutput: the descriptor for its output; nil to discard that.
  init(
    _ arguments: [String], standardInput: Int32, standardOutput: Int32? = nil
  ) throws(FileProblem) {
    var environment = ProcessInfo.processInfo.environment
    // Nobody reads the backtrace of a worker, and writing it would delay the next one.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // In GNU's C library, each thread of a decoder reserves 64 MB of the address space for an arena of its own. The library reads
    // this when the first thread starts, before the command can ask for one arena.
    environment["MALLOC_ARENA_MAX"] = "1"
    let words = arguments.map { strdup($0) }
    let entries = environment.map { strdup("\($0)=\($1)") }
    defer { (words + entries).forEach { free($0) } }
    var process: pid_t = 0
    let problem = vitrine_spawn(
      words.map { UnsafePointer($0) } + [nil], entries.map { UnsafePointer($0) } + [nil],
      standardInput, standardOutput ?? -1, &process)
    guard problem == 0 else { throw FileProblem(code: problem) }
    processID = Mutex(process)
  }

  /// Stops the process without waiting for its end.
  func stop() {
    processID.withLock { processID in
      if let processID { kill(processID, SIGKILL) }
    }
  }

  /// Whether nobody has found that the process has ended.
  var isRunning: Bool { processID.withLock { $0 != nil } }

  /// The way in which a process has ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Waits until the process ends by itself, and stops it after a time.
  /// - Returns: how it has ended; nil if it was stopped here.
  func end(after timeout: Duration) -> End? {
    let deadline = SuspendingClock.now + timeout
    // The system has no call that waits for one process and for a time.
    while SuspendingClock.now < deadline, isRunning {
      if let end = ended() { return end }
      usleep(5000)
    }
    _ = end()
    return nil
  }

  /// Returns how the process has ended; nil if it still runs. The number is free from here on, so it is given up in the same step.
  private func ended() -> End? {
    processID.withLock { processID in
      guard let running = processID else { return nil }
      var status: Int32 = 0
      let found = waitpid(running, &status, WNOHANG)
      guard found != 0, found == running || errno != EINTR else { return nil }
      processID = nil
      // Nobody can tell how a process has ended that is no child any more.
      guard found == running else { return nil }
      return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
  }

  /// Stops the process if it still runs.
  /// - Returns: the signal that ended it; 0 if none did, or from the second call on.
  func end() -> Int32 {
    let running = processID.withLock { processID in
      defer { processID = nil }
      return processID
    }
    guard let running else { return 0 }
    kill(running, SIGKILL)
    var status: Int32 = 0
    while waitpid(running, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F
  }
}
