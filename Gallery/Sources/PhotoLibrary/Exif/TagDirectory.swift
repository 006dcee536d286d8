/// One directory of a TIFF structure: tags with numbers, fractions or text (TIFF 6.0, section 2; BigTIFF).
///
/// Safe for untrusted files: it reads at most 256 entries and nothing outside its block, and it ignores invalid
/// entries.
struct TagDirectory {
  /// The offset of the next directory; 0 if this is the last one.
  let next: Int?

  private let bytes: FileBytes
  private let block: Range<Int>
  private let layout: TagLayout
  private let entries: [Int: TagEntry]

  /// Reads the first directory of the structure in `block`; nil if `block` does not contain one.
  init?(_ bytes: FileBytes, block: Range<Int>) {
    guard let layout = TagLayout(bytes, at: block.lowerBound) else { return nil }
    self.init(bytes, block: block, layout, offset: layout.first)
  }

  private init?(_ bytes: FileBytes, block: Range<Int>, _ layout: TagLayout, offset: Int) {
    (self.bytes, self.block, self.layout) = (bytes, block, layout)
    guard offset < block.count else { return nil }
    let start = block.lowerBound + offset
    guard let count = try? layout.count(bytes, at: start), count <= block.count else { return nil }
    let first = start + layout.head
    entries = Self.entries(bytes, block, layout, at: first, count: min(count, 256))
    next = try? layout.number(bytes, at: first + count * layout.entry)
  }

  /// Returns the directory at the offset in a tag's value.
  func directory(_ tag: Int) -> TagDirectory? {
    number(tag).flatMap(directory(at:))
  }

  /// Returns the directory at an offset from the start of the structure.
  func directory(at offset: Int) -> TagDirectory? {
    offset > 0 ? TagDirectory(bytes, block: block, layout, offset: offset) : nil
  }

  /// Returns the value of a tag as a whole number, of any type that decoders accept; nil if it is less than zero.
  func number(_ tag: Int) -> Int? { numbers(tag).first }

  /// Returns the first values of a tag as whole numbers, at most `maximumNumbers`.
  func numbers(_ tag: Int) -> [Int] {
    guard let entry = entries[tag] else { return [] }
    return (0..<min(entry.count, maximumNumbers)).compactMap { number(entry, at: $0) }
  }

  private func number(_ entry: TagEntry, at index: Int) -> Int? {
    let (start, order) = (entry.value, layout.order)
    switch entry.type {
    case TagEntry.byte: return try? bytes.u8(at: start + index)
    case TagEntry.short: return try? bytes.u16(at: start + index * 2, order)
    case TagEntry.long, TagEntry.directory: return try? bytes.u32(at: start + index * 4, order)
    case TagEntry.long8: return try? bytes.u64(at: start + index * 8, order)
    case TagEntry.signedByte:
      return (try? bytes.u8(at: start + index)).flatMap { $0 < 1 << 7 ? $0 : nil }
    case TagEntry.signedShort:
      return (try? bytes.u16(at: start + index * 2, order)).flatMap { $0 < 1 << 15 ? $0 : nil }
    case TagEntry.signedLong:
      return (try? bytes.u32(at: start + index * 4, order)).flatMap { $0 < 1 << 31 ? $0 : nil }
    default: return nil
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
      let numerator = try? bytes.u32(at: entry.value, layout.order),
      let denominator = try? bytes.u32(at: entry.value + 4, layout.order)
    else { return nil }
    return Fraction(numerator, denominator)
  }

  /// Returns degrees, minutes and seconds as degrees; nil unless all three are numbers.
  func degrees(_ tag: Int) -> Double? {
    guard let entry = entries[tag], entry.type == TagEntry.rational, entry.count >= 3 else {
      return nil
    }
    var degrees = 0.0
    for (index, unit) in [1.0, 60, 3600].enumerated() {
      guard let numerator = try? bytes.u32(at: entry.value + index * 8, layout.order),
        let denominator = try? bytes.u32(at: entry.value + index * 8 + 4, layout.order),
        denominator > 0
      else { return nil }
      degrees += Double(numerator) / Double(denominator) / unit
    }
    return degrees
  }

  /// Returns the value of a tag as text up to the first zero byte, without control characters and without blanks at
  /// the ends; nil if it is empty.
  func text(_ tag: Int, upTo maximum: Int = maximumText) -> String? {
    guard let entry = entries[tag], TagEntry.texts.contains(entry.type),
      let raw = try? bytes.bytes(at: entry.value, count: min(entry.count, maximum))
    else { return nil }
    return String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self).printable
  }

  /// Returns the value of a tag in UTF-16 as text, like `text`. Windows writes it as bytes, the low one first.
  func wideText(_ tag: Int) -> String? {
    guard let entry = entries[tag], entry.type == TagEntry.byte,
      let raw = try? bytes.bytes(at: entry.value, count: min(entry.count, 8192))
    else { return nil }
    let units = stride(from: 0, to: raw.count - 1, by: 2).map {
      UInt16(raw[$0]) | UInt16(raw[$0 + 1]) << 8
    }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self).printable
  }

  /// Returns the range of the file that two tags describe, an offset and a length.
  func range(offset: Int, length: Int) -> Range<Int>? {
    guard let offset = number(offset), let length = number(length), length > 0 else { return nil }
    let start = block.lowerBound + offset
    return start + length <= block.upperBound ? start..<start + length : nil
  }

  private static func entries(
    _ bytes: FileBytes, _ block: Range<Int>, _ layout: TagLayout, at start: Int, count: Int
  ) -> [Int: TagEntry] {
    var entries: [Int: TagEntry] = [:]
    for number in 0..<count {
      let offset = start + number * layout.entry
      guard let tag = try? bytes.u16(at: offset, layout.order),
        let entry = TagEntry(bytes, block, layout, at: offset)
      else { continue }
      entries[tag] = entry
    }
    return entries
  }
}

// A raw file lists fewer directories of previews.
private let maximumNumbers = 8

// Names of cameras and lenses are shorter.
private let maximumText = 256
