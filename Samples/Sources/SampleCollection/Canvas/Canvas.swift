/// A picture that is being painted: the linear light and the distance of each pixel.
///
/// Scenes use fractions of the height (down from the top) and of the width for positions, and
/// `unit`s for sizes. So they can be drawn at any size.
struct Canvas {
  let width: Int
  let height: Int
  var pixels: [Pixel]
  /// The distance of each pixel in world units. The sky is infinitely far.
  var distance: [Float]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: Pixel(0, 0, 0, 1), count: width * height)
    distance = Array(repeating: .infinity, count: width * height)
  }

  /// The unit of sizes in pixels: the side of a square with the area of the picture.
  var unit: Float { Float(width * height).squareRoot() }

  /// A canvas of the same size without pixels, for measurements.
  var blank: Canvas { Canvas(measuring: (width, height)) }

  private init(measuring size: (width: Int, height: Int)) {
    (width, height) = (size.width, size.height)
    (pixels, distance) = ([], [])
  }

  /// Repaints rows. The new colour of a pixel can depend on the old one. `x` and `y` are in pixels.
  @inline(__always)
  mutating func paint(
    rows: Range<Int>? = nil, _ shade: (_ x: Float, _ y: Float, _ old: Pixel) -> Pixel
  ) {
    let rows = (rows ?? 0..<height).clamped(to: 0..<height)
    let width = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      for row in rows {
        for column in 0..<width {
          let index = row * width + column
          pixels[index] = shade(Float(column) + 0.5, Float(row) + 0.5, pixels[index])
        }
      }
    }
  }

  /// Adds light to the pixels about a point, at most `reach` pixels away.
  /// - Parameter light: the light at a distance from the point, as a fraction of the reach.
  @inline(__always)
  mutating func shine(
    x: Float, y: Float, reach: Float, beyond near: Float = 0, _ light: (Float) -> Pixel
  ) {
    let columns = Self.reached(from: x - reach, to: x + reach, of: width)
    let rows = Self.reached(from: y - reach, to: y + reach, of: height)
    for row in rows {
      for column in columns where distance[row * width + column] >= near {
        let (across, down) = (Float(column) + 0.5 - x, Float(row) + 0.5 - y)
        let away = (across * across + down * down).squareRoot() / reach
        if away < 1 { pixels[row * width + column] += light(away) }
      }
    }
  }

  /// Returns the pixels of the picture between two coordinates.
  private static func reached(from low: Float, to high: Float, of size: Int) -> Range<Int> {
    let bound = { (value: Float) in Int(min(max(value, 0), Float(size))) }
    return bound(low.rounded(.down))..<bound(high.rounded(.up))
  }
}
