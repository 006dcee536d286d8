import Foundation

/// Returns what a command such as `gzip -dc` makes of bytes.
package func decoded(_ bytes: [UInt8], by command: String) throws -> [UInt8] {
  let folder = TemporaryFolder()
  try folder.write(bytes, to: "packed")
  let (process, output) = (Process(), Pipe())
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [command, "-dc"]
  process.standardInput = try FileHandle(forReadingFrom: URL(filePath: folder["packed"]))
  process.standardOutput = output
  try process.run()
  let content = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return Array(content)
}
