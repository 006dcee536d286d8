import Foundation
import GalleryTestSupport

/// The built command at work, and what it says.
final class RunningCommand {
  private let process = Process()
  private let exits: AsyncStream<Int32>
  private var chunks: AsyncStream<String>.AsyncIterator
  private var said = ""

  /// Starts the command.
  init(_ arguments: [String]) throws {
    let pipe = Pipe()
    let (chunks, chunk) = AsyncStream.makeStream(of: String.self)
    let (exits, exit) = AsyncStream.makeStream(of: Int32.self)
    pipe.fileHandleForReading.readabilityHandler = { file in
      let data = file.availableData
      if data.isEmpty {
        file.readabilityHandler = nil
        chunk.finish()
      } else {
        chunk.yield(String(decoding: data, as: UTF8.self))
      }
    }
    process.executableURL = URL(filePath: builtCommand)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    process.terminationHandler = { exit.yield($0.terminationStatus) }
    (self.chunks, self.exits) = (chunks.makeAsyncIterator(), exits)
    try process.run()
  }

  /// The port in the address it prints; nil when it ends without.
  func port() async -> Int? {
    guard await says("http://"), await says("/\n", after: "http://") else { return nil }
    let address = said.components(separatedBy: "http://")[1].prefix { $0 != "\n" }
    return URL(string: "http://\(address)")?.port
  }

  /// Waits until it has said something; false when it ends without.
  func says(_ text: String, after start: String = "") async -> Bool {
    while !(said.components(separatedBy: start).last ?? said).contains(text) {
      guard let chunk = await chunks.next() else { return false }
      said += chunk
    }
    return true
  }

  /// All that it has said, once it has ended.
  func output() async -> String {
    await untilEverythingHasEnded()
    return said
  }

  /// Waits until nobody is left who could say anything.
  func untilEverythingHasEnded() async {
    while let chunk = await chunks.next() { said += chunk }
  }

  /// Waits for its end and gives its exit status.
  func exit() async -> Int32 {
    for await status in exits { return status }
    return -1
  }

  /// Sends a signal and waits for the end.
  func end(_ signal: Int32) async -> Int32 {
    kill(process.processIdentifier, signal)
    return await exit()
  }
}
