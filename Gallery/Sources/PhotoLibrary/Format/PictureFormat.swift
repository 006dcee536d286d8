/// The formats that are shown. The first bytes of a file decide, never its name.
public enum PictureFormat: UInt8, CaseIterable, Sendable {
  case jpeg
  case png
  case webp
  case tiff
  case gif
  case heif
  case avif
  /// A camera's raw file, of which the JPEG preview is shown.
  case raw
  /// MP4 and QuickTime.
  case mp4
  case webM

  /// Returns the format by the first bytes.
  static func sniff(_ bytes: FileBytes) throws(PictureProblem) -> PictureFormat {
    guard bytes.count > 0 else { throw .empty }
    if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) { return .gif }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webp }
    if bytes.has("FUJIFILMCCD-RAW", at: 0) || bytes.has("ftypcrx ", at: 4) { return .raw }
    if bytes.has("ftyp", at: 4) { return try HEIFHeader.format(bytes) ?? .mp4 }
    // Old QuickTime files have no type.
    if ["moov", "mdat", "wide"].contains(where: { bytes.has($0, at: 4) }) { return .mp4 }
    switch try? bytes.u32(at: 0) {
    case 0x8950_4E47: return .png
    case 0x1A45_DFA3: return .webM
    // TIFF and BigTIFF.
    case 0x4949_2A00, 0x4D4D_002A, 0x4949_2B00, 0x4D4D_002B:
      return RawHeader.isRaw(bytes) ? .raw : .tiff
    // Olympus and Panasonic.
    case 0x4949_524F, 0x4949_5253, 0x4D4D_4F52, 0x4949_5500: return .raw
    case let start? where start >> 16 == 0xFFD8: return .jpeg
    default: throw .notAPicture
    }
  }
}

extension PictureFormat {
  /// The MIME type. Browsers play QuickTime's files as MP4 if they know the coding in them.
  var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .webp: "image/webp"
    case .tiff: "image/tiff"
    case .gif: "image/gif"
    case .heif: "image/heic"
    case .avif: "image/avif"
    case .raw: "application/octet-stream"
    case .mp4: "video/mp4"
    case .webM: "video/webm"
    }
  }

  /// The ending in addresses: the second part of the type.
  var ending: String { String(mediaType.drop { $0 != "/" }.dropFirst()) }
}
