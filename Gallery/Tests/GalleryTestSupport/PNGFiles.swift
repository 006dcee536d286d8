/// PNGs whose pixels have other forms than eight bits of red, green and blue (PNG, third edition, 11).
package enum PNGFiles {
  /// Returns a picture with 16 bits for each colour.
  package static func deep(_ canvas: Canvas) -> [UInt8] {
    file(canvas, depth: 16, type: 2, rows: rows(canvas) { $0.flatMap { [$0, $0] } })
  }

  /// Returns a picture whose pixels are numbers in a table of its colours. It has at most 256 of them.
  package static func palette(_ canvas: Canvas) -> [UInt8] {
    var table: [[UInt8]] = []
    let rows = rows(canvas) { row in
      stride(from: row.startIndex, to: row.endIndex, by: 3).map { start in
        let colour = Array(row[start..<start + 3])
        if !table.contains(colour) { table.append(colour) }
        return UInt8(table.firstIndex(of: colour)!)
      }
    }
    return file(
      canvas, depth: 8, type: 3, rows: rows, between: chunk("PLTE", table.flatMap { $0 }))
  }

  /// Returns a picture that is transparent everywhere.
  package static func transparent(_ canvas: Canvas) -> [UInt8] {
    let rows = rows(canvas) { row in
      stride(from: row.startIndex, to: row.endIndex, by: 3).flatMap { row[$0..<$0 + 3] + [0] }
    }
    return file(canvas, depth: 8, type: 6, rows: rows)
  }

  /// Returns a picture with 16 bits for each colour that is transparent in its right half, with a colour profile.
  package static func deepTransparent(_ canvas: Canvas, _ profile: ColorProfile) -> [UInt8] {
    let rows = rows(canvas) { row in
      stride(from: row.startIndex, to: row.endIndex, by: 3).flatMap { start -> [UInt8] in
        let opacity: UInt8 = 2 * (start - row.startIndex) < row.count ? 0xFF : 0
        return (row[start..<start + 3] + [opacity]).flatMap { [$0, $0] }
      }
    }
    let content = Array("profile".utf8) + [0, 0] + zlib(profile.bytes)
    return file(canvas, depth: 16, type: 6, rows: rows, between: chunk("iCCP", content))
  }

  /// Returns a picture with the numbers of its colours (PNG, third edition, 11.3.2.6).
  package static func declaring(primaries: UInt8, transfer: UInt8, _ canvas: Canvas) -> [UInt8] {
    let coding = chunk("cICP", [primaries, transfer, 0, 1])
    return file(canvas, depth: 8, type: 2, rows: rows(canvas, Array.init), between: coding)
  }

  /// Returns a chunk with its length and its checksum.
  package static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + payload
    return be32(payload.count) + body + be32(Int(crc(body)))
  }

  private static func rows(
    _ canvas: Canvas, _ coded: (ArraySlice<UInt8>) -> [UInt8]
  ) -> [UInt8] {
    let width = canvas.width * 3
    var rows: [UInt8] = []
    for y in 0..<canvas.height {
      // No filter.
      rows.append(0)
      rows += coded(canvas.rgb[y * width..<(y + 1) * width])
    }
    return rows
  }

  private static func file(
    _ canvas: Canvas, depth: UInt8, type: UInt8, rows: [UInt8], between: [UInt8] = []
  ) -> [UInt8] {
    let header = be32(canvas.width) + be32(canvas.height) + [depth, type, 0, 0, 0]
    let chunks = [chunk("IHDR", header), between, chunk("IDAT", zlib(rows)), chunk("IEND", [])]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.joined()
  }

  /// Returns bytes in the format of zlib, without compression (RFC 1950; RFC 1951, 3.2.4).
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var coded: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let part = bytes[start..<min(start + 65_535, bytes.count)]
      let isLast: UInt8 = part.endIndex == bytes.count ? 1 : 0
      coded += [isLast] + le16(part.count) + le16(~part.count) + part
    }
    let (low, high) = bytes.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    return coded + be16(high) + be16(low)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
    }
  }
}
