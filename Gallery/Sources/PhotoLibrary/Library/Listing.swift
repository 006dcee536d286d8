/// What there is to show at one moment.
public struct Listing: Sendable {
  /// Counts up whenever photographs come, go or change places.
  public internal(set) var revision = 0
  /// In the order shown.
  public internal(set) var photos: [Photo] = []
  /// In the order of their names.
  public internal(set) var albums: [Album] = []
  /// What looks like a picture and is not shown.
  public internal(set) var skipped: [Skipped] = []
  /// How many videos there are, which are not shown.
  public internal(set) var videos = 0

  private var index: [PhotoID: Int] = [:]
  private var ids: [PhotoPath: PhotoID] = [:]

  /// Where a photograph stands; nil when there is none of that name.
  public func index(of id: PhotoID) -> Int? { index[id] }

  /// The photograph of that name.
  public func photo(_ id: PhotoID) -> Photo? { index[id].map { photos[$0] } }

  /// The photograph at a path.
  func photo(at path: PhotoPath) -> Photo? { ids[path].flatMap(photo) }

  /// Shows other photographs.
  mutating func show(
    _ photos: [Photo], _ albums: [Album], _ skipped: [Skipped], videos: Int = 0
  ) {
    revision += 1
    (self.photos, self.albums) = (photos, albums)
    (self.skipped, self.videos) = (skipped, videos)
    index = Dictionary(photos.indices.map { (photos[$0].id, $0) }) { first, _ in first }
    ids = Dictionary(photos.map { ($0.file.path, $0.id) }) { first, _ in first }
  }
}
