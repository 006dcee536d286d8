/// The small JPEG that cameras store in their files. Pages show it until the pictures are made.
///
/// The returned JPEG contains only the segments that draw the picture, and an EXIF block with the orientation.
public enum EmbeddedPreview {
  /// Reads the preview of a file.
  /// - Returns: a whole JPEG; nil if there is no preview, or if its ratio differs from the picture's. Some
  ///   previews have black bars above and below.
  public static func jpeg(in file: OpenFile, _ header: PictureHeader) -> [UInt8]? {
    guard let range = header.exif.preview, range.count <= maximumBytes,
      let bytes = try? file.read(at: range.lowerBound, count: range.count)
    else { return nil }
    return jpeg(from: bytes, header)
  }

  static func jpeg(from bytes: [UInt8], _ header: PictureHeader) -> [UInt8]? {
    let reader = FileBytes(bytes)
    guard let format = try? PictureFormat.sniff(reader), format == .jpeg,
      let segments = try? JPEGHeader.segments(reader), let frame = try? JPEGHeader.frame(reader),
      isSamePicture(frame, header), let scan = segments.last,
      scan.marker == JPEGMarker.startOfScan
    else { return nil }
    let drawing = segments.filter { drawingMarkers.contains($0.marker) || $0.isFrame }
    return [0xFF, 0xD8] + upright(header.orientation)
      + drawing.flatMap { bytes[$0.whole] } + bytes[scan.payload.upperBound...]
  }

  private static func isSamePicture(_ preview: PictureFrame, _ picture: PictureHeader) -> Bool {
    let (width, height) = (Double(preview.width), Double(preview.height))
    let expected = width * Double(picture.storedHeight) / Double(picture.storedWidth)
    // A pixel more or less comes from rounding. The bars that fill 3:2 up to 4:3 have at least 13 rows.
    return max(width, height) >= 96 && max(width, height) <= 1024 && abs(height - expected) <= 1.5
  }

  /// Returns an EXIF block with only the orientation.
  private static func upright(_ orientation: Orientation) -> [UInt8] {
    guard orientation != .up else { return [] }
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0]
    let tiff = Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let payload = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload
  }

  // Tables, restart interval, scan, and Adobe's segment about colours: DQT, DHT, DRI, SOS, APP14.
  private static let drawingMarkers: Set = [0xDB, 0xC4, 0xDD, 0xDA, 0xEE]

  // An EXIF block in JPEG has at most 64 kB; other formats allow larger ones.
  private static let maximumBytes = 256 * 1024
}
