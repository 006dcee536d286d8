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
    guard let last = segments.last else { return false }
    return last.marker == JPEGMarker.startOfScan && last.payload.upperBound < bytes.count
  }

  /// Returns the segments from the start to the first scan, which is the last one returned. Skips other bytes between them, as
  /// decoders do.
  static func segments(_ bytes: FileBytes) throws(PictureProblem) -> [Segment] {
    var segments: [Segment] = []
    var offset = 2
    for _ in 0..<maximumMarkers where segments.last?.marker != JPEGMarker.startOfScan {
      guard let marker = try JPEGMarker.next(in: bytes, from: offset),
        marker.code != JPEGMarker.endOfImage, let end = marker.end, end <= bytes.count
      else {
        // With a frame, the decoder can show the part of the picture that exists.
        guard segments.contains(where: \.isFrame) else { throw .cutShort }
        return segments
      }
      if !marker.isAlone {
        segments.append(Segment(marker: marker.code, payload: marker.start + 4..<end))
      }
      offset = end
    }
    return segments
  }

  /// Whether no other bytes than fill bytes are between segments.
  static func areConsecutive(_ segments: [Segment], in bytes: FileBytes) -> Bool {
    var end = 2
    return segments.allSatisfy { segment in
      defer { end = segment.payload.upperBound }
      return (end..<segment.whole.lowerBound).allSatisfy { (try? bytes.u8(at: $0)) == 0xFF }
    }
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

  private static func frame(
    _ bytes: FileBytes, at payload: Int, exif: Range<Int>?
  ) throws(PictureProblem) -> PictureFrame {
    let (height, width) = (try bytes.u16(at: payload + 1), try bytes.u16(at: payload + 3))
    return PictureFrame(width: width, height: height, exif: exif)
  }

  // A file with a colour profile of 5 MB in parts of 64 kB has far fewer, and a decoder takes any number.
  private static let maximumMarkers = 100_000
}
