/// What a file declares about its picture, read without decoding any of it.
public struct PictureHeader: Sendable, Equatable {
  /// The format its first bytes tell.
  public let format: PictureFormat
  /// Pixels across, as stored.
  public let storedWidth: Int
  /// Pixels down, as stored.
  public let storedHeight: Int
  /// How the stored picture is turned to be upright.
  public let orientation: Orientation
  /// What the camera noted, as far as it can be understood.
  public let exif: ExifRecord
  /// The JPEG that is shown, where the file is more than a picture.
  let embedded: EmbeddedPicture?

  /// Reads a file's header.
  /// - Throws: why the file cannot be shown.
  public init(of file: OpenFile, within limits: PictureLimits = .standard) throws(PictureProblem) {
    try self.init(FileBytes(file), within: limits)
  }

  init(_ bytes: FileBytes, within limits: PictureLimits = .standard) throws(PictureProblem) {
    try limits.check(bytes: bytes.count)
    format = try PictureFormat.sniff(bytes)
    let frame = try format.frame(bytes)
    try limits.check(width: frame.width, height: frame.height)
    (storedWidth, storedHeight) = (frame.width, frame.height)
    exif = frame.exif.map { ExifRecord(bytes, block: $0) } ?? ExifRecord()
    let orientation = frame.isUpright ? .up : exif.orientation
    self.orientation = orientation
    embedded = frame.embedded.map { EmbeddedPicture(stretch: $0, orientation: orientation) }
  }

  /// Pixels across, as the picture is seen.
  public var width: Int { orientation.isSideways ? storedHeight : storedWidth }

  /// Pixels down, as the picture is seen.
  public var height: Int { orientation.isSideways ? storedWidth : storedHeight }
}

/// Where a format keeps what is asked of it.
struct PictureFrame {
  var width: Int
  var height: Int
  /// The TIFF structure in which EXIF is written.
  var exif: Range<Int>?
  /// Whether the decoder turns the picture by the container's own rules, whatever EXIF says.
  var isUpright = false
  /// Where in the file the JPEG lies that is shown in place of all of it.
  var embedded: Range<Int>?
}

/// A JPEG within a file that is more than a picture, as raw files are.
struct EmbeddedPicture: Sendable, Equatable {
  /// Where it lies.
  let stretch: Range<Int>
  /// How it is turned, whatever it says itself.
  let orientation: Orientation
}

extension PictureFormat {
  fileprivate func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    switch self {
    case .jpeg: try JPEGHeader.frame(bytes)
    case .png: try PNGHeader.frame(bytes)
    case .webp: try WebPHeader.frame(bytes)
    case .tiff: try TIFFHeader.frame(bytes)
    case .gif: try GIFHeader.frame(bytes)
    case .heif, .avif: try HEIFHeader.frame(bytes)
    case .raw: try RawHeader.frame(bytes)
    }
  }
}
