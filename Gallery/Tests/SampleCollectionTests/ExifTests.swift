import Testing

@testable import SampleCollection

/// Reads the segment by its offsets, like an EXIF reader.
@Suite struct ExifTests {
  private let exif = Exif(
    caption: "Ridge after rain", taken: "2021:09:14 07:12:00", preview: [0xFF, 0xD8, 7, 0xFF, 0xD9])

  @Test func startsAsTheStandardSays() {
    let bytes = exif.segment
    #expect(bytes.prefix(2) == [0xFF, 0xE1])
    #expect(number(bytes, 2, 2) == bytes.count - 2)
    #expect(Array(bytes[4..<10]) == Array("Exif".utf8) + [0, 0])
    #expect(Array(bytes[10..<14]) == Array("MM".utf8) + [0, 42])
  }

  @Test func containsCaptionMakerAndDate() throws {
    let structure = Array(exif.segment.dropFirst(10))
    let main = number(structure, 4, 4)
    #expect(try text(0x010E, at: main, in: structure) == "Ridge after rain")
    #expect(try text(0x010F, at: main, in: structure) == "Vitrine")
    #expect(try text(0x0110, at: main, in: structure) == "Painter")
    let details = try value(0x8769, at: main, in: structure)
    #expect(try text(0x9003, at: details, in: structure) == "2021:09:14 07:12:00")
  }

  @Test func containsItsPreview() throws {
    let structure = Array(exif.segment.dropFirst(10))
    let main = number(structure, 4, 4)
    let next = number(structure, main + 2 + 12 * number(structure, main, 2), 4)
    let start = try value(0x0201, at: next, in: structure)
    let length = try value(0x0202, at: next, in: structure)
    #expect(Array(structure[start..<start + length]) == exif.preview)
  }

  @Test func keepsTagsInRisingOrder() {
    let structure = Array(exif.segment.dropFirst(10))
    let main = number(structure, 4, 4)
    let tags = (0..<number(structure, main, 2)).map { number(structure, main + 2 + 12 * $0, 2) }
    #expect(tags == tags.sorted() && tags.count == 5)
  }

  private func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int {
    bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }

  private func entry(_ tag: Int, at table: Int, in bytes: [UInt8]) throws -> Int {
    let entries = (0..<number(bytes, table, 2)).map { table + 2 + 12 * $0 }
    return try #require(entries.first { number(bytes, $0, 2) == tag })
  }

  private func value(_ tag: Int, at table: Int, in bytes: [UInt8]) throws -> Int {
    number(bytes, try entry(tag, at: table, in: bytes) + 8, 4)
  }

  private func text(_ tag: Int, at table: Int, in bytes: [UInt8]) throws -> String {
    let entry = try entry(tag, at: table, in: bytes)
    let start = number(bytes, entry + 8, 4)
    let length = number(bytes, entry + 4, 4)
    return String(decoding: bytes[start..<start + length - 1], as: UTF8.self)
  }
}
