/// The properties that a file declares about its picture. The picture is not decoded.
public struct PictureHeader: Sendable, Equatable {
  /// The format, by the first bytes.
  public let format: PictureFormat
  /// The width of the stored picture in pixels.
  public let storedWidth: Int
  /// The height of the stored picture in pixels.
  public let storedHeight: Int
  /// The orientation of the stored picture.
  public let orientation: Orientation
  /// The EXIF data.
  public let exif: ExifRecord
  /// The date on which the photograph was taken, according to EXIF, XMP or IPTC data in the file.
  let taken: FoundDate?
  /// The JPEG to show; nil if the whole file is the picture.
  let embedded: EmbeddedPicture?
  /// The header of a video; nil for a picture.
  let video: VideoHeader?

  /// Reads a file's header.
  /// - Throws: the reason that the file cannot be shown.
  public init(of file: OpenFile, within limits: PictureLimits = .standard) throws(PictureProblem) {
    try self.init(FileBytes(file), within: limits)
  }

  init(_ bytes: FileBytes, within limits: PictureLimits = .standard) throws(PictureProblem) {
    format = try PictureFormat.sniff(bytes)
    // Only a frame of a video is decoded.
    if !format.isVideo { try limits.check(bytes: bytes.count) }
    let frame = try format.frame(bytes)
    try limits.check(width: frame.width, height: frame.height)
    if let coded = frame.coded { try limits.check(width: coded.width, height: coded.height) }
    (storedWidth, storedHeight) = (frame.width, frame.height)
    exif = frame.exif.map { ExifRecord(bytes, block: $0) } ?? ExifRecord()
    taken =
      FoundDate(exif.taken, .exif) ?? FoundDate(frame.video?.recorded, .video)
      ?? FoundDate(bytes, format)
    video = frame.video
    let orientation = frame.isUpright ? .up : exif.orientation
    self.orientation = orientation
    embedded = frame.embedded.map { EmbeddedPicture(range: $0, orientation: orientation) }
  }

  /// The width of the upright picture in pixels.
  public var width: Int { orientation.isSideways ? storedHeight : storedWidth }

  /// The height of the upright picture in pixels.
  public var height: Int { orientation.isSideways ? storedWidth : storedHeight }
}

/// The size of a picture, and the ranges of its parts in the file.
struct PictureFrame {
  var width: Int
  var height: Int
  /// The size that is decoded before it is cropped; nil if it is that of the picture.
  var coded: PixelSize?
  /// The range of the TIFF structure with EXIF.
  var exif: Range<Int>?
  /// Whether the decoder rotates the picture by the container's properties and ignores the orientation in EXIF.
  var isUpright = false
  /// The range of the JPEG to show; nil if the whole file is the picture.
  var embedded: Range<Int>?
  /// The header of a video; nil for a picture.
  var video: VideoHeader?
}

extension PictureFrame {
  /// The frames of a video.
  fileprivate init(_ video: VideoHeader) {
    self.init(width: video.size.width, height: video.size.height, isUpright: true, video: video)
  }
}

/// A JPEG in a raw file.
struct EmbeddedPicture: Sendable, Equatable {
  /// The range in the file.
  let range: Range<Int>
  /// The orientation. It overrides the orientation in the JPEG itself.
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
    case .mp4: PictureFrame(try MovieBoxes(bytes).header())
    case .webM: PictureFrame(try WebMElements.header(bytes))
    }
  }
}
