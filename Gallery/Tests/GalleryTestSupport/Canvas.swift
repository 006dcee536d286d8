import CPictureProbe
import CVipsShim
import Foundation

/// Pixels whose four quarters have four colours, so that tests can distinguish every rotation and mirroring.
package struct Canvas: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package private(set) var rgb: [UInt8]

  /// Creates a picture with red and green quarters above blue and white ones.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    rgb = (0..<height).flatMap { y in
      (0..<width).flatMap { x in corners[(y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)] }
    }
  }

  /// Creates a picture of random pixels, whose JPEG is large.
  package init(noise seed: Int, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    var random = SeededRandom(seed: UInt64(seed))
    rgb = (0..<width * height * 3).map { _ in .random(in: .min ... .max, using: &random) }
  }

  /// Decodes a JPEG without rotating it; nil if it is not a JPEG.
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

  /// The colours in the middle of the quarters, in reading order, each as a letter.
  package var quarters: String {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
      let start = (height * y / 4 * width + width * x / 4) * 3
      return name(rgb[start..<start + 3])
    }.joined()
  }

  /// Returns the pixels that a camera stores with an orientation, so that the upright picture is this one.
  package func stored(_ orientation: Int) -> Canvas {
    let isSideways = orientation >= 5
    let (w, h) = isSideways ? (height, width) : (width, height)
    let pixels = (0..<h).flatMap { y in (0..<w).flatMap { x in pixel(seenFrom(orientation, x, y)) }
    }
    return Canvas(width: w, height: h, rgb: pixels)
  }

  /// Returns a JPEG file without metadata.
  package func jpeg(quality: Int32 = 90) throws -> [UInt8] {
    var picture = vitrine_picture()
    guard vitrine_encode_jpeg(rgb, Int32(width), Int32(height), quality, &picture) == 0 else {
      throw CanvasProblem(words: String(cString: vitrine_error()))
    }
    defer { vitrine_release(&picture, 1) }
    return Array(UnsafeBufferPointer(start: picture.bytes, count: picture.length))
  }

  /// Returns a file in the format of a suffix; nil if this libvips cannot write it.
  /// - Parameter options: options of libvips, such as `interlace`.
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

  /// Returns the position of the stored pixel (x, y) in the upright picture.
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

  private func pixel(_ point: (Int, Int)) -> ArraySlice<UInt8> {
    let start = (point.1 * width + point.0) * 3
    return rgb[start..<start + 3]
  }
}

/// Writes a picture of one colour in the format of the path's suffix. Large pictures need little memory.
package func writePlain(_ width: Int, _ height: Int, to path: String) throws {
  guard probe_write_plain(Int32(width), Int32(height), path) == 0 else {
    throw CanvasProblem(words: String(cString: vitrine_error()))
  }
}

/// Returns the suffixes whose formats this libvips can write. Its encoders for AVIF and HEIC may be missing.
package func writableHere(_ suffixes: [String]) -> [String] {
  suffixes.filter { (try? Canvas(width: 64, height: 64).file($0)) != nil }
}

/// A message of libvips.
package struct CanvasProblem: Error {
  package let words: String
}

/// Returns the number of kinds of metadata in a JPEG.
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
