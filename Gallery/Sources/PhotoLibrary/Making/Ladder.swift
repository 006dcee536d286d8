/// The widths at which every photograph is made.
///
/// A width is that of the upright picture, in pixels. A picture that would be taller than two widths gets that height
/// instead. Pictures are never enlarged. `PictureSizes` returns the sizes for a photograph.
enum Ladder {
  /// - 320 fills a grid cell of 100 to 160 points on a screen of double density.
  /// - 960 fills a carousel's card, or a telephone held upright.
  /// - 2000 fills a screen. It is half the width of a photograph of 12 megapixels: decoding a JPEG at half its size
  ///   costs nothing extra, while resampling to another width takes as long as decoding.
  static let widths = [320, 960, 2000]

  /// The pixels of the largest picture. A browser needs four bytes for each, and telephones refuse much larger pictures.
  static let maximumPixels = 50_000_000

  /// The longest edge that encoders of JPEG accept.
  static let maximumEdge = 65_500

  /// The quality of the JPEG files. Above 80 the files grow without a visible difference.
  static let quality: Int32 = 80

  /// A number that changes when the same file would give other pictures, or entries of another form, so that the cache makes them
  /// again.
  static let version = 6
}
