/// TIFFs and BigTIFFs of every form of samples, uncompressed (TIFF 6.0).
package enum TIFFFiles {
  /// Returns a TIFF.
  /// - Parameters:
  ///   - isBig: whether it is a BigTIFF.
  ///   - bits: the bits of a sample.
  ///   - isSigned: whether samples can be less than zero.
  ///   - more: further entries, as of a TIFF: a value is at most four bytes long.
  ///   - sample: returns the bytes of a sample.
  package static func file(
    _ canvas: Canvas, isBig: Bool = false, bits: Int = 8, isSigned: Bool = false,
    more: [Exif.Entry] = [], sample: (UInt8) -> [UInt8] = { [$0] }
  ) -> [UInt8] {
    let head =
      isBig ? Array("MM\0+".utf8) + be16(8) + be16(0) : Array("MM\0*".utf8)
    let pixels = canvas.rgb.flatMap(sample)
    let start = head.count + (isBig ? 8 : 4)
    let entries: [Exif.Entry] = [
      .long(256, canvas.width), .long(257, canvas.height), shorts(258, [bits, bits, bits]),
      .short(259, 1), .short(262, 2), .long(273, start), .short(277, 3),
      .long(278, canvas.height), .long(279, pixels.count), .short(284, 1),
      shorts(339, Array(repeating: isSigned ? 2 : 1, count: 3)),
    ]
    let all = (entries + more).sorted { $0.tag < $1.tag }
    return head + word(start + pixels.count, isBig) + pixels
      + directory(all, at: start + pixels.count, isBig)
  }

  private static func directory(_ entries: [Exif.Entry], at start: Int, _ isBig: Bool) -> [UInt8] {
    let (width, count) = (isBig ? 8 : 4, isBig ? word(entries.count, true) : be16(entries.count))
    let farStart = start + count.count + entries.count * (4 + 2 * width) + width
    var (head, far) = (count, [UInt8]())
    for entry in entries {
      head += be16(entry.tag) + be16(entry.type) + word(entry.count, isBig)
      if entry.value.count > width {
        head += word(farStart + far.count, isBig)
        far += entry.value
      } else {
        head += entry.value + Array(repeating: 0, count: width - entry.value.count)
      }
    }
    return head + word(0, isBig) + far
  }

  private static func shorts(_ tag: Int, _ numbers: [Int]) -> Exif.Entry {
    Exif.Entry(tag, type: 3, count: numbers.count, value: numbers.flatMap(be16))
  }

  private static func word(_ number: Int, _ isBig: Bool) -> [UInt8] {
    (isBig ? be32(number >> 32) : []) + be32(number)
  }
}
