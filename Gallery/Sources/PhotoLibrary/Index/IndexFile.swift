import Foundation
internal import GRDB

/// The SQLite file of the index in a cache.
enum IndexFile {
  /// Its name.
  static let name = "index.sqlite"
  /// The name of a damaged file that was set aside.
  static let damagedName = "index-damaged.sqlite"

  /// Opens the file, and brings its tables to the present version.
  /// - Throws: `.damaged` if SQLite finds damage.
  static func open(in cache: CacheFolder) throws(IndexProblem) -> DatabasePool {
    do {
      var configuration = Configuration()
      // Another process writes for milliseconds.
      configuration.busyMode = .timeout(10)
      let database = try DatabasePool(path: cache.path(of: name), configuration: configuration)
      guard try !database.read(migrator.hasBeenSuperseded) else { throw IndexProblem.newer }
      let report = try database.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
      guard report == "ok" else { throw IndexProblem.damaged }
      try migrator.migrate(database)
      return database
    } catch {
      throw IndexProblem(error)
    }
  }

  /// Renames a damaged file, so that a new one can begin.
  static func setAside(in cache: CacheFolder) {
    for journal in ["-wal", "-shm"] { unlink(cache.path(of: name + journal)) }
    rename(cache.path(of: name), cache.path(of: damagedName))
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("photographs") { db in
      try db.execute(
        sql: """
          CREATE TABLE folder (
            id INTEGER PRIMARY KEY, path BLOB NOT NULL UNIQUE,
            -- when it was shown last, in seconds since 1970
            shown INTEGER NOT NULL
          ) STRICT;
          CREATE TABLE photo (
            folder INTEGER NOT NULL REFERENCES folder ON DELETE CASCADE,
            path BLOB NOT NULL,
            -- the stamp of the file
            device INTEGER NOT NULL, inode INTEGER NOT NULL, size INTEGER NOT NULL,
            modified INTEGER NOT NULL, changed INTEGER NOT NULL,
            -- the identifier in addresses
            id TEXT NOT NULL,
            -- its properties, and the version of the command's code that has read them
            version INTEGER NOT NULL, format INTEGER NOT NULL,
            width INTEGER NOT NULL, height INTEGER NOT NULL, taken TEXT,
            embedded_start INTEGER, embedded_end INTEGER, embedded_orientation INTEGER,
            -- the SHA-256 digest of the file
            content BLOB,
            -- when its path was found to be gone, in seconds since 1970
            vanished INTEGER,
            PRIMARY KEY (folder, path)
          ) STRICT, WITHOUT ROWID;
          """)
    }
    return migrator
  }
}
