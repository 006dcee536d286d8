import Foundation

/// ExifTool, a program that reads and writes the metadata of most formats. It removes where photographs were taken.
struct ExifTool: Sendable {
  private let path: String
  private let timeout: Duration

  /// Finds the program among the user's commands; nil if it is not installed.
  init?() {
    guard let path = programPath("exiftool") else { return nil }
    self.init(path)
  }

  /// - Parameter timeout: the time for one file. A raw file of 100 MB takes two seconds.
  init(_ path: String, timeout: Duration = .seconds(30)) {
    (self.path, self.timeout) = (path, timeout)
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
    // A configuration of the user's own could change what the program does.
    let command = [path, "-config", ""] + arguments
    let process = try? ChildProcess(
      command, standardInput: file.descriptor, standardOutput: output.descriptor)
    return process?.end(after: timeout) == .exit(0) ? output : nil
  }
}

/// The names of what tells a place, or may contain it.
private let places = [
  "*GPS*", "*ISO6709*", "*MotionPhoto*", "*MicroVideo*", "*EmbeddedVideo*", "*MPImage*",
  // The names of places, which people and programs write.
  "IPTC:City", "IPTC:Sub-location", "IPTC:Province-State", "IPTC:Country-PrimaryLocation*",
  "IPTC:ContentLocation*", "XMP:City", "XMP:State", "XMP:Country", "XMP:CountryCode",
  "XMP-iptcCore:Location", "XMP-iptcExt:Location*",
]

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
