/// An entry of a directory of TIFF: where the value of a tag is, and of which type.
struct TagEntry {
  /// A type of TIFF 6.0, section 2, or of BigTIFF.
  let type: Int
  /// The number of values.
  let count: Int
  /// The offset of the first value in the file.
  let value: Int

  static let byte = 1
  static let ascii = 2
  static let short = 3
  static let long = 4
  static let rational = 5
  static let signedByte = 6
  static let signedShort = 8
  static let signedLong = 9
  static let long8 = 16
  /// The offset of a directory (TIFF's first supplement, page 4).
  static let directory = 13
  /// Types whose values are text: ASCII, bytes with or without a meaning, and UTF-8 (EXIF 3.0).
  static let texts: Set = [ascii, byte, 7, 129]

  /// Reads an entry. It contains a value of at most four bytes, eight in BigTIFF, or the offset of a longer value.
  /// - Returns: nil if its type is not known, or if the value is not in the block.
  init?(
    _ bytes: FileBytes, _ block: Range<Int>, _ layout: TagLayout, at offset: Int
  ) {
    let first = offset + 4 + layout.word
    guard let type = try? bytes.u16(at: offset + 2, layout.order), let size = sizes[type],
      let count = try? layout.number(bytes, at: offset + 4), count <= block.count
    else { return nil }
    var value = first
    if size * count > layout.word {
      guard let far = try? layout.number(bytes, at: first), far <= block.count else { return nil }
      value = block.lowerBound + far
    }
    guard value + size * count <= block.upperBound else { return nil }
    (self.type, self.count, self.value) = (type, count, value)
  }

  /// The bytes of all its values.
  var bytes: Int { count * sizes[type, default: 0] }
}

// The bytes of one value of each type.
private let sizes = [
  TagEntry.byte: 1, TagEntry.ascii: 1, TagEntry.short: 2, TagEntry.long: 4, TagEntry.rational: 8,
  TagEntry.signedByte: 1, 7: 1, TagEntry.signedShort: 2, TagEntry.signedLong: 4, 10: 8,
  TagEntry.directory: 4, TagEntry.long8: 8, 129: 1,
]
