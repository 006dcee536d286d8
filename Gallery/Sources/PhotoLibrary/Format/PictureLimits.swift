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

  /// 150 megapixels is what PhotoPrism settled on after years of reports; no camera sold to
  /// photographers exceeds it. 65 500 is the longest edge of JPEG; `djpeg` recommends 100 scans.
  public static let standard = PictureLimits(
    bytes: 256_000_000, pixels: 150_000_000, edge: 65_500, scans: 100)

  /// Checks a declared size.
  func check(width: Int, height: Int) throws(PictureProblem) {
    guard width > 0, height > 0 else { throw .broken("size") }
    guard max(width, height) <= edge else { throw .edgeTooLong(max(width, height)) }
    guard width * height <= pixels else { throw .tooManyPixels(width: width, height: height) }
  }

  /// Checks the size of a file.
  func check(bytes count: Int) throws(PictureProblem) {
    guard count > 0 else { throw .empty }
    guard count <= bytes else { throw .tooManyBytes(count) }
  }
}
