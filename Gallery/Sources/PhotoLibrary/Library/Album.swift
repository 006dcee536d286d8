/// The photographs of one folder.
public struct Album: Sendable, Identifiable {
  /// Its name in addresses.
  public let id: PhotoID
  /// Its place below the folder being shown, which is an album itself when photographs lie in it.
  public let path: PhotoPath
  /// Photographs in it.
  public let count: Int

  /// The albums of these photographs, in the order of their names.
  static func albums(
    of photos: [Photo], by names: NameOrder, _ cache: PictureCache
  ) -> [Album] {
    let counts = photos.reduce(into: [:]) { $0[$1.album, default: 0] += 1 }
    return counts.map { Album(id: cache.id(of: $0), path: $0, count: $1) }
      .sorted { names.placesFolder($0.path, before: $1.path) }
  }
}
