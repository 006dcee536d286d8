/// The known ratio and size of an item's picture.
struct Picture: Equatable, Sendable {
  /// The index of the item; -1 if the item is gone.
  var item: Int
  /// Whether the item is gone.
  var isGone: Bool { item < 0 }
  /// Its width divided by its height.
  let ratio: Double
  /// Its width in pixels; 0 if unknown.
  let width: Double
  #if arch(wasm32)
  var maximumZoom: Double? { nil }
  #else
  /// The maximum magnification that an app has set; nil for the one that follows from the picture.
  var maximumZoom: Double?
  #endif

  /// The range of ratios. The longest side of a JPEG has 65 535 pixels, the shortest one.
  private static let ratios = 1 / 65_535.0...65_535

  /// Creates the picture of an item, a square one by default.
  init(item: Int, ratio: Double = 1, width: Double = 0) {
    self.item = item
    self.ratio = ratio.orOne.clamped(to: Self.ratios)
    let width = min(width.orZero, 1e6)
    self.width = width < 1 ? 0 : width
  }
}
