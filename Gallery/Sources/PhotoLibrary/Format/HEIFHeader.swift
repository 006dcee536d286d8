/// HEIC and AVIF (ISO 23008-12): boxes within boxes. The size is a property of the primary item.
enum HEIFHeader {
  /// Returns HEIC or AVIF, by the brands of the file. A video in the same container is not a picture.
  static func format(_ bytes: FileBytes) throws(PictureProblem) -> PictureFormat {
    let length = min(try bytes.u32(at: 0), 256)
    for offset in stride(from: 8, to: max(8, length), by: 4) where offset != 12 {
      if bytes.has("avif", at: offset) || bytes.has("avis", at: offset) { return .avif }
      if heifBrands.contains(where: { bytes.has($0, at: offset) }) { return .heif }
    }
    throw .notAPicture
  }

  /// Returns the upright size, by the rotation in the boxes. The orientation in EXIF does not apply.
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    let file = try BoxList(bytes, in: 0..<bytes.count)
    let meta = try BoxList(bytes, in: try file.payload("meta").dropFirst(4))
    let properties = try primaryProperties(bytes, meta)
    guard let size = properties.first(where: { $0.type == "ispe" })?.payload else {
      throw .broken("HEIF size")
    }
    let (width, height) = (
      try bytes.u32(at: size.lowerBound + 4), try bytes.u32(at: size.lowerBound + 8)
    )
    let isSideways = try quarterTurns(bytes, properties) % 2 == 1
    return PictureFrame(
      width: isSideways ? height : width, height: isSideways ? width : height,
      exif: try? HEIFItems(bytes, meta).exif(), isUpright: true)
  }

  private static func quarterTurns(
    _ bytes: FileBytes, _ properties: [Box]
  ) throws(PictureProblem) -> Int {
    guard let turn = properties.first(where: { $0.type == "irot" }) else { return 0 }
    return try bytes.u8(at: turn.payload.lowerBound) & 3
  }

  private static func primaryProperties(
    _ bytes: FileBytes, _ meta: BoxList
  ) throws(PictureProblem) -> [Box] {
    let items = HEIFItems(bytes, meta)
    let container = try BoxList(bytes, in: try meta.payload("iprp"))
    let all = try BoxList(bytes, in: try container.payload("ipco")).boxes
    let indices = try items.properties(
      of: try items.primary(), in: try container.payload("ipma"))
    return indices.filter { $0 > 0 && $0 <= all.count }.map { all[$0 - 1] }
  }

  private static let heifBrands: [StaticString] = ["heic", "heix", "heim", "heis", "mif1"]
}
