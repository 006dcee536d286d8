internal import GRDB

/// The texts of the photographs of one folder, in a table of SQLite's full-text search.
///
/// Each folder has a table of its own, so a search reads nothing about other folders. The number of a row is that of the photograph.
struct SearchTable: Sendable {
  private let name: String

  /// The table of a folder.
  init(folder: Int64) { name = "search_\(folder)" }

  /// Creates the table if there is none.
  func create(in db: Database) throws {
    // People search for the beginnings of words while they type.
    try db.execute(
      sql: """
        CREATE VIRTUAL TABLE IF NOT EXISTS \(name) USING fts5(
          \(SearchText.names.joined(separator: ", ")),
          tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3')
        """)
  }

  /// Removes the table.
  func remove(from db: Database) throws {
    try db.execute(sql: "DROP TABLE IF EXISTS \(name)")
  }

  /// Writes the texts of photographs.
  func write(_ photos: some Sequence<IndexedPhoto>, to db: Database) throws {
    let names = SearchText.names
    let insertion = try db.makeStatement(
      sql: """
        INSERT OR REPLACE INTO \(name) (rowid, \(names.joined(separator: ", ")))
        VALUES (\(databaseQuestionMarks(count: names.count + 1)))
        """)
    // In ascending order, FTS5 collects rows in memory. Otherwise it writes each one by itself.
    for photo in photos.sorted(by: { $0.id.number < $1.id.number }) {
      let text = SearchText(photo.path, photo.properties.taken, photo.properties.metadata)
      let values: [any DatabaseValueConvertible] = [photo.id.number] + text.fields.map(searchable)
      try insertion.execute(arguments: StatementArguments(values))
    }
  }

  /// Removes the texts of photographs.
  func remove(_ ids: some Sequence<PhotoID>, from db: Database) throws {
    let deletion = try db.makeStatement(sql: "DELETE FROM \(name) WHERE rowid = ?")
    for id in ids { try deletion.execute(arguments: [id.number]) }
  }

  /// Returns the numbers of the photographs that match a query.
  func numbers(matching query: SearchQuery, in db: Database) throws -> [Int64] {
    try Int64.fetchAll(
      db, sql: "SELECT rowid FROM \(name) WHERE \(name) MATCH ?", arguments: [query.expression])
  }
}
