import Foundation
internal import GRDB

extension RefusedFile {
  /// The columns in the order in which `init` reads them.
  static let columns = "path, device, inode, size, modified, changed, reason, pixel_limit, version"

  /// Writes a file, and replaces the row of its path.
  static let insertion = """
    INSERT OR REPLACE INTO refused (folder, \(columns)) VALUES (\(databaseQuestionMarks(count: 10)))
    """

  /// Reads a row.
  init(_ row: Row) {
    self.init(
      path: PhotoPath(Array(row[0] as Data)),
      stamp: FileStamp(
        size: row[3], modified: row[4], inode: UInt64(bitPattern: row[2]),
        device: UInt64(bitPattern: row[1]), changedNanoseconds: row[5]),
      reason: row[6], limit: row[7], version: row[8])
  }

  /// The values of `insertion`.
  func arguments(in folder: Int64) -> StatementArguments {
    [
      folder, Data(path.bytes), Int64(bitPattern: stamp.device), Int64(bitPattern: stamp.inode),
      stamp.size, stamp.modified, stamp.changedNanoseconds, reason, limit, version,
    ]
  }
}
