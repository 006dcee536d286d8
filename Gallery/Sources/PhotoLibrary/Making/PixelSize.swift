/// The size of an upright picture in pixels.
public struct PixelSize: Hashable, Sendable {
  // A photograph has several sizes, and a folder 100 000 photographs.
  private let columns: Int32
  private let rows: Int32

  /// The pixels in a row.
  public var width: Int { Int(columns) }
  /// The number of rows.
  public var height: Int { Int(rows) }

  /// Creates a size.
  public init(_ width: Int, _ height: Int) {
    (columns, rows) = (Int32(clamping: width), Int32(clamping: height))
  }

  /// The number of all pixels.
  var pixels: Int { width * height }
}
