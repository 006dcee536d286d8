import Foundation

/// The pictures on disk: one file for each photograph, with all its widths.
///
/// The name of an entry depends on the photograph and on everything that its pictures depend on, so a changed
/// photograph has another entry. Entries are written under a temporary name first, so an entry is complete. An entry
/// that was damaged later is found during reading, and its pictures are made again.
public struct PictureCache: Sendable {
  private let folder: CacheFolder
  private let key: [UInt8]

  /// Opens the cache in a folder.
  /// - Throws: the system's error if the folder cannot be written.
  public init(_ folder: CacheFolder) throws(FileProblem) {
    self.folder = folder
    // The system's random generator is cryptographic.
    let random = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
    key = try folder.writeOnce("key", random)
  }

  /// Returns the identifier in addresses of the photograph at a path.
  func id(of path: PhotoPath) -> PhotoID {
    PhotoID(code: Digest.authenticationCode(for: path.bytes, key: key))
  }

  /// Returns the record of a photograph; nil if its pictures are not made yet.
  func record(of entry: Entry) -> PictureRecord? {
    folder.open(entry.path).flatMap(record)
  }

  /// Returns the picture of one width; nil if it is missing or damaged.
  func picture(of entry: Entry, at width: Int) -> [UInt8]? {
    guard let rung = Ladder.widths.firstIndex(of: width), let file = folder.open(entry.path),
      case .made(_, _, let ranges)? = record(file),
      let jpeg = try? file.read(at: ranges[rung].lowerBound, count: ranges[rung].count),
      jpeg.count == ranges[rung].count, jpeg.suffix(2) == endOfImage
    else { return nil }
    return jpeg
  }

  /// Writes the pictures of a photograph.
  func store(_ made: MadePictures, as entry: Entry) throws(FileProblem) {
    let line = Array(PictureRecord(made).line.utf8)
    try write([line] + made.pictures.map(\.jpeg), to: entry)
  }

  /// Writes the reason that pictures cannot be made, so that only a changed file is tried again.
  func storeFailure(_ reason: String, as entry: Entry) throws(FileProblem) {
    try write([Array(PictureRecord.failed(reason).line.utf8)], to: entry)
  }

  /// Removes the entry of a photograph, so that its pictures are made again.
  func forget(_ entry: Entry) {
    unlink(folder.path(of: entry.path))
  }

  private func write(_ parts: [[UInt8]], to entry: Entry) throws(FileProblem) {
    try folder.makeFolder(entry.folder)
    try folder.write(parts, to: entry.path)
  }

  private func record(_ file: OpenFile) -> PictureRecord? {
    guard let start = try? file.read(at: 0, count: PictureRecord.maximumBytes),
      let end = start.firstIndex(of: newline),
      let record = PictureRecord(line: String(decoding: start[..<end], as: UTF8.self))
    else { return nil }
    if case .made(_, _, let ranges) = record {
      guard let size = try? file.size(), size == ranges.last?.upperBound else { return nil }
    }
    return record
  }

  /// The name of an entry: the photograph, and a digest of everything that its pictures depend on.
  struct Entry: Sendable, Hashable {
    let id: PhotoID
    let version: String

    /// - Parameter decoder: the version of the decoder. Another version may decode files that this one refused.
    init(_ id: PhotoID, _ stamp: FileStamp, decoder: String = DecodingWorker.decoderVersion) {
      self.id = id
      let numbers = [
        stamp.size, stamp.modified, Int(truncatingIfNeeded: stamp.inode), Ladder.version,
      ]
      let parts = numbers.map(String.init) + [decoder]
      let digest = Digest.sha256(Array(parts.joined(separator: " ").utf8))
      version = digest.prefix(8).map(hexadecimal).joined()
    }

    /// The folder of the entry. 256 of them keep each one small.
    var folder: String { String(id.description.prefix(2)) }
    var path: String { "\(folder)/\(id)-\(version)" }
  }
}

private let newline = UInt8(ascii: "\n")
private let endOfImage: [UInt8] = [0xFF, 0xD9]
