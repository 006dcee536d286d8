/// The widths at which every photograph is made, and the small picture before them.
///
/// All widths are pixels across the upright picture; a picture taller than two widths is held to that
/// height instead, and nothing is ever enlarged.
public enum Ladder {
  /// The picture embedded by the camera, handed on as it is: about this wide, there at once.
  public static let preview = 160

  /// - 320 fills a grid cell of 100 to 160 points on a screen of double density.
  /// - 960 fills a carousel's card, or a telephone held upright.
  /// - 2000 fills a screen, and is what half the pixels of a 12 megapixel photograph are: JPEG is
  ///   decoded at 1/2 for free, while resampling to any other width costs as much as the decoding.
  public static let widths = [320, 960, 2000]

  /// Quality of the JPEG files; beyond 80, bytes grow faster than anybody sees.
  static let quality: Int32 = 80

  /// Changes whenever the same file would be made into other pictures, so that older ones are not used.
  static let version = 2
}
