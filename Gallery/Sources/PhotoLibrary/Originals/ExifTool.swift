import Foundation

/// ExifTool, a program that reads and writes the metadata of most formats. It removes where photographs were taken.
struct ExifTool: Sendable {
  private let path: String
  private let timeout: Duration
  private let interruption: Interruption

  /// Finds the program among the user's commands; nil if it is not installed.
  init?(stoppedBy interruption: Interruption = Interruption()) {
    guard let path = programPath("exiftool") else { return nil }
    self.init(path, stoppedBy: interruption)
  }

  /// - Parameters:
  ///   - timeout: the time for one file. A raw file of 100 MB takes two seconds.
  ///   - interruption: stops the program.
  init(
    _ path: String, timeout: Duration = .seconds(30),
    stoppedBy interruption: Interruption = Interruption()
  ) {
    (self.path, self.timeout, self.interruption) = (path, timeout, interruption)
  }

  /// Whether a file tells where its photograph was taken, or contains a video or other pictures that may; nil if the program cannot read
  /// the file.
  func hasPosition(_ file: OpenFile) -> Bool? {
    let tags = places.map { "-\($0)" } + settings.map { "--\($0)" }
    let output = run(["-q", "-q", "-a", "-ee", "-s3"] + tags + ["-"], on: file)
    // Cameras write blanks or dashes for places that they do not know, and ExifTool cannot remove these tags.
    return (try? output.map { try $0.read(at: 0, count: $0.size()) })?.contains(where: isInWord)
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
    // A configuration of the user's own could change what the program does.
    let command = [path, "-config", ""] + arguments
    guard
      let process = try? ChildProcess(
        command, standardInput: file.descriptor, standardOutput: output.descriptor)
    else { return nil }
    interruption.stops(process)
    return process.end(after: timeout) == .exit(0) ? output : nil
  }
}

/// The names of what tells a place, or may contain it.
private let places = [
  "*GPS*", "*ISO6709*", "*MotionPhoto*", "*MicroVideo*", "*EmbeddedVideo*", "*MPImage*",
  // All that ExifTool counts as a location, such as names of places that people, programs or makers of cameras write.
  "Location:all",
]

/// The names of what says how Nikon's cameras write a location. They write it in every photograph.
private let settings = ["LocationInfoVersion", "TextEncoding", "POILevel"]

/// Whether a byte is a digit, or belongs to a letter of any language.
private func isInWord(_ byte: UInt8) -> Bool {
  byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20)
}

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
