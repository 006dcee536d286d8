/// Where the formats store XMP and IPTC data.
extension PictureFormat {
  /// Returns the XMP packet of a file; nil without one.
  func xmpPacket(in bytes: FileBytes) -> XMPPacket? {
    xmp(in: bytes).flatMap { DateFile.packet(at: $0, in: bytes) }.map { XMPPacket($0) }
  }

  /// Returns the range of the XMP packet; nil without one.
  func xmp(in bytes: FileBytes) -> Range<Int>? {
    switch self {
    case .jpeg: JPEGHeader.payload(0xE1, "http://ns.adobe.com/xap/1.0/\0", bytes)
    case .png: PNGHeader.xmp(bytes)
    case .webp: WebPHeader.chunk("XMP ", in: bytes)
    case .tiff, .raw: TagDirectory(bytes, block: 0..<bytes.count)?.range(700)
    case .gif: gifXMP(bytes)
    case .heif, .avif: HEIFHeader.xmp(bytes)
    case .mp4, .webM: nil
    }
  }

  /// Returns the range of the IPTC data; nil without any.
  func iptc(in bytes: FileBytes) -> Range<Int>? {
    switch self {
    case .jpeg:
      JPEGHeader.payload(0xED, "Photoshop 3.0\0", bytes).flatMap { resource(bytes, in: $0) }
    case .tiff, .raw:
      TagDirectory(bytes, block: 0..<bytes.count).flatMap { tags in
        tags.range(33723) ?? tags.range(34377).flatMap { resource(bytes, in: $0) }
      }
    case .png, .webp, .gif, .heif, .avif, .mp4, .webM: nil
    }
  }
}

/// Returns the range of the packet in a GIF's application block, which is not divided into sub-blocks (XMP, part 3, section 1.1.2).
private func gifXMP(_ bytes: FileBytes) -> Range<Int>? {
  let head = (try? bytes.bytes(at: 0, count: min(bytes.count, 64 * 1024))) ?? []
  return head.firstRange(of: Array("XMP DataXMP".utf8)).map { $0.upperBound..<bytes.count }
}

/// Returns the range of IPTC data among Photoshop's image resources: a mark, a number, a name and a length, each at an even offset.
private func resource(_ bytes: FileBytes, in range: Range<Int>) -> Range<Int>? {
  var offset = range.lowerBound
  while bytes.has("8BIM", at: offset), let number = try? bytes.u16(at: offset + 4),
    let name = try? bytes.u8(at: offset + 6), case let lengthStart = offset + 6 + (name | 1) + 1,
    let length = try? bytes.u32(at: lengthStart)
  {
    let start = lengthStart + 4
    guard start + length <= range.upperBound else { return nil }
    if number == 0x0404 { return start..<start + length }
    offset = start + length + length & 1
  }
  return nil
}

extension JPEGHeader {
  /// Returns the range that follows a signature in the first segment of a marker that begins with it.
  fileprivate static func payload(
    _ marker: Int, _ signature: StaticString, _ bytes: FileBytes
  ) -> Range<Int>? {
    (try? segments(bytes))?.first {
      $0.marker == marker && bytes.has(signature, at: $0.payload.lowerBound)
    }?.payload.dropFirst(signature.utf8CodeUnitCount)
  }
}

extension PNGHeader {
  /// Returns the range of the packet in a text chunk that is not compressed: a keyword, two numbers, a language, a translated keyword.
  fileprivate static func xmp(_ bytes: FileBytes) -> Range<Int>? {
    chunk("iTXt", bytes) { bytes.has("XML:com.adobe.xmp\0\0", at: $0.lowerBound) }?
      .dropFirst(22)
  }
}

extension HEIFHeader {
  fileprivate static func xmp(_ bytes: FileBytes) -> Range<Int>? {
    try? HEIFItems(bytes, try meta(bytes)).xmp()
  }
}
