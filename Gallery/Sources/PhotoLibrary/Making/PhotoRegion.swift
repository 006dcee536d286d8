/// A rectangle of a photograph, in pixels of the upright picture.
///
/// No picture of a whole photograph has more than `Ladder.maximumPixels`. A screen that magnifies a larger photograph shows the
/// part that is seen as a picture of its own.
public struct PhotoRegion: Hashable, Sendable {
  private let edges: SIMD2<UInt16>
  let size: PixelSize

  init(left: Int, top: Int, size: PixelSize) {
    edges = SIMD2(UInt16(left), UInt16(top))
    self.size = size
  }

  /// The pixels of the photograph left of it.
  var left: Int { Int(edges.x) }

  /// The pixels of the photograph above it.
  var top: Int { Int(edges.y) }

  /// Reads the form of `name`; nil if it is not valid.
  public init?(_ name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt16($0) }.map(Int.init)
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    self.init(left: numbers[0], top: numbers[1], size: PixelSize(numbers[2], numbers[3]))
    // Another spelling of the same numbers is another address.
    guard self.name == name else { return nil }
  }

  /// Its name in addresses: left, top, width and height.
  var name: String { "\(left)-\(top)-\(size.width)-\(size.height)" }

  /// Whether it is a part of a photograph that has regions. All edges but those of the photograph are multiples of a step, so that
  /// a photograph has a limited number of regions.
  func isPossible(of sizes: PictureSizes) -> Bool {
    let (right, bottom) = (left + size.width, top + size.height)
    return sizes.hasRegions && size.pixels <= Ladder.maximumPixels
      && left.isMultiple(of: Self.step) && top.isMultiple(of: Self.step)
      && (right == sizes.photo.width
        || right < sizes.photo.width && right.isMultiple(of: Self.step))
      && (bottom == sizes.photo.height
        || bottom < sizes.photo.height && bottom.isMultiple(of: Self.step))
  }

  /// The same value as in Gallery/Page/pictures/region-address.js. The part that a screen shows grows by a few hundred pixels.
  static let step = 256
}
