/// PNG (third edition): IHDR first, then chunks of a length, a type, a payload and a checksum.
enum PNGHeader {
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    guard bytes.has("IHDR", at: 12) else { throw .broken("PNG header") }
    let (width, height) = (try bytes.u32(at: 16), try bytes.u32(at: 20))
    return PictureFrame(width: width, height: height, exif: exif(bytes))
  }

  private static func exif(_ bytes: FileBytes) -> Range<Int>? {
    var offset = 8
    for _ in 0..<maximumChunks {
      guard let length = try? bytes.u32(at: offset) else { return nil }
      if bytes.has("eXIf", at: offset + 4) { return offset + 8..<offset + 8 + length }
      offset += 12 + length
    }
    return nil
  }

  // The chunk eXIf may follow the IDAT chunks, which usually have 8 kB.
  private static let maximumChunks = 4096
}
