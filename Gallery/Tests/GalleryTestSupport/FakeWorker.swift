import Foundation

/// A script that replaces the built command, for tests of workers that misbehave.
package enum FakeWorker {
  /// Writes a script into a folder.
  /// - Parameters:
  ///   - ready: the first reply of a worker. The word `ready` in the script sends it.
  ///   - script: the shell script; `$0` is its own path.
  /// - Returns: the path of the script.
  package static func write(
    to folder: TemporaryFolder, ready: [UInt8], _ script: String
  ) throws -> String {
    let name = UUID().uuidString
    try folder.write(ready, to: name + ".ready")
    let lines = ["#!/bin/sh", "ready() { cat \"$0.ready\" >&0; }", script, ""]
    try folder.write(Array(lines.joined(separator: "\n").utf8), to: name + ".written")
    try copy(folder[name + ".written"], to: folder[name])
    chmod(folder[name], 0o700)
    return folder[name]
  }

  /// Copies a file in a process of its own. A file that this process has written cannot be executed while a child that another
  /// thread has just started still holds it open.
  private static func copy(_ file: String, to copy: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/cp")
    process.arguments = [file, copy]
    try process.run()
    process.waitUntilExit()
  }
}
