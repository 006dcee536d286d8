/// A finished picture: 8-bit sRGB, three bytes for each pixel, rows from the top.
public struct Bitmap: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The red, green and blue of each pixel.
  public let bytes: [UInt8]

  /// Creates a bitmap.
  /// - Precondition: `bytes` holds three bytes for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 3, "a bitmap holds three bytes for each pixel")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Returns a smaller copy, in which each pixel is the mean of a square.
  /// - Parameter side: the approximate length of the long side in pixels.
  func reduced(to side: Int) -> Bitmap {
    let step = max(1, max(width, height) / side)
    let (columns, rows) = (width / step, height / step)
    var reduced: [UInt8] = []
    reduced.reserveCapacity(columns * rows * 3)
    for row in 0..<rows {
      for column in 0..<columns {
        for channel in 0..<3 {
          reduced.append(mean(column * step, row * step, step, channel))
        }
      }
    }
    return Bitmap(width: columns, height: rows, bytes: reduced)
  }

  private func mean(_ left: Int, _ top: Int, _ step: Int, _ channel: Int) -> UInt8 {
    var sum = 0
    for row in top..<top + step {
      for column in left..<left + step {
        sum += Int(bytes[(row * width + column) * 3 + channel])
      }
    }
    return UInt8(sum / (step * step))
  }
}
