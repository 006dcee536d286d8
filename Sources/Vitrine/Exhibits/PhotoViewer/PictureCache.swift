/// The last pictures that a viewer has learned.
struct PictureCache: Equatable, Sendable {
  private var pictures: [Picture] = []
  private var oldest = 0

  /// The number of pictures: more than are visible while the row moves.
  private static let capacity = 8

  /// The picture of an item; a square one if unknown.
  subscript(item: Int) -> Picture { known(item) ?? Picture(item: item) }

  /// Returns the picture of an item; nil if unknown.
  func known(_ item: Int) -> Picture? {
    let index = index(of: item)
    return index < pictures.count ? pictures[index] : nil
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
