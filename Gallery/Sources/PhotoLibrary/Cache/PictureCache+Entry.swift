extension PictureCache {
  /// The name of an entry: the photograph, and a digest of everything that its pictures depend on.
  struct Entry: Sendable, Hashable {
    let id: PhotoID
    /// The first 64 bits of the digest.
    private let digest: UInt64
    /// The requested picture; nil for the pictures of the ladder.
    private var requested: PictureOnDemand?

    /// - Parameters:
    ///   - size: the size of the photograph, upright. Another version of the command may read another one.
    ///   - edition: the edition of the file, as in the index.
    ///   - decoder: the version of the decoder. Another version may decode files that this one refused.
    init(
      _ id: PhotoID, _ stamp: FileStamp, _ size: PixelSize, edition: Int = 0,
      decoder: String = DecodingWorker.decoderVersion
    ) {
      self.id = id
      let numbers =
        [
          stamp.size, stamp.modified, Int(truncatingIfNeeded: stamp.inode), size.width, size.height,
          Ladder.version,
        ] + (edition == 0 ? [] : [edition])
      let parts = numbers.map(String.init) + [decoder]
      digest = UInt64(
        bigEndianBytes: Digest.sha256(Array(parts.joined(separator: " ").utf8)).prefix(8))
    }

    /// Returns the entry of a requested picture of the same photograph.
    func requested(_ picture: PictureOnDemand) -> Entry {
      var entry = self
      entry.requested = picture
      return entry
    }

    /// The digest as text, with the name of a requested picture.
    var version: String {
      hexadecimal(digest) + (requested.map { "-\($0.name)" } ?? "")
    }

    /// The folder of the entry. 256 of them keep each one small.
    var folder: String { String(id.description.prefix(2)) }
    var path: String { "\(folder)/\(id)-\(version)" }
  }
}

extension PictureCache.Entry {
  /// The entry of a photograph in the index.
  init(_ photo: IndexedPhoto) {
    self.init(photo.id, photo.stamp, photo.properties.size, edition: photo.edition)
  }
}
