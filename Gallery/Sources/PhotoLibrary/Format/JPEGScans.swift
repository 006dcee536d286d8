import Foundation

/// Counts the passes in which a JPEG is drawn, because time grows with them and not with its size.
enum JPEGScans {
  /// Refuses a file of more than `limit` scans. Reads all of it, so this is done just before decoding.
  static func check(_ file: OpenFile, limit: Int) throws(PictureProblem) {
    var scans = 0
    var carry: UInt8 = 0
    var offset = 0
    while true {
      let chunk = try read(file, at: offset)
      guard !chunk.isEmpty else { return }
      if carry == 0xFF, chunk[0] == startOfScan { scans += 1 }
      scans += count(in: chunk)
      guard scans <= limit else { throw .tooManyScans(limit) }
      carry = chunk[chunk.count - 1]
      offset += chunk.count
    }
  }

  /// Counts 0xFF 0xDA. Coded data never contains the pair; a thumbnail or a profile may, but not hundreds.
  private static func count(in chunk: [UInt8]) -> Int {
    chunk.withUnsafeBytes { bytes in
      var scans = 0
      var offset = 0
      while let found = memchr(bytes.baseAddress! + offset, 0xFF, bytes.count - offset) {
        offset = bytes.baseAddress!.distance(to: found) + 1
        if offset == bytes.count { break }
        if bytes[offset] == startOfScan { scans += 1 }
      }
      return scans
    }
  }

  private static func read(_ file: OpenFile, at offset: Int) throws(PictureProblem) -> [UInt8] {
    do throws(FileProblem) { return try file.read(at: offset, count: 1 << 20) } catch {
      throw .unreadable(error)
    }
  }

  private static let startOfScan: UInt8 = 0xDA
}
