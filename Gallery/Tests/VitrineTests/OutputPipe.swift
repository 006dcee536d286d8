import CPictureProbe
import Foundation
import PhotoLibrary

/// A pipe, or a terminal, for the output of a command.
struct OutputPipe {
  /// The end for the test.
  let reading: Int32
  /// The end for the command.
  let writing: Int32

  /// Makes a pipe.
  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileProblem(code: errno) }
    self.init(reading: ends[0], writing: ends[1])
  }

  /// Returns a terminal.
  static func terminal() throws -> OutputPipe {
    var (reading, writing): (Int32, Int32) = (-1, -1)
    guard probe_terminal(&reading, &writing) else { throw FileProblem(code: errno) }
    return OutputPipe(reading: reading, writing: writing)
  }

  private init(reading: Int32, writing: Int32) {
    (self.reading, self.writing) = (reading, writing)
    // Otherwise a command that another test starts meanwhile would keep this output open.
    for end in [reading, writing] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Returns the output in chunks, until all writers have closed the pipe.
  func chunks() -> AsyncStream<String> {
    AsyncStream { chunk in
      Thread.detachNewThread {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while case let count = read(reading, &bytes, bytes.count), count > 0 {
          chunk.yield(String(decoding: bytes[..<count], as: UTF8.self))
        }
        close(reading)
        chunk.finish()
      }
    }
  }
}
