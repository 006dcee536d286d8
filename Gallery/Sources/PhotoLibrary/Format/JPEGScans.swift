/// Counts the scans of a JPEG, because the time to decode it grows with their number.
///
/// Reads the file as a decoder does (ITU-T T.81, annex B): skips each segment by its length, and stops at the end of
/// the picture. Telephones append a video there, and cameras more pictures.
enum JPEGScans {
  /// Refuses a file with more than `limit` scans. Reads the whole picture, so it is called just before decoding.
  static func check(_ bytes: FileBytes, limit: Int) throws(PictureProblem) {
    var scans = 0
    var offset = 0
    while let marker = try nextMarker(bytes, from: offset), marker.code != endOfImage {
      if marker.code == JPEGHeader.startOfScan { scans += 1 }
      guard scans <= limit else { throw .tooManyScans(limit) }
      guard let end = end(of: marker, in: bytes) else { return }
      offset = end
    }
  }

  /// Refuses an open file with more than `limit` scans.
  static func check(_ file: OpenFile, limit: Int) throws(PictureProblem) {
    try check(FileBytes(file), limit: limit)
  }

  private typealias Marker = (code: Int, end: Int)

  /// Returns the next marker, after any coded data.
  private static func nextMarker(
    _ bytes: FileBytes, from start: Int
  ) throws(PictureProblem) -> Marker? {
    guard let found = try bytes.search(from: start, JPEGHeader.firstMarker) else { return nil }
    return (try bytes.u8(at: found + 1), found + 2)
  }

  /// Returns the end of a marker's segment; nil if the file ends before it.
  private static func end(of marker: Marker, in bytes: FileBytes) -> Int? {
    if markersAlone.contains(marker.code) { return marker.end }
    return (try? bytes.u16(at: marker.end)).map { marker.end + max(2, $0) }
  }

  /// The markers without a length: TEM, RST0 … RST7 and SOI.
  private static let markersAlone: Set = Set([0x01] + Array(0xD0...0xD8))

  private static let endOfImage = 0xD9
}
