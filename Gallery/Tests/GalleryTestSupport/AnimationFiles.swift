/// Pictures of several frames, without pixels that could be decoded.
package struct AnimationFiles {
  package var frames: Int
  package var width = 4
  package var height = 3
  /// A text in the file, and another one behind its end; empty for none.
  package var text: [UInt8] = []

  package init(frames: Int, width: Int = 4, height: Int = 3, text: [UInt8] = []) {
    (self.frames, self.width, self.height, self.text) = (frames, width, height, text)
  }

  /// A GIF.
  package var gif: [UInt8] {
    let size = le16(width) + le16(height)
    var file = Array("GIF89a".utf8) + size + [0, 0, 0]
    file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    if !text.isEmpty {
      file +=
        [0x21, 0xFE] + parts(text) + [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + parts(text)
    }
    for _ in 0..<frames {
      file += [0x21, 0xF9, 4, 0, 10, 0, 0, 0] + [0x2C] + le16(0) + le16(0) + size + [0, 2]
      file += parts([1, 2, 3])
    }
    return file + [0x3B] + text
  }

  /// Cuts bytes into parts of at most 255, each after its length.
  private func parts(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 255).flatMap { start in
      let part = bytes[start..<min(bytes.count, start + 255)]
      return [UInt8(part.count)] + part
    } + [0]
  }

  /// A PNG.
  package var png: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", be32(width) + be32(height) + [8, 2, 0, 0, 0])
    if frames > 1 { file += chunk("acTL", be32(frames) + be32(0)) }
    if !text.isEmpty { file += chunk("tEXt", text) + chunk("eXIf", text) }
    for frame in 0..<frames {
      file += chunk("fcTL", be32(frame) + be32(width) + be32(height))
      file += chunk(frame == 0 ? "IDAT" : "fdAT", [1, 2, 3])
    }
    return file + chunk("IEND", []) + text
  }

  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    // No test reads the checksum of a chunk that is sent as it is.
    be32(content.count) + Array(type.utf8) + content + be32(0)
  }

  /// A WebP.
  package var webP: [UInt8] {
    let size = le24(width - 1) + le24(height - 1)
    var chunks = riff("VP8X", [(text.isEmpty ? 0 : 0x0C) | (frames > 1 ? 2 : 0), 0, 0, 0] + size)
    for _ in 0..<frames {
      let frame = riff("VP8L", [1, 2, 3]) + (text.isEmpty ? [] : riff("note", text))
      chunks += riff("ANMF", Array(repeating: 0, count: 16) + frame)
    }
    if !text.isEmpty { chunks += riff("EXIF", text) + riff("XMP ", text) }
    return riff("RIFF", Array("WEBP".utf8) + chunks) + text
  }

  private func riff(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let length = le16(content.count & 0xFFFF) + le16(content.count >> 16)
    return Array(type.utf8) + length + content + (content.count.isMultiple(of: 2) ? [] : [0])
  }

  private func le16(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }

  private func le24(_ number: Int) -> [UInt8] { le16(number & 0xFFFF) + [UInt8(number >> 16)] }
}
