/// Counts the passes in which a JPEG is drawn, because time grows with them and not with its size.
///
/// Walks the file as a decoder does (ITU-T T.81, annex B): a segment is passed over by its length, and what follows the
/// end of the picture belongs to somebody else. Telephones put a video there, and cameras further pictures.
enum JPEGScans {
  /// Refuses a file of more than `limit` scans. Reads all of the picture, so this is done just before decoding.
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

  /// Refuses an open file of more than `limit` scans.
  static func check(_ file: OpenFile, limit: Int) throws(PictureProblem) {
    try check(FileBytes(file), limit: limit)
  }

  private typealias Marker = (code: Int, end: Int)

  /// The marker that comes next, passing over coded data.
  private static func nextMarker(
    _ bytes: FileBytes, from start: Int
  ) throws(PictureProblem) -> Marker? {
    guard let found = try bytes.search(from: start, JPEGHeader.firstMarker) else { return nil }
    return (try bytes.u8(at: found + 1), found + 2)
  }

  /// Where the segment of a marker ends; nil when the file ends within its length.
  private static func end(of marker: Marker, in bytes: FileBytes) -> Int? {
    if markersAlone.contains(marker.code) { return marker.end }
    return (try? bytes.u16(at: marker.end)).map { marker.end + max(2, $0) }
  }

  /// TEM, RST0 … RST7 and SOI stand alone; all others are followed by a length.
  private static let markersAlone: Set = Set([0x01] + Array(0xD0...0xD8))

  private static let endOfImage = 0xD9
}
