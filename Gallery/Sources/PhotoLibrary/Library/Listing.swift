public import Foundation

/// The photographs to show at one moment.
public struct Listing: Sendable {
  /// A number that grows with every change of the list.
  public internal(set) var revision = 0 { didSet { changed = .now } }
  /// The photographs, in the order shown.
  public internal(set) var photos = ChunkedArray<Photo>() { didSet { changed = .now } }
  /// The albums, in the order of their first photographs.
  public internal(set) var albums: [Album] = []
  /// The pictures and folders that cannot be shown.
  public internal(set) var skipped: [Skipped] = []
  /// The number of videos that are not shown, because no browser plays their format.
  public internal(set) var videos = 0

  /// The date of the last change.
  public private(set) var changed = Date.now

  /// Whether the folder was read to its end. A folder is listed in parts when it is read for the first time.
  public private(set) var isComplete = false

  /// What sorts the photographs.
  private let sorting: Sorting
  private let names: NameOrder
  /// The sections of all photographs, and of albums.
  private var sections = RecentResults<PhotoSections>()

  /// The indices of the photographs, by the numbers of their identifiers.
  private var index: [Int64: Int] = [:]
  private var albumIndex: [PhotoPath: Int] = [:]

  /// Creates an empty listing.
  init(sortedBy sorting: Sorting = .date, _ names: NameOrder = NameOrder()) {
    (self.sorting, self.names) = (sorting, names)
  }

  /// Returns the index of a photograph in `photos`; nil if the listing does not have it.
  public func index(of id: PhotoID) -> Int? {
    index[id.number].flatMap { photos[$0].id == id ? $0 : nil }
  }

  /// Returns the photograph with an identifier; nil if the listing does not have it.
  public func photo(_ id: PhotoID) -> Photo? { index(of: id).map { photos[$0] } }

  /// Returns the indices of the photographs with some numbers, in their order.
  func indices(of numbers: [Int64]) -> [Int] {
    // A search may find nearly all photographs. Marks take less time than sorting.
    var isFound = [Bool](repeating: false, count: photos.count)
    for number in numbers { if let index = index[number] { isFound[index] = true } }
    return isFound.indices.filter { isFound[$0] }
  }

  /// Returns the photograph at a path; nil if the listing does not have it.
  func photo(at path: PhotoPath) -> Photo? { photos.first { $0.file.path == path } }

  /// Returns the album with an identifier; nil if the listing does not have it.
  public func album(_ id: PhotoID) -> Album? { albums.first { $0.id == id } }

  /// Returns the photographs of an album, in their order.
  public func photos(of album: Album) -> [Photo] { photos.filter(album.contains) }

  /// Returns the first photograph of an album.
  public func cover(of album: Album) -> Photo { photos[album.first] }

  /// Returns the albums directly in an album; nil stands for all photographs.
  public func albums(in album: Album?) -> [Album] {
    // That of the shown folder itself has no photograph of another folder.
    guard album?.path != .root else { return [] }
    return albums.filter { other in
      album.map { other.path != .root && other.path.isEntry(of: $0.path) }
        ?? (other.path.parentSlice.isEmpty)
    }
  }

  /// Returns the albums around an album, and the album itself, the outermost first.
  public func path(to album: Album) -> [Album] {
    var (path, folder) = ([album], album.path.parent)
    while folder != .root {
      if let around = albumIndex[folder] { path.insert(albums[around], at: 0) }
      folder = folder.parent
    }
    return path
  }

  /// Returns the album of a photograph of the listing.
  public func album(of photo: Photo) -> Album? { albumIndex[photo.album].map { albums[$0] } }

  /// Returns the sections of the photographs of an album; nil stands for all photographs. They are kept until the listing changes.
  public func sections(of album: Album?) -> PhotoSections {
    sections.value(for: album?.id.description ?? "") {
      guard let album else { return sections(of: photos, below: .root) }
      return sections(of: photos(of: album), below: album.path)
    }
  }

  /// Returns the sections of the photographs at some indices.
  public func sections(at indices: [Int]) -> PhotoSections {
    sections(of: indices.lazy.map { photos[$0] }, below: .root)
  }

  private func sections(
    of photos: some Sequence<Photo>, below folder: PhotoPath
  ) -> PhotoSections {
    switch sorting {
    case .date: PhotoSections(dates: photos.lazy.map(\.taken))
    case .name:
      PhotoSections(names: photos.lazy.map { $0.file.path.name(below: folder) }, in: names)
    }
  }

  /// Returns the listing of some of the photographs. It does not name the files that are not shown.
  public func keeping(_ isKept: (Photo) -> Bool) -> Listing { keeping(photos.filter(isKept)) }

  /// Returns the listing of the photographs at some indices, like `keeping` with a condition.
  public func keeping(_ indices: [Int]) -> Listing { keeping(indices.map { photos[$0] }) }

  /// Returns the listing in which some photographs have no short video.
  public func withoutMotion(_ isStill: (Photo) -> Bool) -> Listing {
    keeping(photos.map { isStill($0) ? $0.withoutMotion : $0 })
  }

  private func keeping(_ kept: [Photo]) -> Listing {
    let kept = Array(kept)
    var listing = Listing(sortedBy: sorting, names)
    listing.show(
      kept, Album.albums(of: kept) { path in albums[albumIndex[path] ?? 0].id }, [],
      isComplete: true)
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
    sections = RecentResults()
    (self.photos, self.albums) = (ChunkedArray(photos), albums)
    (self.skipped, self.videos, self.isComplete) = (skipped, videos, isComplete)
    index.removeAll(keepingCapacity: true)
    index.reserveCapacity(photos.count)
    for (number, photo) in photos.enumerated() where index[photo.id.number] == nil {
      index[photo.id.number] = number
    }
    albumIndex = Dictionary(albums.indices.map { (albums[$0].path, $0) }) { first, _ in first }
  }
}
