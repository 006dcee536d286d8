import Foundation

/// A command that stands in for the built one where a worker is to misbehave.
package enum FakeWorker {
  /// Writes a script into a folder.
  /// - Parameters:
  ///   - ready: what the word `ready` in the script says, as a worker does first of all.
  ///   - script: The shell script that runs; `$0` is its own path.
  /// - Returns: its path.
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
