/// Builds files with descriptions in XMP and in IPTC data.
package enum Descriptions {
  /// Returns a JPEG with an XMP packet.
  package static func xmp(_ packet: String, in jpeg: [UInt8]) -> [UInt8] {
    segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8), in: jpeg)
  }

  /// Returns a JPEG with IPTC data among Photoshop's resources, after another resource.
  package static func iptc(_ data: [UInt8], in jpeg: [UInt8]) -> [UInt8] {
    let other = Array("8BIM".utf8) + be16(0x03ED) + [3] + Array("abc".utf8) + be32(1) + [7, 0]
    let own = Array("8BIM".utf8) + be16(0x0404) + [0, 0] + be32(data.count) + data
    return segment(0xED, Array("Photoshop 3.0\0".utf8) + other + own, in: jpeg)
  }

  /// Returns data sets of record 2, by their numbers.
  package static func iptc(_ texts: [Int: String]) -> [UInt8] {
    texts.sorted { $0.key < $1.key }.reduce([0x1C, 1, 90, 0, 1, 0x25]) { data, text in
      data + [0x1C, 2, UInt8(text.key)] + be16(text.value.utf8.count) + Array(text.value.utf8)
    }
  }

  /// Returns a PNG with an XMP packet in a text chunk before its picture.
  package static func png(xmp packet: String, in png: [UInt8]) -> [UInt8] {
    let text = Array("XML:com.adobe.xmp\0\0\0\0\0\(packet)".utf8)
    // Nobody checks the sum of a chunk that is not drawn.
    let chunk = be32(text.count) + Array("iTXt".utf8) + text + be32(0)
    return png[..<33] + chunk + png[33...]
  }

  /// Returns a WebP with an XMP packet after its picture.
  package static func webp(xmp packet: String, in webp: [UInt8]) -> [UInt8] {
    let packet = Array(packet.utf8)
    let even = packet + (packet.count.isMultiple(of: 2) ? [] : [0])
    return webp + Array("XMP ".utf8) + be32(packet.count).reversed() + even
  }

  /// Returns the beginning of a GIF with an XMP packet.
  package static func gif(xmp packet: String) -> [UInt8] {
    Array("GIF89a".utf8) + [8, 0, 8, 0, 0, 0, 0, 0x21, 0xFF, 11]
      + Array("XMP DataXMP\(packet)".utf8)
  }

  /// Returns the boxes of a HEIC file with a picture of 8 × 8 pixels, and an XMP packet at its end.
  package static func heif(xmp packet: String) -> [UInt8] {
    let head = box("ftyp", Array("heic".utf8) + be32(0) + Array("mif1heic".utf8))
    func meta(at offset: Int) -> [UInt8] {
      let picture = box("infe", [2, 0, 0, 0] + be16(1) + be16(0) + Array("hvc1\0".utf8))
      let text = box(
        "infe", [2, 0, 0, 0] + be16(2) + be16(0) + Array("mime\0application/rdf+xml\0".utf8))
      let location = be16(2) + be16(0) + be16(1) + be32(offset) + be32(packet.utf8.count)
      let properties =
        box("ipco", box("ispe", be32(0) + be32(8) + be32(8)))
        + box("ipma", be32(0) + be32(1) + be16(1) + [1, 1])
      return box(
        "meta",
        be32(0) + box("pitm", be32(0) + be16(1)) + box("iinf", be32(0) + be16(2) + picture + text)
          + box("iloc", be32(0) + [0x44, 0] + be16(1) + location) + box("iprp", properties))
    }
    let start = head.count + meta(at: 0).count + 8
    return head + meta(at: start) + box("mdat", Array(packet.utf8))
  }

  private static func box(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    be32(payload.count + 8) + Array(type.utf8) + payload
  }

  private static func segment(_ marker: UInt8, _ payload: [UInt8], in jpeg: [UInt8]) -> [UInt8] {
    jpeg[..<2] + [0xFF, marker] + be16(payload.count + 2) + payload + jpeg[2...]
  }
}
