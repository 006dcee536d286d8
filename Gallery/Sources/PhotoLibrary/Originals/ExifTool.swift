import Dispatch
import Foundation

/// ExifTool, a program that reads and writes the metadata of most formats. It removes where photographs were taken.
struct ExifTool: Sendable {
  private let path: String

  /// Finds the program among the user's commands; nil if it is not installed.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/exiftool" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
  }

  /// Whether a file tells where its photograph was taken, or contains a video or other pictures that may; nil if the program cannot read
  /// the file.
  func hasPosition(_ file: OpenFile) -> Bool? {
    let output = run(["-q", "-q", "-a", "-ee", "-s"] + places.map { "-\($0)" } + ["-"], on: file)
    return (try? output?.size()).map { $0 > 0 }
  }

  /// Returns a copy of a file without positions, and without what follows its picture; nil if the program cannot write such a file.
  func withoutPosition(_ file: OpenFile) -> OpenFile? {
    let removals = ["-trailer:all=", "-xmp-gcamera:all="] + places.map { "-\($0)=" }
    let output = run(["-q", "-q", "-o", "-"] + removals + ["-"], on: file)
    guard let output, (try? output.size()) ?? 0 > 0, hasPosition(output) == false else {
      return nil
    }
    return output
  }

  /// Runs the program. Returns its output, or nil if it fails or takes too long.
  private func run(_ arguments: [String], on file: OpenFile) -> OpenFile? {
    guard let output = try? OpenFile.unnamed(), lseek(file.descriptor, 0, SEEK_SET) == 0 else {
      return nil
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    // A file of the user's own could change what the program does.
    process.arguments = ["-config", ""] + arguments
    process.standardInput = FileHandle(fileDescriptor: file.descriptor)
    process.standardOutput = FileHandle(fileDescriptor: output.descriptor)
    process.standardError = FileHandle.nullDevice
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard (try? process.run()) != nil else { return nil }
    if end.wait(timeout: .now() + longestRun) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      end.wait()
    }
    return process.terminationReason == .exit && process.terminationStatus == 0 ? output : nil
  }
}

/// The names of what tells a place, or may contain it.
private let places = [
  "*GPS*", "*ISO6709*", "*MotionPhoto*", "*MicroVideo*", "*EmbeddedVideo*", "*MPImage*",
]

// A raw file of 100 MB takes two seconds.
private let longestRun = 30.0

extension OpenFile {
  /// Makes an empty file that no folder contains. It disappears when it is closed.
  static func unnamed() throws(FileProblem) -> OpenFile {
    var path = Array((NSTemporaryDirectory() + "/vitrine-XXXXXX").utf8CString)
    let file = try OpenFile(adopting: mkstemp(&path))
    unlink(path)
    _ = fcntl(file.descriptor, F_SETFD, FD_CLOEXEC)
    return file
  }
}
