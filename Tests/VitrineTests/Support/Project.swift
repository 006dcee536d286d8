import Foundation

/// The project's own files, found from where this one is.
enum Project {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of the files in a folder that end in `.ext`, sorted.
  static func files(in folder: String, ending ext: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == ext }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Whether tests write the files with which they compare: `RECORD=1 Scripts/swift test`.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
}
