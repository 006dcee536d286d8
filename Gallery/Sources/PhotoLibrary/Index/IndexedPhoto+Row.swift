import Foundation
internal import GRDB

extension IndexedPhoto {
  /// The columns in the order in which `init` reads them.
  static let columns = """
    path, device, inode, size, modified, changed, id, format, width, height, taken, embedded_start, embedded_end, \
    embedded_orientation, content, vanished, version, unconfirmed, edition, taken_from, date_files, \
    title, caption, keywords, camera, lens, exposure_time, f_number, iso, focal_length, seconds, unplayable, \
    motion_start, animated
    """

  /// Writes a photograph, and replaces the row of its path.
  static let insertion = """
    INSERT OR REPLACE INTO photo (folder, \(columns)) VALUES (\(databaseQuestionMarks(count: 35)))
    """

  /// Reads a row; nil if its values are impossible.
  init?(_ row: Row) {
    guard let format = PictureFormat(rawValue: UInt8(clamping: row[7] as Int)),
      let size = PixelSize(row[8], row[9]).possible, let id = PhotoID(row[6] as String)
    else { return nil }
    path = PhotoPath(Array(row[0] as Data))
    stamp = FileStamp(
      size: row[3], modified: row[4], inode: UInt64(bitPattern: row[2]),
      device: UInt64(bitPattern: row[1]), changedNanoseconds: row[5])
    self.id = id
    let taken: String? = row[10]
    var properties = PhotoProperties(
      format: format, embedded: EmbeddedPicture(start: row[11], end: row[12], orientation: row[13]),
      size: size, taken: taken.flatMap { TakenDate($0) },
      takenFrom: (row[19] as String?).flatMap(DateSource.init))
    properties.metadata = PhotoMetadata(
      title: row[21], caption: row[22],
      keywords: (row[23] as String?)?.split(separator: "\n").map(String.init) ?? [],
      camera: row[24], lens: row[25], exposureTime: row[26], fNumber: row[27], iso: row[28],
      focalLength: row[29])
    (properties.seconds, properties.unplayable) = (row[30], row[31])
    (properties.motionStart, properties.isAnimated) = (row[32], row[33])
    self.properties = properties
    content = (row[14] as Data?).map { Array($0) }
    vanished = row[15]
    version = row[16]
    (isUnconfirmed, edition) = (row[17], row[18])
    dateFiles = row[20]
  }

  /// The values of `insertion`.
  func arguments(in folder: Int64) -> StatementArguments {
    let (embedded, metadata) = (properties.embedded, properties.metadata)
    let keywords = metadata.keywords.joined(separator: "\n")
    let values: [(any DatabaseValueConvertible)?] = [
      folder, Data(path.bytes), Int64(bitPattern: stamp.device),
      Int64(bitPattern: stamp.inode), stamp.size, stamp.modified, stamp.changedNanoseconds,
      id.description, Int(properties.format.rawValue), properties.size.width,
      properties.size.height, properties.taken?.iso8601, embedded?.range.lowerBound,
      embedded?.range.upperBound, embedded?.orientation.rawValue, content.map { Data($0) },
      vanished, version, isUnconfirmed, edition, properties.takenFrom?.rawValue, dateFiles,
      metadata.title, metadata.caption, keywords.isEmpty ? nil : keywords, metadata.camera,
      metadata.lens, metadata.exposureTime, metadata.fNumber, metadata.iso, metadata.focalLength,
      properties.seconds, properties.unplayable, properties.motionStart,
      properties.isAnimated,
    ]
    return StatementArguments(values)
  }
}

extension PixelSize {
  /// The size itself; nil if no picture has it.
  fileprivate var possible: PixelSize? { width > 0 && height > 0 ? self : nil }
}

extension EmbeddedPicture {
  fileprivate init?(start: Int?, end: Int?, orientation: Int?) {
    guard let start, let end, start <= end, let orientation = orientation.flatMap(Orientation.init)
    else { return nil }
    self.init(range: start..<end, orientation: orientation)
  }
}
