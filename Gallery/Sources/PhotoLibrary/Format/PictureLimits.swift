/// The limits on a file. Its header is checked before it is decoded.
public struct PictureLimits: Sendable {
  /// The largest number of bytes in the file.
  public let bytes: Int
  /// The largest number of pixels: width times height.
  public let pixels: Int
  /// The longest edge in pixels.
  public let edge: Int
  /// The largest number of scans in a progressive JPEG. A valid file with 700 scans takes ten seconds to decode.
  public let scans: Int

  /// Creates limits for a number of pixels. 65 535 is the longest edge that JPEG and GIF can declare; `djpeg` recommends 100 scans.
  public init(pixels: Int) {
    self.pixels = pixels
    // A pixel of a TIFF has at most four channels of 16 bits.
    bytes = max(Self.ordinaryBytes, pixels * 8)
    (edge, scans) = (65_535, 100)
  }

  /// The default limits. Telephones take photographs of 200 megapixels. A WebP of 34 bytes can declare 268.
  public static let standard = PictureLimits(pixels: 250_000_000)

  /// The largest photograph to make in parallel with others, in pixels. PhotoPrism uses 150 million, after years of
  /// reports.
  static let ordinaryPixels = 150_000_000
  /// The largest photograph to make in parallel with others, in bytes. PhotoPrism's `ORIGINALS_LIMIT` is of this order.
  static let ordinaryBytes = 256_000_000

  /// Checks a declared size.
  func check(width: Int, height: Int) throws(PictureProblem) {
    guard width > 0, height > 0 else { throw .broken("size") }
    guard max(width, height) <= edge else { throw .edgeTooLong(max(width, height)) }
    guard width * height <= pixels else {
      throw .tooManyPixels(width: width, height: height, limit: pixels)
    }
  }

  /// Checks the size of a file.
  func check(bytes count: Int) throws(PictureProblem) {
    guard count > 0 else { throw .empty }
    guard count <= bytes else { throw .tooManyBytes(count, limit: bytes) }
  }
}
