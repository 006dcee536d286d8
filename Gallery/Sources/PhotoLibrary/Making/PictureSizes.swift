/// The sizes at which a photograph is shown.
///
/// The pictures of the ladder are made of every photograph. The larger pictures are made when a screen needs them. The
/// last of them has all pixels of the photograph, or at most `Ladder.maximumPixels` and `Ladder.maximumEdge`.
///
/// ```
///   4032 × 3024   ladder: 320 × 240, 960 × 720, 2016 × 1512    larger: 4032 × 3024
///   6000 × 1000   ladder: 320 × 53, 960 × 160, 2000 × 333      larger: 4000 × 667, 6000 × 1000
/// ```
public struct PictureSizes: Hashable, Sendable {
  /// The size of the photograph itself.
  let photo: PixelSize
  /// Whether the decoder can decode the picture at a half, a quarter or an eighth of its size.
  let decodesSmaller: Bool

  init(_ photo: PixelSize, _ format: PictureFormat) {
    self.photo = photo
    decodesSmaller = [.jpeg, .raw].contains(format)
  }

  /// The sizes of the pictures that are made of every photograph, narrowest first. Each has another width.
  public var ladder: [PixelSize] {
    let last = Ladder.widths.count - 1
    return distinct(
      Ladder.widths.enumerated().map { index, width in
        size(scaledBy: scale(width), mayStayLarger: index == last)
      })
  }

  /// The sizes of the pictures that are made on request, narrowest first.
  public var larger: [PixelSize] {
    var width = Ladder.widths[Ladder.widths.count - 1]
    var sizes: [PixelSize] = []
    while sizes.last != largest {
      width *= 2
      let next = size(scaledBy: min(scale(width), largestScale), mayStayLarger: true)
      sizes.append(next.pixels < largest.pixels ? next : largest)
    }
    let widest = ladder[ladder.count - 1].width
    return distinct(sizes.filter { $0.width > widest })
  }

  /// All sizes, narrowest first.
  public var all: [PixelSize] { ladder + larger }

  /// Whether no picture of the whole photograph has all its pixels.
  var hasRegions: Bool { largestScale < 1 }

  private var largest: PixelSize { size(scaledBy: largestScale, mayStayLarger: false) }

  private var largestScale: Double {
    min(
      1, (Double(Ladder.maximumPixels) / Double(photo.pixels)).squareRoot(),
      Double(Ladder.maximumEdge) / Double(max(photo.width, photo.height)))
  }

  /// Returns the scale at which the photograph has a width, and at most twice that height.
  private func scale(_ width: Int) -> Double {
    min(1, Double(width) / Double(photo.width), 2 * Double(width) / Double(photo.height))
  }

  /// - Parameter mayStayLarger: whether the picture may stay a quarter wider, as the decoder returns it. Resampling takes
  ///   as long as decoding.
  private func size(scaledBy scale: Double, mayStayLarger: Bool) -> PixelSize {
    if mayStayLarger {
      let shrink = decoderShrink(scale)
      if scale * Double(shrink) * tolerance >= 1 { return decoded(shrink) }
    }
    return PixelSize(scaled(photo.width, by: scale), scaled(photo.height, by: scale))
  }

  private func decoderShrink(_ scale: Double) -> Int {
    guard decodesSmaller else { return 1 }
    return [8, 4, 2].first { scale * Double($0) <= 1 } ?? 1
  }

  /// Returns the size that the decoder returns. It rounds up.
  private func decoded(_ shrink: Int) -> PixelSize {
    PixelSize((photo.width + shrink - 1) / shrink, (photo.height + shrink - 1) / shrink)
  }
}

private let tolerance = 1.25

private func scaled(_ edge: Int, by scale: Double) -> Int {
  max(1, Int((Double(edge) * scale).rounded()))
}

/// Keeps the last of all sizes with the same width: a browser distinguishes pictures by their widths.
private func distinct(_ sizes: [PixelSize]) -> [PixelSize] {
  sizes.indices.filter { $0 == sizes.count - 1 || sizes[$0 + 1].width > sizes[$0].width }
    .map { sizes[$0] }
}
