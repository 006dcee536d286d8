/// Holds the newest pictures that could not be written to the cache, for instance while the disk is full.
struct UncachedPictures {
  private var pictures: [PictureCache.Entry: MadePictures] = [:]
  private var order: [PictureCache.Entry] = []

  /// Adds the pictures of a photograph. Removes the oldest beyond `capacity`.
  mutating func insert(_ made: MadePictures, as entry: PictureCache.Entry) {
    if pictures.updateValue(made, forKey: entry) == nil { order.append(entry) }
    if order.count > capacity { pictures[order.removeFirst()] = nil }
  }

  /// Returns the picture of one width; nil if it is not held.
  func picture(of entry: PictureCache.Entry, at width: Int) -> [UInt8]? {
    guard let rung = Ladder.widths.firstIndex(of: width), let made = pictures[entry] else {
      return nil
    }
    return made.pictures[rung].jpeg
  }
}

// Photographs on several screens; each takes about half a megabyte.
private let capacity = 128
