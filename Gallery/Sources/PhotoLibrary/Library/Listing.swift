public import Foundation

/// The photographs to show at one moment.
public struct Listing: Sendable {
  /// A number that grows with every change of the list.
  public internal(set) var revision = 0 { didSet { changed = .now } }
  /// The photographs, in the order shown.
  public internal(set) var photos = ChunkedArray<Photo>() { didSet { changed = .now } }
  /// The albums, in the order of their paths. That of the shown folder itself comes first.
  public internal(set) var albums: [Album] = []
  /// The pictures and folders that cannot be shown.
  public internal(set) var skipped: [Skipped] = []
  /// The number of videos, which are not shown.
  public internal(set) var videos = 0

  /// The date of the last change.
  public private(set) var changed = Date.now

  /// Whether the folder was read to its end. A folder is listed in parts when it is read for the first time.
  public private(set) var isComplete = false

  private var index: [PhotoID: Int] = [:]
  private var albumIndex: [PhotoPath: Int] = [:]

  /// Returns the index of a photograph in `photos`; nil if the listing does not have it.
  public func index(of id: PhotoID) -> Int? { index[id] }

  /// Returns the photograph with an identifier; nil if the listing does not have it.
  public func photo(_ id: PhotoID) -> Photo? { index[id].map { photos[$0] } }

  /// Returns the photograph at a path; nil if the listing does not have it.
  func photo(at path: PhotoPath) -> Photo? { photos.first { $0.file.path == path } }

  /// Returns the album with an identifier; nil if the listing does not have it.
  public func album(_ id: PhotoID) -> Album? { albums.first { $0.id == id } }

  /// Returns the photographs of an album, in their order.
  public func photos(of album: Album) -> [Photo] {
    photos.filter { $0.file.path.isEntry(of: album.path) }
  }

  /// Returns the album of a photograph of the listing.
  public func album(of photo: Photo) -> Album? { albumIndex[photo.album].map { albums[$0] } }

  /// Returns the listing of some of the photographs. It does not name the files that are not shown.
  public func keeping(_ isKept: (Photo) -> Bool) -> Listing {
    let kept = photos.filter(isKept)
    let counts = kept.reduce(into: [:]) { $0[$1.album, default: 0] += 1 }
    var listing = Listing()
    listing.show(kept, albums.compactMap { $0.with(counts[$0.path]) }, [], isComplete: true)
    return listing
  }

  /// Takes the photographs out. Call `show` afterwards.
  mutating func takePhotos() -> [Photo] {
    defer { photos = ChunkedArray() }
    return Array(photos)
  }

  /// Replaces the content.
  mutating func show(
    _ photos: [Photo], _ albums: [Album], _ skipped: [Skipped], videos: Int = 0, isComplete: Bool
  ) {
    revision += 1
    (self.photos, self.albums) = (ChunkedArray(photos), albums)
    (self.skipped, self.videos, self.isComplete) = (skipped, videos, isComplete)
    index.removeAll(keepingCapacity: true)
    index.reserveCapacity(photos.count)
    for (number, photo) in photos.enumerated() where index[photo.id] == nil {
      index[photo.id] = number
    }
    albumIndex = Dictionary(albums.indices.map { (albums[$0].path, $0) }) { first, _ in first }
  }
}
