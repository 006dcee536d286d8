/// A directory of a TIFF structure, to be written (TIFF 6.0, section 2), big-endian.
///
/// ```
/// count  (tag type count value-or-offset)…  offset of the next directory  longer values…
/// ```
struct TagTable {
  private var entries: [(tag: UInt16, type: UInt16, count: Int, value: [UInt8])] = []

  /// Adds a text in ASCII, with a zero byte at the end. Tags must be added in rising order.
  mutating func add(_ tag: UInt16, text: String) {
    let bytes = Array(text.utf8) + [0]
    entries.append((tag, 2, bytes.count, bytes))
  }

  /// Adds a number of 32 bits.
  mutating func add(_ tag: UInt16, long value: Int) {
    entries.append((tag, 4, 1, Self.long(value)))
  }

  /// The number of bytes, including longer values.
  var length: Int { 2 + entries.count * 12 + 4 + longValues.reduce(0) { $0 + $1.count } }

  /// Returns the bytes of the directory.
  ///
  /// - Parameters:
  ///   - start: the offset of the directory in the structure.
  ///   - next: the offset of the next directory; 0 for none.
  func bytes(at start: Int, next: Int = 0) -> [UInt8] {
    var offset = start + 2 + entries.count * 12 + 4
    var table = Self.short(entries.count)
    for entry in entries {
      let isLong = entry.value.count > 4
      table += Self.short(Int(entry.tag)) + Self.short(Int(entry.type)) + Self.long(entry.count)
      table +=
        isLong ? Self.long(offset) : entry.value + Array(repeating: 0, count: 4 - entry.value.count)
      offset += isLong ? Self.even(entry.value).count : 0
    }
    return table + Self.long(next) + longValues.flatMap { $0 }
  }

  private var longValues: [[UInt8]] {
    entries.map(\.value).filter { $0.count > 4 }.map(Self.even)
  }

  /// Returns a value padded to an even length, because values begin at even offsets.
  private static func even(_ value: [UInt8]) -> [UInt8] {
    value.count % 2 == 0 ? value : value + [0]
  }

  static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }
}
