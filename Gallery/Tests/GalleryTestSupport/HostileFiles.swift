/// Files that no camera writes.
package enum HostileFiles {
  /// Returns a PNG with only a header, which declares a size.
  package static func png(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + be32(13) + Array("IHDR".utf8) + be32(width)
      + be32(height) + [1, 0, 0, 0, 0] + be32(0) + be32(0) + Array("IEND".utf8) + be32(0xAE42_6082)
  }

  /// Returns a WebP of 34 bytes that declares a lossless picture.
  package static func webp(width: Int, height: Int) -> [UInt8] {
    let bits = (width - 1) | (height - 1) << 14
    return Array("RIFF".utf8) + [26, 0, 0, 0] + Array("WEBPVP8L".utf8) + [14, 0, 0, 0, 0x2F]
      + le32(bits) + Array(repeating: 0, count: 9)
  }

  /// Returns a GIF with only a header.
  package static func gif(width: Int, height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + le16(width) + le16(height) + [0, 0, 0, 0x3B]
  }

  /// Returns a TIFF with only a directory, which declares a size.
  package static func tiff(width: Int, height: Int) -> [UInt8] {
    Exif(main: [.long(256, width), .long(257, height)]).tiff
  }

  /// Returns a JPEG whose frame declares a wrong size.
  package static func jpeg(_ jpeg: [UInt8], declaring width: Int, _ height: Int) -> [UInt8] {
    var jpeg = jpeg
    let frame = jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 }!
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: be16(height) + be16(width))
    return jpeg
  }

  /// Returns a JPEG with this number of scans. The additional ones have a header and no data.
  package static func jpeg(_ jpeg: [UInt8], scans: Int) -> [UInt8] {
    let scan = jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA }!
    let header = jpeg[scan..<scan + 2 + Int(jpeg[scan + 2]) * 256 + Int(jpeg[scan + 3])]
    let more = (1..<scans).flatMap { _ in header }
    return Array(jpeg[..<scan]) + more + jpeg[scan...]
  }

  /// Returns a JPEG with a comment as its first segment.
  package static func jpeg(_ jpeg: [UInt8], comment: [UInt8]) -> [UInt8] {
    Array(jpeg.prefix(2)) + [0xFF, 0xFE] + be16(comment.count + 2) + comment + jpeg.dropFirst(2)
  }

  /// Returns a photograph of a telephone that also records a short video: the video follows the picture.
  ///
  /// Coded video contains every pair of bytes. This one repeats the pair that begins a scan in JPEG.
  package static func motionPhoto(_ jpeg: [UInt8], videoBytes: Int) -> [UInt8] {
    let start = be32(16) + Array("ftypmp42".utf8) + be32(0) + be32(videoBytes) + Array("mdat".utf8)
    return jpeg + start + (0..<videoBytes - 8).map { $0.isMultiple(of: 2) ? 0xFF : 0xDA }
  }
}

/// Returns a number as two bytes, little-endian.
package func le16(_ number: Int) -> [UInt8] { be16(number).reversed() }

/// Returns a number as four bytes, little-endian.
package func le32(_ number: Int) -> [UInt8] { be32(number).reversed() }
