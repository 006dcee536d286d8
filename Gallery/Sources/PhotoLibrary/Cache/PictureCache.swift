import Foundation

/// The pictures on disk: one file for each photograph, with the pictures of its ladder, and one for each requested picture.
///
/// The name of an entry depends on the photograph and on everything that its pictures depend on, so a changed
/// photograph has another entry. Entries are written under a temporary name first, so an entry is complete. A picture
/// that was damaged later is found during reading, and made again.
public struct PictureCache: Sendable {
  let folder: CacheFolder
  private let key: [UInt8]

  private let budget: CacheBudget

  /// Opens the cache in a folder, and removes the temporary files of processes that were killed.
  /// - Parameter limit: the limits on its size; nil for the standard ones.
  /// - Throws: the system's error if the folder cannot be written.
  public init(_ folder: CacheFolder, limit: CacheLimit? = nil) throws(FileProblem) {
    self.folder = folder
    // The system's random generator is cryptographic.
    let random = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
    key = try folder.writeOnce("key", random) { $0.count == random.count }
    budget = CacheBudget(folder, limit ?? .standard(at: folder.path))
    folder.sweep()
  }

  /// The reason that there is no room for pictures that nobody waits for; nil if there is room.
  var shortage: CacheShortage? { budget.shortage }

  /// Returns an identifier in addresses for the photograph or the album at a path.
  /// - Parameter number: another number gives another identifier, if a photograph that was moved still has the first one.
  func id(of path: PhotoPath, number: Int = 0) -> PhotoID {
    // No path contains a zero.
    let bytes = path.bytes + (number == 0 ? [] : [0] + Array(String(number).utf8))
    return PhotoID(code: Digest.authenticationCode(for: bytes, key: key))
  }

  /// Returns the record of a photograph; nil if its pictures are not made yet.
  func record(of entry: Entry) -> PictureRecord? {
    folder.open(entry.path).flatMap { PictureRecord(of: $0) }
  }

  /// Returns a picture of the ladder, counted from the narrowest; nil if it is missing or damaged.
  func picture(of entry: Entry, at rung: Int) -> [UInt8]? {
    guard let file = folder.open(entry.path),
      case .made(_, _, let pictures)? = PictureRecord(of: file), pictures.indices.contains(rung)
    else { return nil }
    // The date of an entry is the time at which it was shown last.
    futimens(file.descriptor, nil)
    return pictures[rung].jpeg(in: file)
  }

  /// Writes the pictures of a photograph.
  func store(_ made: MadePictures, as entry: Entry) throws(FileProblem) {
    let line = Array(PictureRecord(made).line.utf8)
    try write([line] + made.pictures.map(\.jpeg), to: entry)
  }

  /// Returns a requested picture; nil if it is missing or damaged.
  func picture(of entry: Entry, _ requested: PictureOnDemand) -> [UInt8]? {
    picture(of: entry.requested(requested), at: 0)
  }

  /// Writes a requested picture.
  func store(
    _ made: MadePictures, as entry: Entry, _ requested: PictureOnDemand
  ) throws(FileProblem) {
    try store(made, as: entry.requested(requested))
  }

  /// Writes the reason that pictures cannot be made, so that only a changed file is tried again.
  func storeFailure(_ reason: String, as entry: Entry) throws(FileProblem) {
    try write([Array(PictureRecord.failed(reason).line.utf8)], to: entry)
  }

  /// Removes the entry of a photograph, so that its pictures are made again.
  func forget(_ entry: Entry) {
    budget.remove(entry.path)
  }

  /// Gives a photograph the pictures of another file with the same content. That file loses them.
  func movePictures(from origin: Entry, to photo: Photo) {
    guard origin != photo.entry else { return }
    let larger = photo.sizes.larger.map { PictureOnDemand.larger($0) }
      .map { (origin.requested($0), photo.entry.requested($0)) }
    for (before, after) in [(origin, photo.entry)] + larger {
      budget.rename(before.path, to: after.path)
    }
  }

  /// Gives a photograph the pictures of another file with the same content, too. The cache stores them once.
  /// - Returns: the pictures; nil if there are none, if one of them is damaged, or if the file system has no links.
  func sharePictures(of original: Entry, with photo: Photo) -> MadePictures? {
    sharePictures(of: original, with: photo.entry, sizes: photo.sizes.ladder)
  }

  func sharePictures(
    of original: Entry, with entry: Entry, sizes: [PixelSize]
  ) -> MadePictures? {
    guard let file = folder.open(original.path), let made = MadePictures(in: file, sizes),
      (try? folder.makeFolder(entry.folder)) != nil, budget.link(original.path, to: entry.path)
    else { return nil }
    return made
  }

  private func write(_ parts: [[UInt8]], to entry: Entry) throws(FileProblem) {
    try budget.makeRoomOnDisk(for: parts.reduce(0) { $0 + $1.count })
    try writeAnyway(parts, to: entry)
  }

  /// Writes an entry. If somebody has deleted the cache, makes it again.
  private func writeAnyway(_ parts: [[UInt8]], to entry: Entry) throws(FileProblem) {
    do throws(FileProblem) { try writeFile(parts, to: entry) } catch {
      guard error.code == ENOENT else { throw error }
      try CacheFolder(folder.path).writeOnce("key", key)
      try writeFile(parts, to: entry)
    }
  }

  private func writeFile(_ parts: [[UInt8]], to entry: Entry) throws(FileProblem) {
    try folder.makeFolder(entry.folder)
    let bytes = parts.reduce(0) { $0 + $1.count }
    try folder.write(parts, to: entry.path) { publish throws(FileProblem) in
      try budget.add(bytes, as: entry.path, publish)
    }
  }
}
