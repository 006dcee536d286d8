/// The photographs of one folder.
public struct Album: Sendable, Identifiable {
  /// The identifier in addresses.
  public let id: PhotoID
  /// The path relative to the shown folder. It is empty for the shown folder itself.
  public let path: PhotoPath
  /// The number of photographs.
  public let count: Int

  /// Returns the album with another number of photographs; nil without any.
  func with(_ count: Int?) -> Album? { count.map { Album(id: id, path: path, count: $0) } }

  /// Returns the albums of some photographs, in the order of their paths. That of the shown folder itself comes first.
  static func albums(
    of photos: [Photo], by names: NameOrder, _ cache: PictureCache
  ) -> [Album] {
    let counts = photos.reduce(into: [:]) { $0[$1.album, default: 0] += 1 }
    return counts.map { Album(id: cache.id(of: $0), path: $0, count: $1) }
      .sorted { names.sortsFolder($0.path, before: $1.path) }
  }
}
