/// The known ratio and size of an item's picture.
struct Picture: Equatable, Sendable {
  /// The index of the item; -1 if the item is gone.
  var item: Int
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
    self.ratio = Dimensions(width: ratio, height: 1).ratio.clamped(to: Self.ratios)
    let width = min(width.orZero, 1e6)
    self.width = width < 1 ? 0 : width
  }
}

/// The last pictures that a viewer has learned.
struct PictureCache: Equatable, Sendable {
  private var pictures: [Picture] = []
  private var oldest = 0

  /// The number of pictures: more than are visible while the row moves.
  private static let capacity = 8

  /// The picture of an item; a square one if unknown.
  subscript(item: Int) -> Picture {
    let index = index(of: item)
    return index < pictures.count ? pictures[index] : Picture(item: item)
  }

  /// Adds a picture. It replaces the one of the same item, else the oldest.
  mutating func insert(_ new: Picture) {
    let known = index(of: new.item)
    if known < pictures.count {
      pictures[known] = new
    } else if pictures.count < Self.capacity {
      pictures.append(new)
    } else {
      pictures[oldest] = new
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Gives each picture the new index of its item.
  mutating func renumber(_ index: (Int) -> Int) {
    for each in pictures.indices { pictures[each].item = index(pictures[each].item) }
  }

  private func index(of item: Int) -> Int {
    var index = 0
    while index < pictures.count, pictures[index].item != item { index += 1 }
    return index
  }
}
