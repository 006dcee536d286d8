import Foundation

/// The pictures made so far, one file for each photograph with all its widths, kept between runs.
///
/// An entry is named after the photograph and everything its pictures depend on, so a changed file is
/// simply another entry. Entries are complete or not there: they are written under another name first,
/// and one that was cut or damaged since is found out when it is read and made again.
public struct PictureCache: Sendable {
  private let folder: CacheFolder
  private let key: [UInt8]

  /// Pictures kept in a folder.
  /// - Throws: the system's reason, when the folder cannot be made or written to.
  public init(_ folder: CacheFolder) throws(FileProblem) {
    self.folder = folder
    // The system's generator is a cryptographic one.
    let random = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
    key = try folder.writeOnce("key", random)
  }

  /// The name in addresses of the photograph at a path.
  func id(of path: PhotoPath) -> PhotoID {
    PhotoID(code: Digest.authenticationCode(for: path.bytes, key: key))
  }

  /// What is known of a photograph; nil when it is yet to be made.
  func record(of entry: Entry) -> PictureRecord? {
    folder.open(entry.path).flatMap(record)
  }

  /// The picture of one width; nil when it is not there as it was written.
  func picture(of entry: Entry, at width: Int) -> [UInt8]? {
    guard let rung = Ladder.widths.firstIndex(of: width), let file = folder.open(entry.path),
      case .made(_, _, let stretches)? = record(file),
      let jpeg = try? file.read(at: stretches[rung].lowerBound, count: stretches[rung].count),
      jpeg.count == stretches[rung].count, jpeg.suffix(2) == endOfImage
    else { return nil }
    return jpeg
  }

  /// Keeps the pictures of a photograph.
  func keep(_ made: MadePictures, as entry: Entry) throws(FileProblem) {
    let line = Array(PictureRecord(made).line.utf8)
    try write([line] + made.pictures.map(\.jpeg), to: entry)
  }

  /// Remembers why there are none, so that it is not tried again before the file changes.
  func keepFailure(_ reason: String, as entry: Entry) throws(FileProblem) {
    try write([Array(PictureRecord.failed(reason).line.utf8)], to: entry)
  }

  /// Forgets the record of a photograph, so that its pictures are made again.
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
    if case .made(_, _, let stretches) = record {
      guard let size = try? file.size(), size == stretches.last?.upperBound else { return nil }
    }
    return record
  }

  /// The name of an entry: the photograph, and a digest of all that its pictures depend on.
  struct Entry: Sendable, Hashable {
    let id: PhotoID
    let version: String

    /// - Parameter decoder: the decoder's version. Another may show what this one could not.
    init(_ id: PhotoID, _ stamp: FileStamp, decoder: String = DecodingWorker.decoderVersion) {
      self.id = id
      let numbers = [
        stamp.size, stamp.modified, Int(truncatingIfNeeded: stamp.inode), Ladder.version,
      ]
      let parts = numbers.map(String.init) + [decoder]
      let digest = Digest.sha256(Array(parts.joined(separator: " ").utf8))
      version = digest.prefix(8).map(hexadecimal).joined()
    }

    /// 256 folders keep each of them small.
    var folder: String { String(id.description.prefix(2)) }
    var path: String { "\(folder)/\(id)-\(version)" }
  }
}

private let newline = UInt8(ascii: "\n")
private let endOfImage: [UInt8] = [0xFF, 0xD9]
