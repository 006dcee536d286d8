/// Canon's CR3: boxes as in HEIF, with EXIF in one, a preview in another, and a large JPEG at the start of the data.
struct CanonRaw {
  private let bytes: FileBytes
  private let file: BoxList

  /// The boxes of a file; nil when it has none.
  init?(_ bytes: FileBytes) {
    guard let file = try? BoxList(bytes, in: 0..<bytes.count) else { return nil }
    (self.bytes, self.file) = (bytes, file)
  }

  /// Where JPEGs may lie.
  var places: [Range<Int>] {
    let data = file.boxes.filter { $0.type == "mdat" }.map(\.payload)
    let previews = file.boxes.filter { $0.type == "uuid" }.compactMap(preview)
    return data.filter { bytes.isStartOfJPEG(at: $0.lowerBound) } + previews
  }

  /// The TIFF structure of the camera's notes.
  var exif: Range<Int>? {
    guard let movie = try? file.payload("moov"), let inner = try? BoxList(bytes, in: movie),
      let notes = try? inner.payload("uuid")
    else { return nil }
    return try? BoxList(bytes, in: notes.dropFirst(identifier)).payload("CMT1")
  }

  /// The JPEG begins a few numbers after the box does.
  private func preview(_ box: Box) -> Range<Int>? {
    let start = box.payload.prefix(searched).first { bytes.isStartOfJPEG(at: $0) }
    return start.map { $0..<box.payload.upperBound }
  }

  // A box of type `uuid` begins with its identifier (ISO 14496-12, 4.2).
  private let identifier = 16
  // The identifier, 8 bytes, and the head of the box PRVW.
  private let searched = 64
}
