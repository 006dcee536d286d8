/// Raw files with the structure that cameras write, without the data of the sensor.
package enum RawFiles {
  /// Nikon: a preview and the sensor's picture in separate directories.
  package static func nef(_ jpeg: [UInt8], orientation: Int) -> [UInt8] {
    let second = 8 + 6 + 12 * 4 + 8
    let third = second + 6 + 12 * 2
    let start = third + 6 + 12
    return tiff(
      [
        .short(0x0112, orientation), .text(0x0110, "Z"), .short(0x00FE, 1),
        Exif.Entry(0x014A, type: 4, count: 2, value: be32(second) + be32(third)),
      ])
      + directory([.long(0x0201, start), .long(0x0202, jpeg.count)])
      + directory([sensor]) + jpeg
  }

  /// Canon until 2018: the preview is the picture of the first directory.
  package static func cr2(_ jpeg: [UInt8]) -> [UInt8] {
    let start = 16 + 6 + 12 * 3
    return Array("MM\0*".utf8) + be32(16) + Array("CR\u{2}\0".utf8) + be32(0)
      + directory([.short(0x0103, 6), .long(0x0111, start), .long(0x0117, jpeg.count)]) + jpeg
  }

  /// Adobe's DNG: the sensor's picture is a larger, lossless JPEG.
  package static func dng(_ jpeg: [UInt8], sensor: [UInt8]) -> [UInt8] {
    let second = 8 + 6 + 12 * 5
    let start = second + 6 + 12 * 4
    return tiff([
      .short(0x0103, 7), .long(0x0111, start), .long(0x0117, jpeg.count), .long(0x014A, second),
      .long(0xC612, 0x0104_0000),
    ])
      + directory([
        .short(0x0103, 7), .short(0x0106, 32803), .long(0x0111, start + jpeg.count),
        .long(0x0117, sensor.count),
      ]) + jpeg + sensor
  }

  /// Fujifilm: a special header, and a JPEG with EXIF.
  package static func raf(_ jpeg: [UInt8]) -> [UInt8] {
    Array("FUJIFILMCCD-RAW 0201".utf8) + Array(repeating: 0, count: 64) + be32(92)
      + be32(jpeg.count) + jpeg
  }

  /// Panasonic: the preview is the value of a tag.
  package static func rw2(_ jpeg: [UInt8]) -> [UInt8] {
    let start = 8 + 6 + 12
    return Array("IIU\0".utf8) + le32(8) + le16(1) + le16(0x2E) + le16(7) + le32(jpeg.count)
      + le32(start) + le32(0) + jpeg
  }

  /// Olympus: the preview lies in an undocumented structure.
  package static func orf(_ jpeg: [UInt8]) -> [UInt8] {
    Array("IIRO".utf8) + le32(8) + le16(0) + le32(0) + Array(repeating: 0xFF, count: 99) + jpeg
  }

  /// Canon since 2018: boxes, with EXIF in one, a small preview in another, and a large one in the data.
  package static func cr3(_ jpeg: [UInt8], preview: [UInt8], orientation: Int) -> [UInt8] {
    let identifier = [UInt8](repeating: 7, count: 16)
    let exif = Exif(main: [.short(0x0112, orientation)]).tiff
    let head = be32(0) + be32(1) + be32(preview.count + 24) + Array("PRVW".utf8) + be32(0) + be32(0)
    return box("ftyp", Array("crx ".utf8) + be32(1))
      + box("moov", box("uuid", identifier + box("CMT1", exif)))
      + box("uuid", identifier + head + be32(0) + be32(preview.count) + preview) + box("mdat", jpeg)
  }

  private static let sensor = Exif.Entry.short(0x0106, 32803)

  private static func tiff(_ entries: [Exif.Entry]) -> [UInt8] { Exif(main: entries).tiff }

  /// Returns a directory of entries that contain their values.
  private static func directory(_ entries: [Exif.Entry]) -> [UInt8] {
    Array(Exif(main: entries).tiff.dropFirst(8))
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    be32(content.count + 8) + Array(type.utf8) + content
  }
}
