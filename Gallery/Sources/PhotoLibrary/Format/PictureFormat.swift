/// The formats that are shown, told by a file's first bytes and never by its name.
public enum PictureFormat: UInt8, CaseIterable, Sendable {
  case jpeg
  case png
  case webp
  case tiff
  case gif
  case heif
  case avif

  /// What the first bytes say.
  static func sniff(_ bytes: FileBytes) throws(PictureProblem) -> PictureFormat {
    guard bytes.count > 0 else { throw .empty }
    if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) { return .gif }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webp }
    if bytes.has("ftyp", at: 4) { return try HEIFHeader.format(bytes) }
    switch try? bytes.u32(at: 0) {
    case 0x8950_4E47: return .png
    case 0x4949_2A00, 0x4D4D_002A: return .tiff
    case let start? where start >> 8 == 0xFF_D8FF: return .jpeg
    default: throw .notAPicture
    }
  }
}
