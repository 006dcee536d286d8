import CPictureProbe
import Foundation

/// Does something with the rights of nobody, where a test runs as the superuser, to whom every file is open.
package func withoutRights<Result>(_ body: () throws -> Result) rethrows -> Result {
  guard getuid() == 0 else { return try body() }
  let user = probe_file_user(nobody)
  defer { _ = probe_file_user(UInt32(user)) }
  return try body()
}

// The user without rights on every Linux.
private let nobody: UInt32 = 65_534
