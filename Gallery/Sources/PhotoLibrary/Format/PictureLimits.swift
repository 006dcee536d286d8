/// What a file may ask of this machine, judged by its header before anything is decoded.
public struct PictureLimits: Sendable {
  /// Bytes in the file.
  public let bytes: Int
  /// Pixels it may unfold to: width times height.
  public let pixels: Int
  /// Pixels along one edge.
  public let edge: Int
  /// Passes of a progressive JPEG; a legal file can ask for ten seconds of decoding with 700 of them.
  public let scans: Int

  /// Limits for a number of pixels. 65 500 is the longest edge of JPEG; `djpeg` recommends 100 scans.
  public init(pixels: Int) {
    self.pixels = pixels
    // Four channels of 16 bits, as a TIFF keeps them at most.
    bytes = max(Self.ordinaryBytes, pixels * 8)
    (edge, scans) = (65_500, 100)
  }

  /// Telephones take photographs of 200 megapixels. A WebP of 34 bytes can declare 268.
  public static let standard = PictureLimits(pixels: 250_000_000)

  /// Pixels up to which photographs are made beside each other. PhotoPrism settled on 150 million after years of reports.
  static let ordinaryPixels = 150_000_000
  /// Bytes up to which photographs are made beside each other; PhotoPrism's `ORIGINALS_LIMIT` is of this order.
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
