/// Holds the newest pictures that could not be written to the cache, for instance while the disk is full.
struct UncachedPictures {
  private var pictures: [PictureCache.Entry: MadePictures] = [:]
  private var order: [PictureCache.Entry] = []

  /// Adds the pictures of a photograph. Removes the oldest beyond `capacity`.
  mutating func insert(_ made: MadePictures, as entry: PictureCache.Entry) {
    if pictures.updateValue(made, forKey: entry) == nil { order.append(entry) }
    if order.count > capacity { pictures[order.removeFirst()] = nil }
  }

  /// Returns a picture of the ladder, counted from the narrowest; nil if it is not held.
  func picture(of entry: PictureCache.Entry, at rung: Int) -> [UInt8]? {
    guard let made = pictures[entry], made.pictures.indices.contains(rung) else { return nil }
    return made.pictures[rung].jpeg
  }
}

// Photographs on several screens; each takes about half a megabyte.
private let capacity = 128
