/// GIF (89a): a logical screen (section 18), and frames on it (section 20).
enum GIFHeader {
  /// Returns the size that libvips gives the picture. A first frame that is larger than the screen enlarges it.
  static func frame(_ bytes: FileBytes) throws(PictureProblem) -> PictureFrame {
    let screen = try size(bytes, at: 6)
    let first = try? firstFrame(bytes)
    let size = screen.isDoubtful ? first ?? screen : first.map(screen.union) ?? screen
    return PictureFrame(width: size.width, height: size.height)
  }

  /// Returns the right and the lower edge of the first frame.
  private static func firstFrame(_ bytes: FileBytes) throws(PictureProblem) -> PixelSize {
    var offset = 13 + (try colourTable(bytes, at: 10))
    let end = offset + maximumExtensionBytes
    while offset < end, try bytes.u8(at: offset) == extensionBlock {
      offset = try endOfParts(bytes, from: offset + 2)
    }
    guard try bytes.u8(at: offset) == imageBlock else { throw .broken("GIF structure") }
    let (corner, size) = (try size(bytes, at: offset + 1), try size(bytes, at: offset + 5))
    return PixelSize(corner.width + size.width, corner.height + size.height)
  }

  /// Returns the end of the parts of a block. Each begins with its length, and the last one is empty.
  static func endOfParts(
    _ bytes: FileBytes, from start: Int
  ) throws(PictureProblem) -> Int {
    var offset = start
    while case let length = try bytes.u8(at: offset), length > 0 { offset += 1 + length }
    return offset + 1
  }

  /// Returns the length of the table of colours that flags announce.
  static func colourTable(
    _ bytes: FileBytes, at flags: Int
  ) throws(PictureProblem) -> Int {
    let flags = try bytes.u8(at: flags)
    return flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  private static func size(_ bytes: FileBytes, at offset: Int) throws(PictureProblem) -> PixelSize {
    PixelSize(try bytes.u16(at: offset, .little), try bytes.u16(at: offset + 2, .little))
  }

  // A picture may begin with XMP and a colour profile.
  private static let maximumExtensionBytes = 16 << 20
  static let extensionBlock = 0x21
  static let imageBlock = 0x2C
}

extension PixelSize {
  /// Whether the screen may be that of the author's computer. libnsgif, the decoder of libvips, ignores these sizes.
  fileprivate var isDoubtful: Bool {
    width == 0 || height == 0 || max(width, height) > 2048 || screens.contains(self)
  }

  fileprivate func union(_ other: PixelSize) -> PixelSize {
    PixelSize(max(width, other.width), max(height, other.height))
  }
}

private let screens: Set = [
  PixelSize(640, 480), PixelSize(640, 512), PixelSize(800, 600), PixelSize(1024, 768),
  PixelSize(1280, 1024), PixelSize(1600, 1200),
]
