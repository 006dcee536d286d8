/// A developed picture: 8-bit sRGB, three bytes a pixel, rows from the top.
public struct Bitmap: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Red, green and blue of each pixel.
  public let bytes: [UInt8]

  /// - Precondition: `bytes` holds three bytes for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 3, "a bitmap holds three bytes for each pixel")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// A copy whose long side has about so many pixels, each the mean of a square of the picture's.
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
