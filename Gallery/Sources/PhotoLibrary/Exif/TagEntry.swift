/// An entry of a directory of TIFF: where the value of a tag is, and of which type.
struct TagEntry {
  /// A type of TIFF 6.0, section 2.
  let type: Int
  /// The number of values.
  let count: Int
  /// The offset of the first value in the file.
  let value: Int

  static let ascii = 2
  static let short = 3
  static let long = 4
  static let rational = 5

  /// Reads an entry. It contains a value of at most four bytes, or the offset of a longer value.
  /// - Returns: nil if its type is not known, or if the value is not in the block.
  init?(_ bytes: FileBytes, _ block: Range<Int>, _ order: ByteOrder, at offset: Int) {
    guard let type = try? bytes.u16(at: offset + 2, order), let size = sizes[type],
      let count = try? bytes.u32(at: offset + 4, order),
      let far = try? bytes.u32(at: offset + 8, order)
    else { return nil }
    let value = size * count <= 4 ? offset + 8 : block.lowerBound + far
    guard value + size * count <= block.upperBound else { return nil }
    (self.type, self.count, self.value) = (type, count, value)
  }

  /// The bytes of all its values.
  var bytes: Int { count * sizes[type, default: 0] }
}

// The bytes of one value of each type.
private let sizes = [
  1: 1, TagEntry.ascii: 1, TagEntry.short: 2, TagEntry.long: 4, TagEntry.rational: 8, 7: 1, 9: 4,
  10: 8,
]
