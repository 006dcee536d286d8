import Foundation

/// JPEG (ITU-T T.81, annex B): segments of a marker, a length and a payload up to the first scan.
enum JPEGHeader {
  /// Returns the size, and the range of EXIF.
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    var exif: Range<Int>?
    let segments = try segments(bytes)
    guard mayHavePicture(segments, bytes) else { throw .cutShort }
    for segment in segments {
      if exif == nil, segment.marker == 0xE1, bytes.has("Exif\0\0", at: segment.payload.lowerBound)
      {
        exif = segment.payload.dropFirst(6)
      }
      if segment.isFrame { return try frame(bytes, at: segment.payload.lowerBound, exif: exif) }
    }
    throw .cutShort
  }

  /// Whether coded data follows the header. Of a file that ends before it, a decoder would show a grey area.
  private static func mayHavePicture(_ segments: [Segment], _ bytes: FileBytes) -> Bool {
    guard let last = segments.last, segments.count < maximumSegments else { return true }
    return last.marker == startOfScan && last.payload.upperBound < bytes.count
  }

  /// Returns the segments from the start to the first scan, which is the last one returned.
  static func segments(_ bytes: FileBytes) throws(PictureProblem) -> [Segment] {
    var segments: [Segment] = []
    var offset = 2
    while segments.count < maximumSegments, segments.last?.marker != startOfScan {
      offset = try skipFill(bytes, from: offset)
      let length = try bytes.u16(at: offset + 2)
      guard length >= 2, offset + 2 + length <= bytes.count else {
        // With a frame, the decoder can show the part of the picture that exists.
        guard segments.contains(where: \.isFrame) else { throw .cutShort }
        return segments
      }
      segments.append(
        Segment(marker: try bytes.u8(at: offset + 1), payload: offset + 4..<offset + 2 + length))
      offset += 2 + length
    }
    return segments
  }

  /// A marker with its payload.
  struct Segment {
    let marker: Int
    let payload: Range<Int>

    /// The range of the marker, the length and the payload.
    var whole: Range<Int> { payload.lowerBound - 4..<payload.upperBound }

    /// Whether the marker is one of SOF0 … SOF15. DHT, JPG and DAC have codes among these but are no frames.
    var isFrame: Bool {
      (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
  }

  /// Returns the index of the first marker: 0xFF, followed by neither 0, as in coded data, nor 0xFF, a fill byte.
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

  /// The marker of the segment before coded data.
  static let startOfScan = 0xDA

  private static func frame(
    _ bytes: FileBytes, at payload: Int, exif: Range<Int>?
  ) throws(PictureProblem) -> PictureFrame {
    let (height, width) = (try bytes.u16(at: payload + 1), try bytes.u16(at: payload + 3))
    return PictureFrame(width: width, height: height, exif: exif)
  }

  /// Skips fill bytes: any number of 0xFF may precede a marker.
  private static func skipFill(_ bytes: FileBytes, from start: Int) throws(PictureProblem) -> Int {
    var offset = start
    guard try bytes.u8(at: offset) == 0xFF else { throw .broken("JPEG structure") }
    while try bytes.u8(at: offset + 1) == 0xFF { offset += 1 }
    return offset
  }

  // A file with a colour profile of 5 MB in parts of 64 kB has far fewer.
  private static let maximumSegments = 1000
}
