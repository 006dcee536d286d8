import Foundation
internal import GRDB

/// What runs have read from the files of a folder, in an SQLite file of the cache. Several processes can share it.
///
/// With it, a start opens no photograph that it knows.
struct PhotoIndex: Sendable {
  private let database: DatabasePool
  private let folder: Int64

  /// Opens the index of a folder. A damaged one is set aside, and a new one begins.
  /// - Throws: the reason that there is no index.
  /// - Returns: the index, the photographs of the folder, and those that have vanished from it.
  static func open(
    in cache: CacheFolder, of root: FolderRoot
  ) throws(IndexProblem) -> (PhotoIndex, [IndexedPhoto]) {
    try IndexFile.open(in: cache) { database in
      let folder = try database.write { try $0.note(folder: root.realPath, shown: .now) }
      return (
        PhotoIndex(database: database, folder: folder),
        try database.read { try $0.photos(of: folder) }
      )
    }
  }

  /// Writes what has changed, completely or not at all, also when the task is cancelled. Changes that cannot be written are kept
  /// for the next time.
  func write(_ known: KnownPhotos) async throws(IndexProblem) {
    try await write { [folder] db in
      // Taken here, since writes come one after the other: no older change is written after a newer one.
      let changes = known.takeChanges()
      guard !changes.isEmpty else { return }
      do {
        try db.inTransaction {
          try changes.write(to: db, folder)
          return .commit
        }
      } catch {
        known.putBack(changes)
        throw error
      }
    }
  }

  /// Forgets photographs of the folder that vanished before a time, and all folders that were shown last before another time.
  func forget(vanishedBefore vanished: Date, shownBefore shown: Date) async throws(IndexProblem) {
    try await write { [folder] db in
      try db.inTransaction {
        try db.execute(
          sql: "DELETE FROM photo WHERE folder = ? AND vanished < ?",
          arguments: [folder, vanished.seconds])
        try db.execute(sql: "DELETE FROM folder WHERE shown < ?", arguments: [shown.seconds])
        return .commit
      }
    }
  }

  private func write(
    _ updates: @escaping @Sendable (Database) throws -> Void
  ) async throws(IndexProblem) {
    let result = await withCheckedContinuation { continuation in
      database.asyncWriteWithoutTransaction { db in
        continuation.resume(returning: Result { try updates(db) })
      }
    }
    do { try result.get() } catch { throw IndexProblem(error) }
  }
}

extension Date {
  /// Whole seconds since 1970, as in the index.
  fileprivate var seconds: Int { Int(timeIntervalSince1970) }
}

extension Database {
  /// Notes that a folder is shown. Returns its number.
  fileprivate func note(folder: [UInt8], shown: Date) throws -> Int64 {
    let upsert = """
      INSERT INTO folder (path, shown) VALUES (?, ?)
      ON CONFLICT (path) DO UPDATE SET shown = excluded.shown RETURNING id
      """
    return try Int64.fetchOne(self, sql: upsert, arguments: [Data(folder), shown.seconds]) ?? 0
  }

  /// Returns all rows of a folder whose values are possible.
  fileprivate func photos(of folder: Int64) throws -> [IndexedPhoto] {
    let rows = try Row.fetchCursor(
      self, sql: "SELECT \(IndexedPhoto.columns) FROM photo WHERE folder = ?", arguments: [folder])
    return try Array(rows.compactMap { IndexedPhoto($0) })
  }
}

extension KnownPhotos.Changes {
  fileprivate func write(to db: Database, _ folder: Int64) throws {
    for path in moved {
      try db.execute(
        sql: "DELETE FROM photo WHERE folder = ? AND path = ?",
        arguments: [folder, Data(path.bytes)])
    }
    let insertion = try db.makeStatement(sql: IndexedPhoto.insertion)
    for photo in photos { try insertion.execute(arguments: photo.arguments(in: folder)) }
  }
}
