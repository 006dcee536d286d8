/// PNG (third edition): IHDR first, then chunks of a length, a type, a payload and a checksum.
enum PNGHeader {
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    guard bytes.has("IHDR", at: 12) else { throw .broken("PNG header") }
    let (width, height) = (try bytes.u32(at: 16), try bytes.u32(at: 20))
    return PictureFrame(width: width, height: height, exif: chunk("eXIf", bytes))
  }

  /// Returns the coding of the colours; nil if the file does not declare it.
  static func coding(_ bytes: FileBytes) throws(PictureProblem) -> ColourCoding? {
    guard let start = chunk("cICP", bytes, before: "IDAT")?.lowerBound else { return nil }
    return ColourCoding(
      primaries: try bytes.u8(at: start), transfer: try bytes.u8(at: start + 1))
  }

  /// Returns the payload of the first chunk of a type that meets a condition; nil without one.
  static func chunk(
    _ type: StaticString, _ bytes: FileBytes, before end: StaticString = "IEND",
    where isWanted: (Range<Int>) -> Bool = { _ in true }
  ) -> Range<Int>? {
    var offset = 8
    for _ in 0..<maximumChunks {
      guard let length = try? bytes.u32(at: offset), !bytes.has(end, at: offset + 4) else {
        return nil
      }
      let payload = offset + 8..<offset + 8 + length
      if bytes.has(type, at: offset + 4), isWanted(payload) { return payload }
      offset += 12 + length
    }
    return nil
  }

  // The chunk eXIf may follow the IDAT chunks, which usually have 8 kB.
  private static let maximumChunks = 4096
}
