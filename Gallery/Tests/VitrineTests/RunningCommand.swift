import Foundation
import GalleryTestSupport
import PhotoLibrary

/// The running command, with its output.
final class RunningCommand {
  private let process: pid_t
  private let exits: AsyncStream<Int32>
  private var chunks: AsyncStream<String>.AsyncIterator
  private var said = ""

  /// Starts the command.
  /// - Parameters:
  ///   - environment: variables that it has instead of those of the tests. Nil leaves one out.
  ///   - launcher: a program that becomes the command, and its arguments.
  ///   - inTerminal: whether the command writes to a terminal.
  init(
    _ arguments: [String], environment: [String: String?] = [:], launcher: [String] = [],
    inTerminal: Bool = false
  ) throws {
    let output = inTerminal ? try OutputPipe.terminal() : try OutputPipe()
    let process = try start(launcher + [builtCommand] + arguments, environment, output)
    (self.process, chunks) = (process, output.chunks().makeAsyncIterator())
    exits = AsyncStream { exit in
      Thread.detachNewThread { exit.yield(statusAtTheEnd(of: process)) }
    }
  }

  /// Waits for the printed address and returns its port; nil if the command ends before.
  func port() async -> Int? {
    guard await says("http://"), await says("\n", after: "http://") else { return nil }
    let address = said.components(separatedBy: "http://")[1].prefix { $0 != "\n" }
    return URL(string: "http://\(address)")?.port
  }

  /// Waits until the output contains a text; false if the command ends before.
  func says(_ text: String, after start: String = "") async -> Bool {
    while !(said.components(separatedBy: start).last ?? said).contains(text) {
      guard let chunk = await chunks.next() else { return false }
      said += chunk
    }
    return true
  }

  /// Waits for the end and returns the whole output.
  func output() async -> String {
    while let chunk = await chunks.next() { said += chunk }
    return said
  }

  /// Waits for the end and returns the exit status, or the negative number of the signal that ended the command.
  func exit() async -> Int32 {
    for await status in exits { return status }
    return .min
  }

  /// Returns the processes that the command has started.
  func children() async throws -> [pid_t] {
    let (search, output) = (Process(), Pipe())
    search.executableURL = URL(filePath: "/usr/bin/env")
    search.arguments = ["pgrep", "-P", "\(process)"]
    search.standardOutput = output
    try search.run()
    let lines = try output.fileHandleForReading.readToEnd() ?? Data()
    search.waitUntilExit()
    return String(decoding: lines, as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Whether the command has not ended.
  func isRunning() -> Bool { Foundation.kill(process, 0) == 0 }

  /// Ends the command at once.
  func kill() {
    Foundation.kill(process, SIGKILL)
  }

  /// Sends a signal and waits for the end.
  func end(_ signal: Int32) async -> Int32 {
    Foundation.kill(process, signal)
    return await exit()
  }
}

private func start(
  _ words: [String], _ changes: [String: String?], _ output: OutputPipe
) throws -> pid_t {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  #else
  var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  for stream in 1...2 { posix_spawn_file_actions_adddup2(&actions, output.writing, Int32(stream)) }
  let arguments = words.map { strdup($0) }
  let variables = ProcessInfo.processInfo.environment
    .filter { !changes.keys.contains($0.key) }
    .merging(changes.compactMapValues { $0 }) { $1 }
  let environment = variables.map { strdup("\($0)=\($1)") }
  defer {
    posix_spawn_file_actions_destroy(&actions)
    (arguments + environment).forEach { free($0) }
    close(output.writing)
  }
  var process: pid_t = 0
  let problem = posix_spawn(
    &process, words[0], &actions, nil, arguments + [nil], environment + [nil])
  guard problem == 0 else { throw FileProblem(code: problem) }
  return process
}

private func statusAtTheEnd(of process: pid_t) -> Int32 {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
}
