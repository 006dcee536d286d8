/// The parts of a GIF, a PNG or a WebP that may move: its frames, and what no browser draws.
struct AnimationParts {
  /// A part that no browser draws, such as a text, and as many bytes that stand for nothing; zeros follow them.
  struct Other {
    let range: Range<Int>
    let replacement: [UInt8]
  }

  /// The number of frames.
  private(set) var frames = 0
  /// The parts that no browser draws.
  private(set) var others: [Other] = []
  /// The offset at which the picture ends.
  private(set) var end = 0

  /// Reads the parts of a picture. A picture of one frame may be read in part.
  init(_ bytes: FileBytes, _ format: PictureFormat) throws(PictureProblem) {
    switch format {
    case .gif: try readGIF(bytes)
    case .png: try readPNG(bytes)
    case .webp: try readWebP(bytes)
    default: break
    }
  }

  /// Whether a picture moves, and a browser can be asked to show that. A file of a few bytes can have very many large frames.
  static func areWithinLimits(_ bytes: FileBytes, _ format: PictureFormat) -> Bool {
    guard [.gif, .png, .webp].contains(format), bytes.count <= mostBytes,
      let size = try? PictureHeader(bytes), size.storedWidth * size.storedHeight <= mostPixels,
      let parts = try? AnimationParts(bytes, format)
    else { return false }
    return (2...mostFrames).contains(parts.frames)
  }
}

// A minute of a screen, at its size, as the largest ones on the web.
private let mostBytes = 64 << 20
private let mostFrames = 5000
private let mostPixels = 16 << 20

// MARK: GIF

extension AnimationParts {
  private mutating func readGIF(_ bytes: FileBytes) throws(PictureProblem) {
    var offset = 13 + (try GIFHeader.colourTable(bytes, at: 10))
    while true {
      let start = offset
      switch try bytes.u8(at: offset) {
      case GIFHeader.extensionBlock:
        offset = try GIFHeader.endOfParts(bytes, from: offset + 2)
        let isControl = try bytes.u8(at: start + 1) == 0xF9
        let isLoop = ["NETSCAPE2.0", "ANIMEXTS1.0"].contains { bytes.has($0, at: start + 3) }
        guard !isControl, !isLoop else { continue }
        others.append(Other(range: start..<offset, replacement: emptyComment(offset - start)))
      case GIFHeader.imageBlock:
        frames += 1
        let data = offset + 10 + (try GIFHeader.colourTable(bytes, at: offset + 9))
        offset = try GIFHeader.endOfParts(bytes, from: data + 1)
      case 0x3B:
        end = offset + 1
        return
      default: throw .broken("GIF structure")
      }
    }
  }
}

/// Returns a comment of zeros, whose parts have at most 255 bytes.
private func emptyComment(_ count: Int) -> [UInt8] {
  var comment: [UInt8] = [0x21, 0xFE]
  while count - comment.count > 1 {
    // The rest has room for a part, or for the end alone.
    let room = count - comment.count - 1
    let part = room - 1 <= 255 ? room - 1 : room == 257 ? 254 : 255
    comment += [UInt8(part)] + Array(repeating: 0, count: part)
  }
  return comment + [0]
}

// MARK: PNG

extension AnimationParts {
  private mutating func readPNG(_ bytes: FileBytes) throws(PictureProblem) {
    var (offset, moves) = (8, false)
    while true {
      let (length, type) = (try bytes.u32(at: offset), try bytes.code(at: offset + 4))
      let payload = offset + 8..<offset + 8 + length
      guard payload.upperBound + 4 <= bytes.count else { throw .cutShort }
      if type == "acTL" { moves = true }
      if type == "fcTL" { frames += 1 }
      // The chunks of an ordinary picture are not read to their end.
      if type == "IDAT", !moves { return }
      if !drawnChunks.contains(type) {
        let name = Array("vtRn".utf8)
        others.append(
          Other(range: offset + 4..<payload.upperBound, replacement: name))
        let sum = checksum(name, zeros: length)
        others.append(
          Other(
            range: payload.upperBound..<payload.upperBound + 4,
            replacement: (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }))
      }
      offset = payload.upperBound + 4
      guard type != "IEND" else { break }
    }
    end = offset
  }
}

/// The chunks that change how a PNG looks.
private let drawnChunks: Set = [
  "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV",
  "cLLI", "bKGD", "hIST", "pHYs", "sPLT", "acTL", "fcTL", "fdAT",
]

/// Returns the checksum of a type and zeros (PNG, annex D).
private func checksum(_ type: [UInt8], zeros: Int) -> UInt32 {
  var sum = ~UInt32(0)
  for byte in type { sum = sum >> 8 ^ checksums[Int((sum ^ UInt32(byte)) & 0xFF)] }
  for _ in 0..<zeros { sum = sum >> 8 ^ checksums[Int(sum & 0xFF)] }
  return ~sum
}

private let checksums: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
}

// MARK: WebP

extension AnimationParts {
  private mutating func readWebP(_ bytes: FileBytes) throws(PictureProblem) {
    guard bytes.has("VP8X", at: 12), case let flags = try bytes.u8(at: 20), flags & 2 != 0 else {
      frames = 1
      return
    }
    end = 8 + (try bytes.u32(at: 4, .little))
    guard end <= bytes.count else { throw .cutShort }
    // The flags for EXIF and XMP.
    others.append(Other(range: 20..<21, replacement: [UInt8(flags & ~0x0C)]))
    try readChunks(bytes, in: 12..<end)
  }

  private mutating func readChunks(
    _ bytes: FileBytes, in range: Range<Int>
  ) throws(PictureProblem) {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let (type, length) = (try bytes.code(at: offset), try bytes.u32(at: offset + 4, .little))
      let payload = offset + 8..<offset + 8 + length
      guard payload.upperBound <= range.upperBound else { throw .cutShort }
      switch type {
      case "ANMF":
        frames += 1
        try readChunks(
          bytes, in: min(payload.lowerBound + 16, payload.upperBound)..<payload.upperBound)
      case "VP8X", "ANIM", "ICCP", "ALPH", "VP8 ", "VP8L": break
      default:
        others.append(Other(range: offset..<offset + 4, replacement: Array("JUNK".utf8)))
        others.append(Other(range: payload, replacement: []))
      }
      offset = payload.upperBound + length & 1
    }
  }
}
