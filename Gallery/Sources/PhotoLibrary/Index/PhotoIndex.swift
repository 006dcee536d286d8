import Foundation
internal import GRDB

/// What runs have read from the files of a folder, in an SQLite file of the cache. Several processes can share it.
///
/// With it, a start opens no photograph that it knows.
struct PhotoIndex: Sendable {
  private let database: DatabasePool
  private let folder: Int64

  /// Opens the index of a folder. Sets a damaged file aside and begins a new one.
  /// - Throws: the reason that there is no index.
  init(in cache: CacheFolder, of root: FolderRoot) throws(IndexProblem) {
    do throws(IndexProblem) { database = try IndexFile.open(in: cache) } catch {
      guard error == .damaged else { throw error }
      IndexFile.setAside(in: cache)
      database = try IndexFile.open(in: cache)
    }
    folder = try catching { [database] in
      try database.write { db in
        let path = Data(root.realPath)
        let upsert = """
          INSERT INTO folder (path, shown) VALUES (?, ?)
          ON CONFLICT (path) DO UPDATE SET shown = excluded.shown RETURNING id
          """
        return try Int64.fetchOne(db, sql: upsert, arguments: [path, Date.now.seconds]) ?? 0
      }
    }
  }

  /// Returns the photographs of the folder, and those that have vanished from it.
  func photos() throws(IndexProblem) -> [IndexedPhoto] {
    try catching {
      try database.read { db in
        let rows = try Row.fetchCursor(
          db, sql: "SELECT \(IndexedPhoto.columns) FROM photo WHERE folder = ?", arguments: [folder]
        )
        return try Array(rows.compactMap { IndexedPhoto($0) })
      }
    }
  }

  /// Writes what has changed, completely or not at all, also when the task is cancelled.
  func write(_ changes: KnownPhotos.Changes) async throws(IndexProblem) {
    guard !changes.isEmpty else { return }
    try await write { [folder] db in try changes.write(to: db, folder) }
  }

  /// Forgets photographs of the folder that vanished before a time, and all folders that were shown last before another time.
  func forget(vanishedBefore vanished: Date, shownBefore shown: Date) async throws(IndexProblem) {
    try await write { [folder] db in
      try db.execute(
        sql: "DELETE FROM photo WHERE folder = ? AND vanished < ?",
        arguments: [folder, vanished.seconds])
      try db.execute(sql: "DELETE FROM folder WHERE shown < ?", arguments: [shown.seconds])
    }
  }

  private func write(
    _ updates: @escaping @Sendable (Database) throws -> Void
  ) async throws(IndexProblem) {
    let result = await withCheckedContinuation { continuation in
      database.asyncWrite(
        updates, completion: { _, result in continuation.resume(returning: result) })
    }
    try catching { try result.get() }
  }
}

extension Date {
  /// Whole seconds since 1970, as in the index.
  fileprivate var seconds: Int { Int(timeIntervalSince1970) }
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

/// Calls `body`, and throws its errors as problems of the index.
private func catching<Result>(_ body: () throws -> Result) throws(IndexProblem) -> Result {
  do { return try body() } catch { throw IndexProblem(error) }
}
