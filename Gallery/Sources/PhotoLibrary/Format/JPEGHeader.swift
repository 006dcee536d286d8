import Foundation

/// JPEG (ITU-T T.81, annex B): segments of a marker, a length and a payload up to the first scan.
enum JPEGHeader {
  /// Size and place of EXIF.
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    var exif: Range<Int>?
    for segment in try segments(bytes) {
      if exif == nil, segment.marker == 0xE1, bytes.has("Exif\0\0", at: segment.payload.lowerBound)
      {
        exif = segment.payload.dropFirst(6)
      }
      if segment.isFrame { return try frame(bytes, at: segment.payload.lowerBound, exif: exif) }
    }
    throw .cutShort
  }

  /// The segments from the start to the first scan, which is the last one given.
  static func segments(_ bytes: FileBytes) throws(PictureProblem) -> [Segment] {
    var segments: [Segment] = []
    var offset = 2
    while segments.count < maximumSegments, segments.last?.marker != startOfScan {
      offset = try skipFill(bytes, from: offset)
      let length = try bytes.u16(at: offset + 2)
      guard length >= 2, offset + 2 + length <= bytes.count else {
        // A frame already known is enough to show what there is of the picture.
        guard segments.contains(where: \.isFrame) else { throw .cutShort }
        return segments
      }
      segments.append(
        Segment(marker: try bytes.u8(at: offset + 1), payload: offset + 4..<offset + 2 + length))
      offset += 2 + length
    }
    return segments
  }

  /// One marker with its payload.
  struct Segment {
    let marker: Int
    let payload: Range<Int>

    /// The marker, the length and the payload.
    var whole: Range<Int> { payload.lowerBound - 4..<payload.upperBound }

    /// SOF0 … SOF15, among which DHT, JPG and DAC are no frames.
    var isFrame: Bool {
      (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
  }

  /// Where the first marker begins: 0xFF and neither 0, which follows in coded data, nor 0xFF, which may come before.
  static func firstMarker(in bytes: UnsafeRawBufferPointer) -> Int? {
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

  /// Marker of the segment after which coded data follows.
  static let startOfScan = 0xDA

  private static func frame(
    _ bytes: FileBytes, at payload: Int, exif: Range<Int>?
  ) throws(PictureProblem) -> PictureFrame {
    let (height, width) = (try bytes.u16(at: payload + 1), try bytes.u16(at: payload + 3))
    return PictureFrame(width: width, height: height, exif: exif)
  }

  /// A marker may be preceded by any number of 0xFF.
  private static func skipFill(_ bytes: FileBytes, from start: Int) throws(PictureProblem) -> Int {
    var offset = start
    guard try bytes.u8(at: offset) == 0xFF else { throw .broken("JPEG structure") }
    while try bytes.u8(at: offset + 1) == 0xFF { offset += 1 }
    return offset
  }

  // A file with a 5 MB colour profile in parts of 64 kB still has far fewer.
  private static let maximumSegments = 1000
}
