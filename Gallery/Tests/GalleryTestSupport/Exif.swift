/// Builds EXIF blocks from entries, valid and invalid ones.
package struct Exif {
  package var main: [Entry]
  package var details: [Entry]
  /// A small JPEG. The second directory contains its offset.
  package var preview: [UInt8]

  package init(main: [Entry] = [], details: [Entry] = [], preview: [UInt8] = []) {
    (self.main, self.details, self.preview) = (main, details, preview)
  }

  /// One tag with its value.
  package struct Entry {
    let tag: Int
    let type: Int
    let count: Int
    let value: [UInt8]

    package init(_ tag: Int, type: Int, count: Int, value: [UInt8]) {
      (self.tag, self.type, self.count, self.value) = (tag, type, count, value)
    }

    package static func short(_ tag: Int, _ number: Int) -> Entry {
      Entry(tag, type: 3, count: 1, value: be16(number) + [0, 0])
    }

    package static func long(_ tag: Int, _ number: Int) -> Entry {
      Entry(tag, type: 4, count: 1, value: be32(number))
    }

    package static func text(_ tag: Int, _ text: String) -> Entry {
      Entry(tag, type: 2, count: text.utf8.count + 1, value: Array(text.utf8) + [0])
    }

    package static func fraction(_ tag: Int, _ numerator: Int, _ denominator: Int) -> Entry {
      Entry(tag, type: 5, count: 1, value: be32(numerator) + be32(denominator))
    }
  }

  /// The TIFF structure.
  package var tiff: [UInt8] {
    let mainEntries = details.isEmpty ? main : main + [.long(0x8769, 0)]
    let detailsStart = 8 + Self.size(mainEntries)
    let pointing = mainEntries.map {
      $0.tag == 0x8769 && !details.isEmpty ? .long(0x8769, detailsStart) : $0
    }
    let secondStart = detailsStart + (details.isEmpty ? 0 : Self.size(details))
    let previewStart = secondStart + Self.size([.long(0, 0), .long(0, 0)])
    let second: [Entry] = [.long(0x0201, previewStart), .long(0x0202, preview.count)]
    return Array("MM\0*".utf8) + be32(8)
      + Self.directory(pointing, at: 8, next: preview.isEmpty ? 0 : secondStart)
      + (details.isEmpty ? [] : Self.directory(details, at: detailsStart, next: 0))
      + (preview.isEmpty ? [] : Self.directory(second, at: secondStart, next: 0) + preview)
  }

  /// The segment of a JPEG that contains the block.
  package var segment: [UInt8] {
    let payload = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1] + be16(payload.count + 2) + payload
  }

  /// Returns a JPEG with this block as its first segment.
  package func inserted(into jpeg: [UInt8]) -> [UInt8] {
    Array(jpeg.prefix(2)) + segment + jpeg.dropFirst(2)
  }

  private static func size(_ entries: [Entry]) -> Int {
    6 + entries.count * 12 + entries.map { $0.value.count > 4 ? $0.value.count : 0 }.reduce(0, +)
  }

  private static func directory(_ entries: [Entry], at start: Int, next: Int) -> [UInt8] {
    var (head, far) = (be16(entries.count), [UInt8]())
    let farStart = start + 6 + entries.count * 12
    for entry in entries {
      head += be16(entry.tag) + be16(entry.type) + be32(entry.count)
      if entry.value.count > 4 {
        head += be32(farStart + far.count)
        far += entry.value
      } else {
        head += entry.value + Array(repeating: 0, count: 4 - entry.value.count)
      }
    }
    return head + be32(next) + far
  }
}

/// Returns a number as two bytes, big-endian.
package func be16(_ number: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
}

/// Returns a number as four bytes, big-endian.
package func be32(_ number: Int) -> [UInt8] {
  be16(number >> 16) + be16(number)
}
