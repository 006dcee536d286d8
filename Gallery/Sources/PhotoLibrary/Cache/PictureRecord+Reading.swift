extension PictureRecord {
  /// Reads the record of an entry; nil if the entry is damaged.
  init?(of file: OpenFile) {
    guard let start = try? file.read(at: 0, count: Self.maximumBytes),
      let end = start.firstIndex(of: newline),
      let record = PictureRecord(line: String(decoding: start[..<end], as: UTF8.self))
    else { return nil }
    if case .made(_, _, _, let ranges) = record {
      guard let size = try? file.size(), size == ranges.last?.upperBound else { return nil }
    }
    self = record
  }

  /// Reads a picture of an entry; nil if the picture is damaged.
  static func picture(at range: Range<Int>, in file: OpenFile) -> [UInt8]? {
    guard let jpeg = try? file.read(at: range.lowerBound, count: range.count),
      jpeg.count == range.count, jpeg.suffix(2) == endOfImage
    else { return nil }
    return jpeg
  }
}

private let newline = UInt8(ascii: "\n")
private let endOfImage: [UInt8] = [0xFF, 0xD9]
