/// HEIC and AVIF (ISO 23008-12): boxes within boxes. The size is a property of the primary item.
enum HEIFHeader {
  /// Returns HEIC or AVIF, by the brands of the file; nil for a video in the same container.
  static func format(_ bytes: FileBytes) throws(PictureProblem) -> PictureFormat? {
    let length = min(try bytes.u32(at: 0), 256)
    for offset in stride(from: 8, to: max(8, length), by: 4) where offset != 12 {
      if bytes.has("avif", at: offset) || bytes.has("avis", at: offset) { return .avif }
      if heifBrands.contains(where: { bytes.has($0, at: offset) }) { return .heif }
    }
    return nil
  }

  /// Returns the upright size, by the crops and turns in the boxes. The orientation in EXIF does not apply.
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    let meta = try meta(bytes)
    let properties = try primaryProperties(bytes, meta)
    guard let size = properties.first(where: { $0.type == "ispe" })?.payload else {
      throw .broken("HEIF size")
    }
    let coded = PixelSize(
      try bytes.u32(at: size.lowerBound + 4), try bytes.u32(at: size.lowerBound + 8))
    let shown = try shownSize(bytes, coded, properties)
    return PictureFrame(
      width: shown.width, height: shown.height, coded: coded,
      exif: try? HEIFItems(bytes, meta).exif(), isUpright: true)
  }

  /// Returns the coding of the colours; nil if there is none, or if a profile has precedence (ISO 23000-22, 7.3.6.4).
  static func coding(_ bytes: FileBytes) throws(PictureProblem) -> ColourCoding? {
    let colours = try primaryProperties(bytes, try meta(bytes)).filter { $0.type == "colr" }
      .map(\.payload.lowerBound)
    let hasProfile = colours.contains { bytes.has("prof", at: $0) || bytes.has("rICC", at: $0) }
    guard !hasProfile, let start = colours.first(where: { bytes.has("nclx", at: $0) }) else {
      return nil
    }
    return ColourCoding(
      primaries: try bytes.u16(at: start + 4), transfer: try bytes.u16(at: start + 6))
  }

  /// Returns the boxes that describe the items of a file.
  static func meta(_ bytes: FileBytes) throws(PictureProblem) -> BoxList {
    let file = try BoxList(bytes, in: 0..<bytes.count)
    return try BoxList(bytes, in: try file.payload("meta").dropFirst(4))
  }

  /// Returns the size after all crops and turns, in the order in which the file has them.
  private static func shownSize(
    _ bytes: FileBytes, _ coded: PixelSize, _ properties: [Box]
  ) throws(PictureProblem) -> PixelSize {
    var size = coded
    for property in properties {
      let start = property.payload.lowerBound
      switch property.type {
      case "irot" where try bytes.u8(at: start) & 1 == 1: size = PixelSize(size.height, size.width)
      case "clap":
        size = PixelSize(try rounded(bytes, at: start), try rounded(bytes, at: start + 8))
      default: break
      }
    }
    return size
  }

  /// Reads a fraction, rounded to a whole number.
  private static func rounded(_ bytes: FileBytes, at offset: Int) throws(PictureProblem) -> Int {
    let (numerator, denominator) = (try bytes.u32(at: offset), try bytes.u32(at: offset + 4))
    guard denominator > 0 else { throw .broken("HEIF crop") }
    return (numerator + denominator / 2) / denominator
  }

  private static func primaryProperties(
    _ bytes: FileBytes, _ meta: BoxList
  ) throws(PictureProblem) -> [Box] {
    let items = HEIFItems(bytes, meta)
    let container = try BoxList(bytes, in: try meta.payload("iprp"))
    let all = try BoxList(bytes, in: try container.payload("ipco")).boxes
    let primary = try items.primary()
    for list in container.boxes where list.type == "ipma" {
      guard let indices = try items.properties(of: primary, in: list.payload) else { continue }
      return indices.filter { $0 > 0 && $0 <= all.count }.map { all[$0 - 1] }
    }
    throw .broken("HEIF structure")
  }

  private static let heifBrands: [StaticString] = ["heic", "heix", "heim", "heis", "mif1"]
}
