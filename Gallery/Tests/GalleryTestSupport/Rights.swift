import CPictureProbe
import Foundation

/// Runs `body` with the rights of `nobody` if the test runs as the superuser, who can open every file.
package func withoutRights<Result>(_ body: () throws -> Result) rethrows -> Result {
  guard getuid() == 0 else { return try body() }
  let user = probe_file_user(nobody)
  defer { _ = probe_file_user(UInt32(user)) }
  return try body()
}

/// A program that runs a command which may not open every file, and its arguments. The command needs none if the test does not run as
/// the superuser; nil if it needs one and there is none.
package let launcherWithoutRights: [String]? = {
  guard getuid() == 0 else { return [] }
  let program = "/usr/bin/setpriv"
  guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
  return [program, "--bounding-set", "-dac_override,-dac_read_search"]
}()

// The number of the user `nobody` on Linux.
private let nobody: UInt32 = 65_534
