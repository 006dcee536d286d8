/// Photographs by their paths. It also finds those that have vanished, and the identifiers that are free.
struct PhotosByPath {
  private var photos: [PhotoPath: IndexedPhoto] = [:]
  private var ids: Set<PhotoID> = []
  /// The paths that have vanished, by the bytes in their files.
  private var vanished: [Int: Set<PhotoPath>] = [:]
  /// The path of the original of each content, by the first 64 bits of its digest. The photograph may have changed since.
  private var originals: [UInt64: PhotoPath] = [:]

  /// All photographs, in no order.
  var all: some Sequence<IndexedPhoto> { photos.values }

  /// Returns the photograph at a path.
  subscript(path: PhotoPath) -> IndexedPhoto? { photos[path] }

  /// Returns the photograph whose pictures all photographs with some content share; nil if there is none.
  func original(content: [UInt8]) -> IndexedPhoto? {
    let photo = originals[key(of: content)].flatMap { photos[$0] }
    return photo?.content == content ? photo : nil
  }

  /// Makes the photograph at a path the original of its content.
  mutating func setOriginal(_ path: PhotoPath, content: [UInt8]) {
    originals[key(of: content)] = path
  }

  /// Returns the photographs that have vanished and whose files had this number of bytes.
  func vanished(bytes: Int) -> [IndexedPhoto] {
    (vanished[bytes] ?? []).compactMap { photos[$0] }
  }

  /// Returns the first identifier that no photograph has.
  /// - Parameter newID: returns another identifier for each number.
  func unusedID(_ newID: (Int) -> PhotoID) -> PhotoID {
    var number = 0
    while ids.contains(newID(number)) { number += 1 }
    return newID(number)
  }

  /// Adds a photograph. It replaces another one at the same path.
  mutating func insert(_ photo: IndexedPhoto) {
    remove(photo.path)
    photos[photo.path] = photo
    ids.insert(photo.id)
    if photo.hasVanished { vanished[photo.stamp.size, default: []].insert(photo.path) }
    if let content = photo.content, original(content: content) == nil {
      setOriginal(photo.path, content: content)
    }
  }

  /// Removes the photograph at a path.
  mutating func remove(_ path: PhotoPath) {
    guard let photo = photos.removeValue(forKey: path) else { return }
    ids.remove(photo.id)
    vanished[photo.stamp.size]?.remove(path)
  }
}

/// Returns the first 64 bits of a digest.
private func key(of content: [UInt8]) -> UInt64 {
  UInt64(bigEndianBytes: content.prefix(8))
}
