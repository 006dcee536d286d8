import CPictureProbe
import CVipsShim
import Foundation

/// Pixels whose four quarters have four colours, so that tests can distinguish every rotation and mirroring.
package struct Canvas: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package private(set) var rgb: [UInt8]

  /// Creates a picture of four colours in reading order: by default, red and green quarters above blue and white ones.
  package init(width: Int, height: Int, quarters: [SIMD3<UInt8>]? = nil) {
    let colours = quarters ?? corners
    self.init(width: width, height: height) { x, y in
      colours[(y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1)]
    }
  }

  /// Creates a picture of random pixels, whose JPEG is large.
  package init(noise seed: Int, width: Int, height: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    self.init(width: width, height: height) { _, _ in
      SIMD3(truncatingIfNeeded: SIMD3(repeating: random.next()) &>> SIMD3(0, 8, 16))
    }
  }

  /// Creates a picture of waves of three colours, which is the same at every size.
  package init(wavesAcross width: Int, down height: Int) {
    let columns = (0..<width).map { 2 * .pi * (Double($0) + 0.5) / Double(width) }
    let rows = (0..<height).map { 2 * .pi * (Double($0) + 0.5) / Double(height) }
    let (reds, greens) = (columns.map { wave(sin(3 * $0)) }, rows.map { wave(sin(2 * $0)) })
    let (acrosses, downs) = (columns.map(Turn.init), rows.map(Turn.init))
    self.init(width: width, height: height) { x, y in
      SIMD3(reds[x], greens[y], wave(acrosses[x].sine(and: downs[y])))
    }
  }

  /// Decodes a JPEG without rotating it; nil if it is not a JPEG.
  package init?(jpeg: [UInt8]) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let pixels = probe_decode(jpeg, jpeg.count, &width, &height) else { return nil }
    defer { free(pixels) }
    (self.width, self.height) = (Int(width), Int(height))
    rgb = Array(UnsafeBufferPointer(start: pixels, count: Int(width * height) * 3))
  }

  init(width: Int, height: Int, rgb: [UInt8]) {
    (self.width, self.height, self.rgb) = (width, height, rgb)
  }

  /// Creates a picture from the colour of each pixel.
  @inline(__always)
  init(width: Int, height: Int, colour: (_ x: Int, _ y: Int) -> SIMD3<UInt8>) {
    (self.width, self.height) = (width, height)
    rgb = [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
      for y in 0..<height {
        for x in 0..<width {
          let colour = colour(x, y)
          for part in 0..<3 { bytes[count + part] = colour[part] }
          count += 3
        }
      }
    }
  }

  /// The colours in the middle of the quarters, in reading order, each as a letter.
  package var quarters: String { quarterColours.map(name).joined() }

  /// The colours in the middle of the quarters, in reading order.
  package var quarterColours: [SIMD3<UInt8>] {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in pixel((width * x / 4, height * y / 4)) }
  }

  /// Returns the pixels that a camera stores with an orientation, so that the upright picture is this one.
  package func stored(_ orientation: Int) -> Canvas {
    let isSideways = orientation >= 5
    let (w, h) = isSideways ? (height, width) : (width, height)
    return Canvas(width: w, height: h) { x, y in pixel(seenFrom(orientation, x, y)) }
  }

  /// Returns the mean distance between the parts of colours of two pictures of the same size.
  package func difference(from other: Canvas) -> Double {
    var sum = 0
    for index in rgb.indices { sum += abs(Int(rgb[index]) - Int(other.rgb[index])) }
    return Double(sum) / Double(rgb.count)
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

  private func pixel(_ point: (Int, Int)) -> SIMD3<UInt8> {
    let start = (point.1 * width + point.0) * 3
    return SIMD3(rgb[start], rgb[start + 1], rgb[start + 2])
  }
}

/// Returns the number of kinds of metadata in a JPEG.
package func metadataCount(in jpeg: [UInt8]) -> Int {
  Int(probe_metadata(jpeg, jpeg.count))
}

/// The sine and the cosine of an angle.
struct Turn {
  private let sine: Double
  private let cosine: Double

  init(_ angle: Double) { (sine, cosine) = (sin(angle), cos(angle)) }

  /// Returns the sine of the sum of this angle and another one. For a whole picture that takes less time than a sine of each sum.
  @inline(__always)
  func sine(and other: Turn) -> Double { sine * other.cosine + cosine * other.sine }
}

private let corners: [SIMD3<UInt8>] = [
  SIMD3(220, 0, 0), SIMD3(0, 200, 0), SIMD3(0, 0, 220), SIMD3(250, 250, 250),
]

private func wave(_ sine: Double) -> UInt8 { UInt8(128 + 90 * sine) }

private func name(_ colour: SIMD3<UInt8>) -> String {
  let distances = corners.map { corner in
    (0..<3).map { abs(Int(corner[$0]) - Int(colour[$0])) }.reduce(0, +)
  }
  return ["R", "G", "B", "W"][distances.firstIndex(of: distances.min()!)!]
}
