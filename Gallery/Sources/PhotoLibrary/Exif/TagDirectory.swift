/// One directory of a TIFF structure: tags with numbers, fractions or text (TIFF 6.0, section 2).
///
/// Safe for untrusted files: it reads at most 256 entries and nothing outside its block, and it ignores invalid
/// entries.
struct TagDirectory {
  /// The offset of the next directory; 0 if this is the last one.
  let next: Int?

  private let bytes: FileBytes
  private let block: Range<Int>
  private let order: ByteOrder
  private let entries: [Int: TagEntry]

  /// Reads the first directory of the structure in `block`; nil if `block` does not contain one.
  init?(_ bytes: FileBytes, block: Range<Int>) {
    let start = block.lowerBound
    let order: ByteOrder = bytes.has("II", at: start) ? .little : .big
    guard signatures.contains(where: { bytes.has($0, at: start) }),
      let offset = try? bytes.u32(at: start + 4, order)
    else { return nil }
    self.init(bytes, block: block, order: order, offset: offset)
  }

  private init?(_ bytes: FileBytes, block: Range<Int>, order: ByteOrder, offset: Int) {
    (self.bytes, self.block, self.order) = (bytes, block, order)
    let start = block.lowerBound + offset
    guard block.contains(start), let count = try? bytes.u16(at: start, order) else { return nil }
    entries = Self.entries(bytes, block, order, at: start + 2, count: min(count, 256))
    next = try? bytes.u32(at: start + 2 + count * 12, order)
  }

  /// Returns the directory at the offset in a tag's value.
  func directory(_ tag: Int) -> TagDirectory? {
    number(tag).flatMap(directory(at:))
  }

  /// Returns the directory at an offset from the start of the structure.
  func directory(at offset: Int) -> TagDirectory? {
    offset > 0 ? TagDirectory(bytes, block: block, order: order, offset: offset) : nil
  }

  /// Returns the value of a tag as a whole number.
  func number(_ tag: Int) -> Int? {
    guard let entry = entries[tag], entry.count >= 1 else { return nil }
    switch entry.type {
    case TagEntry.short: return try? bytes.u16(at: entry.value, order)
    case TagEntry.long: return try? bytes.u32(at: entry.value, order)
    default: return nil
    }
  }

  /// Returns the first values of a tag as whole numbers, at most `maximumNumbers`.
  func numbers(_ tag: Int) -> [Int] {
    guard let entry = entries[tag], entry.type == TagEntry.long || entry.type == TagEntry.short
    else { return [] }
    return (0..<min(entry.count, maximumNumbers)).compactMap { index in
      entry.type == TagEntry.long
        ? try? bytes.u32(at: entry.value + index * 4, order)
        : try? bytes.u16(at: entry.value + index * 2, order)
    }
  }

  /// Whether the directory contains a tag.
  func has(_ tag: Int) -> Bool { entries[tag] != nil }

  /// Returns the range of a tag's value in the file.
  func range(_ tag: Int) -> Range<Int>? {
    entries[tag].map { $0.value..<$0.value + $0.bytes }
  }

  /// Returns the value of a tag as a fraction above zero; nil for 1/0 or 0/1.
  func fraction(_ tag: Int) -> Fraction? {
    guard let entry = entries[tag], entry.type == TagEntry.rational, entry.count >= 1,
      let numerator = try? bytes.u32(at: entry.value, order),
      let denominator = try? bytes.u32(at: entry.value + 4, order)
    else { return nil }
    return Fraction(numerator, denominator)
  }

  /// Returns the value of a tag as text up to the first zero byte, without control characters and without blanks at
  /// the ends; nil if it is empty.
  func text(_ tag: Int) -> String? {
    guard let entry = entries[tag], entry.type == TagEntry.ascii,
      let raw = try? bytes.bytes(at: entry.value, count: min(entry.count, maximumText))
    else { return nil }
    let printable = String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self).unicodeScalars
      .filter { $0.properties.generalCategory != .control }
    let text = String(String.UnicodeScalarView(printable)).trimmed
    return text.isEmpty ? nil : text
  }

  /// Returns the range of the file that two tags describe, an offset and a length.
  func range(offset: Int, length: Int) -> Range<Int>? {
    guard let offset = number(offset), let length = number(length), length > 0 else { return nil }
    let start = block.lowerBound + offset
    return start + length <= block.upperBound ? start..<start + length : nil
  }

  private static func entries(
    _ bytes: FileBytes, _ block: Range<Int>, _ order: ByteOrder, at start: Int, count: Int
  ) -> [Int: TagEntry] {
    var entries: [Int: TagEntry] = [:]
    for offset in stride(from: start, to: start + count * 12, by: 12) {
      guard let tag = try? bytes.u16(at: offset, order),
        let entry = TagEntry(bytes, block, order, at: offset)
      else { continue }
      entries[tag] = entry
    }
    return entries
  }
}

extension String {
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

// The signatures of TIFF, and those of the raw files of Olympus and Panasonic.
private let signatures: [StaticString] = ["II*\0", "MM\0*", "IIRO", "IIRS", "MMOR", "IIU\0"]

// A raw file lists fewer directories of previews.
private let maximumNumbers = 8

// Names of cameras and lenses are shorter.
private let maximumText = 256
