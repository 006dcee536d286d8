/// The latest pictures that could not be written to the cache, held in memory while the disk is full.
struct UnkeptPictures {
  private var pictures: [PictureCache.Entry: MadePictures] = [:]
  private var order: [PictureCache.Entry] = []

  /// Holds pictures, letting go of the oldest beyond `capacity`.
  mutating func hold(_ made: MadePictures, as entry: PictureCache.Entry) {
    if pictures.updateValue(made, forKey: entry) == nil { order.append(entry) }
    if order.count > capacity { pictures[order.removeFirst()] = nil }
  }

  /// The picture of one width, when it is held.
  func picture(of entry: PictureCache.Entry, at width: Int) -> [UInt8]? {
    guard let rung = Ladder.widths.firstIndex(of: width), let made = pictures[entry] else {
      return nil
    }
    return made.pictures[rung].jpeg
  }
}

// About half a megabyte each: several screens of photographs.
private let capacity = 128
