import CPictureProbe
import Foundation

/// Runs `body` with the rights of `nobody` if the test runs as the superuser, who can open every file.
package func withoutRights<Result>(_ body: () throws -> Result) rethrows -> Result {
  guard getuid() == 0 else { return try body() }
  let user = probe_file_user(nobody)
  defer { _ = probe_file_user(UInt32(user)) }
  return try body()
}

// The number of the user `nobody` on Linux.
private let nobody: UInt32 = 65_534
