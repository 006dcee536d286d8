import Foundation
internal import GRDB

/// The SQLite file of the index in a cache.
enum IndexFile {
  /// Its name.
  static let name = "index.sqlite"
  /// The name of a damaged file that was set aside.
  static let damagedName = "index-damaged.sqlite"

  /// The name of the file whose lock a process holds while it opens the index. Several may start at once.
  private static let lockName = "index-lock"

  /// Opens the file, brings its tables to the present version, and calls `read` with it. Sets a damaged file aside, and begins a
  /// new one.
  static func open<Result>(
    in cache: CacheFolder, reading read: (DatabasePool) throws -> Result
  ) throws(IndexProblem) -> Result {
    // A folder in which nothing can be written has no lock, and perhaps an index.
    let lock = try? cache.locked(lockName)
    return try withExtendedLifetime(lock) { () throws(IndexProblem) in
      do throws(IndexProblem) { return try opened(in: cache, reading: read) } catch {
        guard error == .damaged else { throw error }
        setAside(in: cache)
        return try opened(in: cache, reading: read)
      }
    }
  }

  /// Returns a new index that is in no file.
  static func inMemory() throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    try migrator.migrate(database)
    return database
  }

  private static func opened<Result>(
    in cache: CacheFolder, reading read: (DatabasePool) throws -> Result
  ) throws(IndexProblem) -> Result {
    do {
      var configuration = Configuration()
      // Another process writes for milliseconds.
      configuration.busyMode = .timeout(10)
      let database = try DatabasePool(path: cache.path(of: name), configuration: configuration)
      guard try !database.read(migrator.hasBeenSuperseded) else { throw IndexProblem.newer }
      let report = try database.read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
      guard report == "ok" else { throw IndexProblem.damaged }
      try migrator.migrate(database)
      return try read(database)
    } catch {
      throw IndexProblem(error)
    }
  }

  /// Renames a damaged file, so that a new one can begin.
  private static func setAside(in cache: CacheFolder) {
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
    migrator.registerMigration("identifiers") { db in
      try db.execute(
        sql: """
          DELETE FROM photo
          WHERE (folder, path) NOT IN (SELECT folder, min(path) FROM photo GROUP BY folder, id);
          CREATE UNIQUE INDEX photo_id ON photo (folder, id);
          """)
    }
    migrator.registerMigration("refused files") { db in
      try db.execute(
        sql: """
          CREATE TABLE refused (
            folder INTEGER NOT NULL REFERENCES folder ON DELETE CASCADE,
            path BLOB NOT NULL,
            -- the stamp of the file
            device INTEGER NOT NULL, inode INTEGER NOT NULL, size INTEGER NOT NULL,
            modified INTEGER NOT NULL, changed INTEGER NOT NULL,
            -- the reason, the limit on the pixels, and the version of the command's code that has read the file
            reason TEXT NOT NULL, pixel_limit INTEGER NOT NULL, version INTEGER NOT NULL,
            PRIMARY KEY (folder, path)
          ) STRICT, WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("editions") { db in
      try db.execute(
        sql: """
          -- whether the content may be another one, and the number of the content among those of one stamp
          ALTER TABLE photo ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE photo ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
          """)
    }
    migrator.registerMigration("dates") { db in
      try db.execute(
        sql: """
          -- where the date was found
          ALTER TABLE photo ADD COLUMN taken_from TEXT;
          -- a number that changes with the files that may have the date
          ALTER TABLE photo ADD COLUMN date_files INTEGER NOT NULL DEFAULT 0;
          """)
    }
    migrator.registerMigration("metadata") { db in
      try db.execute(
        sql: """
          ALTER TABLE photo ADD COLUMN title TEXT;
          ALTER TABLE photo ADD COLUMN caption TEXT;
          -- one a line
          ALTER TABLE photo ADD COLUMN keywords TEXT;
          ALTER TABLE photo ADD COLUMN camera TEXT;
          ALTER TABLE photo ADD COLUMN lens TEXT;
          -- in seconds
          ALTER TABLE photo ADD COLUMN exposure_time REAL;
          ALTER TABLE photo ADD COLUMN f_number REAL;
          ALTER TABLE photo ADD COLUMN iso INTEGER;
          -- in millimetres
          ALTER TABLE photo ADD COLUMN focal_length REAL;
          """)
    }
    migrator.registerMigration("videos") { db in
      try db.execute(
        sql: """
          -- the duration of a video, and the name of a coding that browsers do not play
          ALTER TABLE photo ADD COLUMN seconds REAL;
          ALTER TABLE photo ADD COLUMN unplayable TEXT;
          -- the offset of the video at the end of a photograph's file
          ALTER TABLE photo ADD COLUMN motion_start INTEGER;
          """)
    }
    migrator.registerMigration("animations") { db in
      try db.execute(
        sql: "ALTER TABLE photo ADD COLUMN animated INTEGER NOT NULL DEFAULT 0;")
    }
    return migrator
  }
}
