import Foundation

/// A marker of a JPEG with its segment (ITU-T T.81, annex B).
struct JPEGMarker {
  let code: Int
  /// The offset of the marker.
  let start: Int
  /// The end of the segment; nil if the file ends before its length.
  let end: Int?

  /// Returns the next marker. Skips bytes that belong to no segment, as decoders do; nil if no marker follows.
  static func next(in bytes: FileBytes, from offset: Int) throws(PictureProblem) -> JPEGMarker? {
    guard let start = try bytes.search(from: offset, first) else { return nil }
    let code = try bytes.u8(at: start + 1)
    return JPEGMarker(code: code, start: start, end: end(of: code, at: start + 2, in: bytes))
  }

  /// Returns the index of the first marker: 0xFF, followed by neither 0, as in coded data, nor 0xFF, a fill byte.
  static func first(in bytes: UnsafeRawBufferPointer) -> Int? {
    var offset = 0
    while offset < bytes.count - 1,
      let found = memchr(bytes.baseAddress! + offset, 0xFF, bytes.count - 1 - offset)
    {
      offset = bytes.baseAddress!.distance(to: found)
      let code = bytes[offset + 1]
      if code != 0, code != 0xFF { return offset }
      offset += code == 0 ? 2 : 1
    }
    return nil
  }

  /// Whether the marker has no segment: TEM, RST0 … RST7, SOI and EOI.
  var isAlone: Bool { Self.alone.contains(code) }

  /// The marker of the segment before coded data.
  static let startOfScan = 0xDA

  /// The marker after the picture.
  static let endOfImage = 0xD9

  private static let alone: Set = Set([0x01] + Array(0xD0...0xD9))

  /// Returns the end of a segment. Its length includes itself; decoders take 0 and 1 for 2.
  private static func end(of code: Int, at length: Int, in bytes: FileBytes) -> Int? {
    alone.contains(code) ? length : (try? bytes.u16(at: length)).map { length + max(2, $0) }
  }
}
