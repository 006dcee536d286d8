/// The EXIF data of a picture, as the APP1 segment of a JPEG file (EXIF 2.32): a caption, the
/// maker, the date, and a preview.
struct Exif {
  var caption: String
  /// The local time, in the form `2021:09:14 07:12:00`.
  var taken: String
  /// A small JPEG with the same ratio.
  var preview: [UInt8]

  /// The whole segment, with the marker and the length.
  ///
  /// A segment has at most 65 533 bytes. A preview has only a few kilobytes.
  var segment: [UInt8] {
    let payload = Array("Exif".utf8) + [0, 0] + structure
    return [0xFF, 0xE1] + TagTable.short(payload.count + 2) + payload
  }

  /// A TIFF structure: header, main directory, details, preview directory, preview.
  private var structure: [UInt8] {
    let start = 8
    let detailsStart = start + main(details: 0).length
    let previewStart = detailsStart + details.length
    let imageStart = previewStart + previewTable(at: 0).length
    let header: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, UInt8(start)]
    return header + main(details: detailsStart).bytes(at: start, next: previewStart)
      + details.bytes(at: detailsStart) + previewTable(at: imageStart).bytes(at: previewStart)
      + preview
  }

  private func main(details: Int) -> TagTable {
    var table = TagTable()
    table.add(0x010E, text: caption)
    table.add(0x010F, text: "Vitrine")
    table.add(0x0110, text: "Painter")
    table.add(0x0132, text: taken)
    table.add(0x8769, long: details)
    return table
  }

  /// The directory with DateTimeOriginal.
  private var details: TagTable {
    var table = TagTable()
    table.add(0x9003, text: taken)
    return table
  }

  /// Returns the directory with the offset and the length of the preview.
  private func previewTable(at start: Int) -> TagTable {
    var table = TagTable()
    table.add(0x0201, long: start)
    table.add(0x0202, long: preview.count)
    return table
  }
}
