/// One directory of a TIFF structure: tags with numbers, fractions or text (TIFF 6.0, section 2).
///
/// Made for files nobody vouches for: at most 256 entries are looked at, no directory is read twice,
/// nothing outside its block is ever read, and what makes no sense is as if it were not there.
struct TagDirectory {
  /// Where this directory names the next one; 0 for none.
  let next: Int?

  private let bytes: FileBytes
  private let block: Range<Int>
  private let order: ByteOrder
  private let entries: [Int: Entry]

  private struct Entry {
    let type: Int
    let count: Int
    /// Where the value itself lies in the file.
    let value: Int
  }

  /// The first directory of the structure in `block`; nil when there is none.
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

  /// The directory whose offset a tag holds.
  func directory(_ tag: Int) -> TagDirectory? {
    number(tag).flatMap(directory(at:))
  }

  /// The directory at an offset from the start of the structure.
  func directory(at offset: Int) -> TagDirectory? {
    offset > 0 ? TagDirectory(bytes, block: block, order: order, offset: offset) : nil
  }

  /// A whole number.
  func number(_ tag: Int) -> Int? {
    guard let entry = entries[tag], entry.count >= 1 else { return nil }
    switch entry.type {
    case short: return try? bytes.u16(at: entry.value, order)
    case long: return try? bytes.u32(at: entry.value, order)
    default: return nil
    }
  }

  /// Whole numbers, the first few of many; none where there are none.
  func numbers(_ tag: Int) -> [Int] {
    guard let entry = entries[tag], entry.type == long || entry.type == short else { return [] }
    return (0..<min(entry.count, maximumNumbers)).compactMap { index in
      entry.type == long
        ? try? bytes.u32(at: entry.value + index * 4, order)
        : try? bytes.u16(at: entry.value + index * 2, order)
    }
  }

  /// Whether a tag is there.
  func has(_ tag: Int) -> Bool { entries[tag] != nil }

  /// Where the value of a tag lies in the file.
  func stretch(_ tag: Int) -> Range<Int>? {
    entries[tag].map { $0.value..<$0.value + $0.count * sizes[$0.type, default: 0] }
  }

  /// A fraction above zero; 1/0 and 0/1 are as if they were not there.
  func fraction(_ tag: Int) -> Fraction? {
    guard let entry = entries[tag], entry.type == rational, entry.count >= 1,
      let numerator = try? bytes.u32(at: entry.value, order),
      let denominator = try? bytes.u32(at: entry.value + 4, order)
    else { return nil }
    return Fraction(numerator, denominator)
  }

  /// Text up to its first zero byte, without control characters and blanks round it; nil when empty.
  func text(_ tag: Int) -> String? {
    guard let entry = entries[tag], entry.type == ascii,
      let raw = try? bytes.bytes(at: entry.value, count: min(entry.count, maximumText))
    else { return nil }
    let printable = String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self).unicodeScalars
      .filter { $0.properties.generalCategory != .control }
    let text = String(String.UnicodeScalarView(printable)).trimmed
    return text.isEmpty ? nil : text
  }

  /// The stretch of the file that two tags, an offset and a length, describe.
  func stretch(offset: Int, length: Int) -> Range<Int>? {
    guard let offset = number(offset), let length = number(length), length > 0 else { return nil }
    let start = block.lowerBound + offset
    return start + length <= block.upperBound ? start..<start + length : nil
  }

  private static func entries(
    _ bytes: FileBytes, _ block: Range<Int>, _ order: ByteOrder, at start: Int, count: Int
  ) -> [Int: Entry] {
    var entries: [Int: Entry] = [:]
    for offset in stride(from: start, to: start + count * 12, by: 12) {
      guard let tag = try? bytes.u16(at: offset, order),
        let entry = entry(bytes, block, order, at: offset)
      else { continue }
      entries[tag] = entry
    }
    return entries
  }

  /// A value of at most four bytes stands in the entry, a longer one at the offset in it.
  private static func entry(
    _ bytes: FileBytes, _ block: Range<Int>, _ order: ByteOrder, at offset: Int
  ) -> Entry? {
    guard let type = try? bytes.u16(at: offset + 2, order), let size = sizes[type],
      let count = try? bytes.u32(at: offset + 4, order),
      let far = try? bytes.u32(at: offset + 8, order)
    else { return nil }
    let value = size * count <= 4 ? offset + 8 : block.lowerBound + far
    guard value + size * count <= block.upperBound else { return nil }
    return Entry(type: type, count: count, value: value)
  }
}

/// A fraction above zero.
public struct Fraction: Hashable, Sendable {
  /// The upper number.
  public let numerator: Int
  /// The lower number.
  public let denominator: Int

  init?(_ numerator: Int, _ denominator: Int) {
    guard numerator > 0, denominator > 0 else { return nil }
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// The quotient.
  public var value: Double { Double(numerator) / Double(denominator) }
}

extension String {
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

// TIFF; Olympus and Panasonic begin their raw files in ways of their own.
private let signatures: [StaticString] = ["II*\0", "MM\0*", "IIRO", "IIRS", "MMOR", "IIU\0"]

private let ascii = 2
private let short = 3
private let long = 4
private let rational = 5
private let sizes = [1: 1, ascii: 1, short: 2, long: 4, rational: 8, 7: 1, 9: 4, 10: 8]

// Directories of previews in a raw file.
private let maximumNumbers = 8

// A name of a camera or lens; longer text is no caption but a payload.
private let maximumText = 256
