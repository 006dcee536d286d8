/// Counts the scans of a JPEG, because the time to decode it grows with their number.
///
/// Reads the file as a decoder does (ITU-T T.81, annex B): skips each segment by its length, and stops at the end of
/// the picture. Telephones append a video there, and cameras more pictures.
enum JPEGScans {
  /// Refuses a file with more than `limit` scans. Reads the whole picture, so it is called just before decoding.
  static func check(_ bytes: FileBytes, limit: Int) throws(PictureProblem) {
    var scans = 0
    var offset = 0
    while let marker = try JPEGMarker.next(in: bytes, from: offset),
      marker.code != JPEGMarker.endOfImage
    {
      if marker.code == JPEGMarker.startOfScan { scans += 1 }
      guard scans <= limit else { throw .tooManyScans(limit) }
      guard let end = marker.end else { return }
      offset = end
    }
  }

  /// Refuses an open file with more than `limit` scans.
  static func check(_ file: OpenFile, limit: Int) throws(PictureProblem) {
    try check(FileBytes(file), limit: limit)
  }
}
