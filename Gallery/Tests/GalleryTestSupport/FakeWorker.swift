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
    try folder.write(Array(lines.joined(separator: "\n").utf8), to: name)
    chmod(folder[name], 0o700)
    return folder[name]
  }
}
