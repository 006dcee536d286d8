/// WebP (RFC 9649): a RIFF file. Its first chunk contains the size, in one of three forms.
enum WebPHeader {
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    let size =
      bytes.has("VP8X", at: 12)
      ? try canvas(bytes) : bytes.has("VP8L", at: 12) ? try lossless(bytes) : try lossy(bytes)
    return PictureFrame(
      width: size.width, height: size.height,
      exif: chunk("EXIF", in: bytes).map { tiff(bytes, in: $0) })
  }

  private typealias Size = (width: Int, height: Int)

  private static func canvas(_ bytes: FileBytes) throws(PictureProblem) -> Size {
    (try u24(bytes, at: 24) + 1, try u24(bytes, at: 27) + 1)
  }

  private static func lossless(_ bytes: FileBytes) throws(PictureProblem) -> Size {
    let bits = try bytes.u32(at: 21, .little)
    return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
  }

  private static func lossy(_ bytes: FileBytes) throws(PictureProblem) -> Size {
    guard bytes.has("VP8 ", at: 12) else { throw .broken("WebP header") }
    return (try bytes.u16(at: 26, .little) & 0x3FFF, try bytes.u16(at: 28, .little) & 0x3FFF)
  }

  private static func u24(_ bytes: FileBytes, at offset: Int) throws(PictureProblem) -> Int {
    try bytes.u16(at: offset, .little) | (try bytes.u8(at: offset + 2)) << 16
  }

  /// Returns the payload of the first chunk of a type; nil without one.
  static func chunk(_ type: StaticString, in bytes: FileBytes) -> Range<Int>? {
    var offset = 12
    for _ in 0..<maximumChunks {
      guard let length = try? bytes.u32(at: offset + 4, .little) else { return nil }
      if bytes.has(type, at: offset) { return offset + 8..<offset + 8 + length }
      offset += 8 + length + length & 1
    }
    return nil
  }

  /// Returns the range of the TIFF structure. Some programs write the prefix that EXIF has in JPEG.
  private static func tiff(_ bytes: FileBytes, in chunk: Range<Int>) -> Range<Int> {
    bytes.has("Exif\0\0", at: chunk.lowerBound) ? chunk.dropFirst(6) : chunk
  }

  // An animation has a chunk for each frame, and EXIF comes after them.
  private static let maximumChunks = 1024
}
