/// The date and the descriptions in the data that agencies write into photographs (IPTC-NAA Information Interchange Model 4.2).
struct IPTCRecord {
  /// The date of the original, or else that on which it was digitized; nil if there is no valid one.
  private(set) var taken: TakenDate?
  /// The title.
  let title: String?
  /// The caption.
  let caption: String?
  /// The keywords.
  let keywords: [String]

  /// Reads the data sets in a range of a file. Each has a mark, a record, a number and a length.
  init(_ bytes: FileBytes, in range: Range<Int>) {
    var texts: [Int: [String]] = [:]
    var offset = range.lowerBound
    while offset + 5 <= range.upperBound, (try? bytes.u8(at: offset)) == 0x1C,
      let record = try? bytes.u8(at: offset + 1), let number = try? bytes.u8(at: offset + 2),
      // A larger length has another form, and belongs to no text.
      let length = try? bytes.u16(at: offset + 3), length < 0x8000
    {
      // More texts of a kind than a photograph has were written to fill the memory.
      if record == 2, wanted.contains(number), texts[number]?.count ?? 0 < 1000,
        let text = try? bytes.bytes(at: offset + 5, count: length)
      {
        texts[number, default: []].append(decoded(text))
      }
      offset += 5 + length
    }
    for (date, time) in [(created, 60), (digitized, 63)] where taken == nil {
      taken = texts[date]?.first.flatMap { TakenDate("\($0) \(texts[time]?.first ?? "")") }
    }
    title = texts[name]?.first?.printable
    caption = texts[words]?.first?.printable
    keywords = texts[keyword, default: []].compactMap(\.printable)
  }
}

/// The numbers of the dates in record 2, and of the times that belong to them.
private let created = 55
private let digitized = 62
/// The numbers of the title, a keyword and the caption in record 2.
private let name = 5
private let keyword = 25
private let words = 120
private let wanted: Set = [created, 60, digitized, 63, name, keyword, words]

/// Returns a text. Programs that do not write UTF-8 write Latin letters, mostly without naming the code.
private func decoded(_ bytes: [UInt8]) -> String {
  String(validating: bytes, as: UTF8.self)
    ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
}
