import Foundation
internal import GRDB

/// The properties of the photographs of a folder, in an SQLite file of the cache. Several processes can share it.
///
/// With an index, a start opens no photograph that an earlier run has read.
struct PhotoIndex: Sendable {
  private let database: any DatabaseWriter
  private let folder: Int64
  private var texts: SearchTable { SearchTable(folder: folder) }

  /// Opens the index of a folder. A damaged one is set aside, and a new one begins.
  /// - Throws: the reason that there is no index.
  /// - Returns: the index, the photographs of the folder, and those that have vanished from it.
  static func open(
    in cache: CacheFolder, of root: FolderRoot
  ) throws(IndexProblem) -> (PhotoIndex, [IndexedPhoto]) {
    try IndexFile.open(in: cache) { database in
      let index = try PhotoIndex(database, root)
      return (index, try database.read { try $0.photos(of: index.folder) })
    }
  }

  /// Returns an index that ends with this run; nil if there is no memory for it.
  static func inMemory(of root: FolderRoot) -> PhotoIndex? {
    (try? IndexFile.inMemory()).flatMap { try? PhotoIndex($0, root) }
  }

  private init(_ database: any DatabaseWriter, _ root: FolderRoot) throws {
    self.database = database
    folder = try database.write { db in
      let folder = try db.note(folder: root.realPath, lastShown: .now)
      try SearchTable(folder: folder).create(in: db)
      return folder
    }
  }

  /// Writes all changes in one transaction, also when the task is cancelled. If that fails, the next call writes them.
  func write(_ known: KnownPhotos) async throws(IndexProblem) {
    guard known.hasChanges else { return }
    try await write { [folder, texts] db in
      // The transaction may have waited for another process, so the changes are taken only now.
      let changes = known.takeChanges()
      db.afterNextTransaction(onCommit: { _ in }, onRollback: { _ in known.putBack(changes) })
      try changes.write(to: db, folder)
      try texts.write(changes.described, to: db)
    }
  }

  /// Waits until all writes that have begun are done.
  func settle() async {
    await withCheckedContinuation { continuation in
      database.asyncWriteWithoutTransaction { _ in continuation.resume() }
    }
  }

  /// Returns the numbers of the photographs of the folder that match a query.
  func numbers(matching query: SearchQuery) throws(IndexProblem) -> [Int64] {
    do { return try database.read { try texts.numbers(matching: query, in: $0) } } catch {
      throw IndexProblem(error)
    }
  }

  /// Writes all changes in one transaction, like `write` for photographs.
  func write(_ refused: RefusedFiles) async throws(IndexProblem) {
    guard refused.hasChanges else { return }
    try await write { [folder] db in
      let changes = refused.takeChanges()
      db.afterNextTransaction(onCommit: { _ in }, onRollback: { _ in refused.putBack(changes) })
      try changes.write(to: db, folder)
    }
  }

  /// Returns the files of the folder that earlier runs have refused.
  func refusedFiles() throws(IndexProblem) -> [RefusedFile] {
    do {
      return try database.read { db in
        let sql = "SELECT \(RefusedFile.columns) FROM refused WHERE folder = ?"
        return try Row.fetchAll(db, sql: sql, arguments: [folder]).map { RefusedFile($0) }
      }
    } catch {
      throw IndexProblem(error)
    }
  }

  /// Forgets photographs of the folder that vanished before a time, and all folders that were shown last before another time.
  func forget(vanishedBefore vanished: Date, lastShownBefore lastShown: Date)
    async throws(IndexProblem)
  {
    try await write { [folder, texts] db in
      let forgotten = try String.fetchAll(
        db, sql: "DELETE FROM photo WHERE folder = ? AND vanished < ? RETURNING id",
        arguments: [folder, vanished.seconds])
      try texts.remove(forgotten.lazy.compactMap { PhotoID($0) }, from: db)
      let folders = try Int64.fetchAll(
        db, sql: "DELETE FROM folder WHERE shown < ? RETURNING id", arguments: [lastShown.seconds])
      for folder in folders { try SearchTable(folder: folder).remove(from: db) }
    }
  }

  private func write(
    _ updates: @escaping @Sendable (Database) throws -> Void
  ) async throws(IndexProblem) {
    let result = await withCheckedContinuation { continuation in
      database.asyncWrite(updates) { _, result in continuation.resume(returning: result) }
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
  fileprivate func note(folder: [UInt8], lastShown: Date) throws -> Int64 {
    let upsert = """
      INSERT INTO folder (path, shown) VALUES (?, ?)
      ON CONFLICT (path) DO UPDATE SET shown = excluded.shown RETURNING id
      """
    return try Int64.fetchOne(self, sql: upsert, arguments: [Data(folder), lastShown.seconds]) ?? 0
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

extension RefusedFiles.Changes {
  fileprivate func write(to db: Database, _ folder: Int64) throws {
    for path in removed {
      try db.execute(
        sql: "DELETE FROM refused WHERE folder = ? AND path = ?",
        arguments: [folder, Data(path.bytes)])
    }
    let insertion = try db.makeStatement(sql: RefusedFile.insertion)
    for file in files { try insertion.execute(arguments: file.arguments(in: folder)) }
  }
}
