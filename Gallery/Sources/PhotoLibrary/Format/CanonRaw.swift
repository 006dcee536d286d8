/// Canon's CR3: boxes as in HEIF, with EXIF in one, a preview in another, and a large JPEG at the start of the data.
struct CanonRaw {
  private let bytes: FileBytes
  private let file: BoxList

  /// Reads the boxes of a file; nil if it has none.
  init?(_ bytes: FileBytes) {
    guard let file = try? BoxList(bytes, in: 0..<bytes.count) else { return nil }
    (self.bytes, self.file) = (bytes, file)
  }

  /// The ranges of the file that contain JPEGs.
  var jpegRanges: [Range<Int>] {
    let data = file.boxes.filter { $0.type == "mdat" }.map(\.payload)
    let previews = file.boxes.filter { $0.type == "uuid" }.compactMap(preview)
    return data.filter { bytes.isStartOfJPEG(at: $0.lowerBound) } + previews
  }

  /// The range of the TIFF structure with EXIF.
  var exif: Range<Int>? {
    guard let movie = try? file.payload("moov"), let inner = try? BoxList(bytes, in: movie),
      let notes = try? inner.payload("uuid")
    else { return nil }
    return try? BoxList(bytes, in: notes.dropFirst(identifier)).payload("CMT1")
  }

  /// Returns the range of the JPEG in a box. The JPEG follows a few numbers.
  private func preview(_ box: Box) -> Range<Int>? {
    let start = box.payload.prefix(searched).first { bytes.isStartOfJPEG(at: $0) }
    return start.map { $0..<box.payload.upperBound }
  }

  // A box of type `uuid` begins with its identifier (ISO 14496-12, 4.2).
  private let identifier = 16
  // The identifier, 8 bytes, and the head of the box PRVW.
  private let searched = 64
}
