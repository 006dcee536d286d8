import Foundation
import GRDB
import GalleryTestSupport

/// The index of a cache, as the tests read it.
extension KillTests {
  /// Returns the rows of the index for all folders that its cache has shown. Times and numbers of files are different in every cache.
  func index(of cache: String) throws -> Set<[DatabaseValue]> {
    try DatabaseQueue(path: store[cache + "/index.sqlite"]).read { db in
      let photographs = try Row.fetchAll(
        db,
        sql: """
          SELECT folder.path, photo.path, photo.id, size, format, width, height, taken, vanished, content
          FROM photo JOIN folder ON folder.id = folder
          """)
      let refused = try Row.fetchAll(
        db,
        sql: """
          SELECT folder.path, refused.path, size, reason, pixel_limit, version
          FROM refused JOIN folder ON folder.id = folder
          """)
      return Set((photographs + refused).map { Array($0.databaseValues) })
    }
  }

  /// Waits until the index has the content of this number of photographs. No event reports when that has happened.
  func waitForContent(of photographs: Int, in cache: String) async throws {
    let sql = "SELECT count(content) FROM photo WHERE folder = (SELECT max(id) FROM folder)"
    let index = try DatabaseQueue(path: cache + "/index.sqlite", configuration: patient)
    while try await index.read({ try Int.fetchOne($0, sql: sql) }) != photographs {
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}

/// Waits for the server, which writes at the same time.
private var patient: Configuration {
  var configuration = Configuration()
  configuration.busyMode = .timeout(10)
  return configuration
}
