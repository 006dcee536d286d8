/// The size of an upright picture in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a size.
  public init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// The number of all pixels.
  var pixels: Int { width * height }
}
