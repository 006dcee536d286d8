/// Files that are small and decode to something very large.
package enum Bombs {
  /// Returns a PNG with 200 MB of compressed zeros in a text or a colour profile.
  /// - Parameter chunk: `zTXt` or `iCCP`. Both begin with a name and the method of compression.
  package static func png(_ png: [UInt8], chunk: String) -> [UInt8] {
    let payload = Array("Comment".utf8) + [0, 0] + zlib(zeros: 200_000_000)
    // After the signature and IHDR.
    return png[..<33] + PNGFiles.chunk(chunk, payload) + png[33...]
  }

  /// Returns a GIF that repeats its only frame.
  package static func gif(_ gif: [UInt8], frames: Int) -> [UInt8] {
    let colors = gif[10] & 0x80 == 0 ? 0 : 3 << (Int(gif[10] & 7) + 1)
    let frame = gif[(13 + colors)..<gif.count - 1]
    return gif[..<(13 + colors)] + (0..<frames).flatMap { _ in frame } + [0x3B]
  }

  /// Returns zeros in the format of zlib (RFC 1950, 1951): one literal, then copies of 258 bytes with the fixed codes.
  private static func zlib(zeros: Int) -> [UInt8] {
    let copies = zeros / 258
    var bits = BitWriter()
    bits.write(0b011, count: 3)
    bits.write(0b0000_1100, count: 8)
    for _ in 0..<copies {
      bits.write(0b1010_0011, count: 8)
      bits.write(0, count: 5)
    }
    bits.write(0, count: 7)
    let length = 1 + copies * 258
    // Adler-32 of zeros.
    return [0x78, 0xDA] + bits.bytes + be16(length % 65_521) + be16(1)
  }
}

/// Writes bits, the lowest first.
private struct BitWriter {
  private var whole: [UInt8] = []
  private var rest: UInt32 = 0
  private var count: UInt32 = 0

  mutating func write(_ bits: UInt32, count added: UInt32) {
    rest |= bits << count
    count += added
    while count >= 8 {
      whole.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
      count -= 8
    }
  }

  /// The bytes; the last one is filled with zeros.
  var bytes: [UInt8] { whole + (count > 0 ? [UInt8(truncatingIfNeeded: rest)] : []) }
}
