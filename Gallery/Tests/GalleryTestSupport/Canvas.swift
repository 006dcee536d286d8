import CPictureProbe
import CVipsShim
import Foundation

/// Pixels whose four quarters have four colours, so that any turn and mirroring is told apart.
package struct Canvas: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package private(set) var rgb: [UInt8]

  /// Quarters: red, green above; blue, white below.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    rgb = (0..<height).flatMap { y in
      (0..<width).flatMap { x in corners[(y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)] }
    }
  }

  /// Decodes a JPEG as it is stored; nil when it is none.
  package init?(jpeg: [UInt8]) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let pixels = probe_decode(jpeg, jpeg.count, &width, &height) else { return nil }
    defer { free(pixels) }
    (self.width, self.height) = (Int(width), Int(height))
    rgb = Array(UnsafeBufferPointer(start: pixels, count: Int(width * height) * 3))
  }

  private init(width: Int, height: Int, rgb: [UInt8]) {
    (self.width, self.height, self.rgb) = (width, height, rgb)
  }

  /// The colours in the middle of the quarters, from the top left in reading order, each as a letter.
  package var quarters: String {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
      let start = (height * y / 4 * width + width * x / 4) * 3
      return name(rgb[start..<start + 3])
    }.joined()
  }

  /// The pixels a camera stores that notes this orientation, so that this is what is seen.
  package func stored(_ orientation: Int) -> Canvas {
    let isSideways = orientation >= 5
    let (w, h) = isSideways ? (height, width) : (width, height)
    let pixels = (0..<h).flatMap { y in (0..<w).flatMap { x in pixel(seenFrom(orientation, x, y)) }
    }
    return Canvas(width: w, height: h, rgb: pixels)
  }

  /// As a JPEG file without any metadata.
  package func jpeg(quality: Int32 = 90) throws -> [UInt8] {
    var picture = vitrine_picture()
    guard vitrine_encode_jpeg(rgb, Int32(width), Int32(height), quality, &picture) == 0 else {
      throw CanvasProblem(words: String(cString: vitrine_error()))
    }
    defer { vitrine_release(&picture, 1) }
    return Array(UnsafeBufferPointer(start: picture.bytes, count: picture.length))
  }

  /// As a file in the format of a suffix; nil where this libvips cannot write it.
  /// - Parameter options: how libvips writes it, such as `interlace`.
  package func file(_ suffix: String, orientation: Int = 0, options: String = "") throws -> [UInt8]?
  {
    let path = NSTemporaryDirectory() + "vitrine-canvas-\(UUID().uuidString).\(suffix)"
    defer { unlink(path) }
    let target = "\(path)[\(options)]"
    guard probe_write(rgb, Int32(width), Int32(height), Int32(orientation), target) == 0 else {
      return nil
    }
    return try Array(Data(contentsOf: URL(filePath: path)))
  }

  /// Where the pixel stored at (x, y) is seen: the inverse of what each orientation asks of a viewer.
  private func seenFrom(_ orientation: Int, _ x: Int, _ y: Int) -> (Int, Int) {
    switch orientation {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (width - 1 - y, x)
    case 7: (width - 1 - y, height - 1 - x)
    case 8: (y, height - 1 - x)
    default: (x, y)
    }
  }

  private func pixel(_ place: (Int, Int)) -> ArraySlice<UInt8> {
    let start = (place.1 * width + place.0) * 3
    return rgb[start..<start + 3]
  }
}

/// Writes a picture of one colour, however large, in the format of the path's suffix.
package func writePlain(_ width: Int, _ height: Int, to path: String) throws {
  guard probe_write_plain(Int32(width), Int32(height), path) == 0 else {
    throw CanvasProblem(words: String(cString: vitrine_error()))
  }
}

/// Those of some formats, by suffix, that this libvips can write: AVIF and HEIC take encoders that may be missing.
package func writableHere(_ suffixes: [String]) -> [String] {
  suffixes.filter { (try? Canvas(width: 64, height: 64).file($0)) != nil }
}

/// libvips' own words.
package struct CanvasProblem: Error {
  package let words: String
}

/// How many kinds of metadata a JPEG carries.
package func metadataCount(in jpeg: [UInt8]) -> Int {
  Int(probe_metadata(jpeg, jpeg.count))
}

private let corners: [[UInt8]] = [[220, 0, 0], [0, 200, 0], [0, 0, 220], [250, 250, 250]]

private func name(_ color: ArraySlice<UInt8>) -> String {
  let distances = corners.map { corner in
    zip(corner, color).map { abs(Int($0) - Int($1)) }.reduce(0, +)
  }
  return ["R", "G", "B", "W"][distances.firstIndex(of: distances.min()!)!]
}
