/// A folder that contains photographs, or has a folder below it that does. The album of the shown folder has only the photographs
/// outside all other folders.
public struct Album: Sendable, Identifiable {
  /// The identifier in addresses.
  public let id: PhotoID
  /// The path relative to the shown folder. It is empty for the shown folder itself.
  public let path: PhotoPath
  /// The number of photographs.
  public let count: Int
  /// The number of folders directly in it that have photographs.
  public let folders: Int
  /// The index of its first photograph in the listing.
  public let first: Int

  /// Returns the albums of some photographs, in the order of their first photographs.
  static func albums(
    of photos: some Collection<Photo>, id: (PhotoPath) -> PhotoID
  ) -> [Album] {
    var found: [PhotoPath: (count: Int, first: Int, folders: Int)] = [:]
    for (index, photo) in photos.enumerated() {
      found[photo.album, default: (0, index, 0)].count += 1
    }
    // The photographs of a folder are also in the folders around it.
    for (path, own) in found where path != .root {
      var folder = path.parent
      while folder != .root {
        let present = found[folder, default: (0, own.first, 0)]
        found[folder] = (
          present.count + own.count, min(present.first, own.first), present.folders
        )
        folder = folder.parent
      }
    }
    for path in found.keys where path != .root && path.parent != .root {
      found[path.parent]?.folders += 1
    }
    return found.map {
      Album(id: id($0), path: $0, count: $1.count, folders: $1.folders, first: $1.first)
    }
    // A folder may have the same first photograph as the folder around it.
    .sorted { ($0.first, $0.path.bytes.count) < ($1.first, $1.path.bytes.count) }
  }

  /// Whether a photograph belongs to it.
  func contains(_ photo: Photo) -> Bool {
    path == .root ? photo.file.path.isEntry(of: .root) : photo.file.path.isInside(path)
  }
}
