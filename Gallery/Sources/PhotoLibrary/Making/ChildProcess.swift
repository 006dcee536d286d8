import CProcess
import Foundation
import Synchronization

/// A process that this one has started. Any thread can stop it.
final class ChildProcess: Sendable {
  /// Nil from the time at which it is waited for. Then another process may get its number.
  private let number: Mutex<pid_t?>

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
    number = Mutex(process)
  }

  /// Stops the process without waiting for its end.
  func stop() {
    number.withLock { number in
      if let number { kill(number, SIGKILL) }
    }
  }

  /// The way in which a process has ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Waits until the process ends by itself, and stops it after a time.
  /// - Returns: how it has ended; nil if it was stopped here.
  func end(after timeout: Duration) -> End? {
    guard let running = number.withLock(\.self) else { return nil }
    let deadline = SuspendingClock.now + timeout
    // The system has no call that waits for one process and for a time.
    while SuspendingClock.now < deadline {
      var status: Int32 = 0
      let ended = waitpid(running, &status, WNOHANG)
      if ended == running {
        number.withLock { $0 = nil }
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
      }
      guard ended == 0 || errno == EINTR else { break }
      usleep(5000)
    }
    _ = end()
    return nil
  }

  /// Stops the process if it still runs.
  /// - Returns: the signal that ended it; 0 if none did, or from the second call on.
  func end() -> Int32 {
    let number = number.withLock { number in
      defer { number = nil }
      return number
    }
    guard let number else { return 0 }
    kill(number, SIGKILL)
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F
  }
}
