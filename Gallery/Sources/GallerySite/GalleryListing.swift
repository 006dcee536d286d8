import PhotoLibrary

/// The content of `gallery.json`: properties of the collection, and one page of its photographs.
struct GalleryListing: Encodable {
  let title: String
  let revision: Int
  /// Whether no photograph of the folder is missing.
  let complete: Bool
  /// The first albums, and the one that the page belongs to. `albums.json` has all of them.
  let albums: [AlbumEntry]
  /// The number of albums.
  let albumsTotal: Int
  /// The number of photographs in all albums.
  let photographs: Int
  let types: [String]
  /// The patterns of the addresses of pictures; see ``PictureSource``.
  let picture: String
  let preview: String?
  let region: String?
  let items: [Item]
  let total: Int
  let skipped: [SkippedEntry]
  /// The number of files and folders that are not shown. `skipped` contains the first thousand.
  let skippedTotal: Int
  /// The number of folders among them.
  let skippedFolders: Int
  /// The number of videos, which are not shown.
  let videos: Int
  let next: Int?

  struct SkippedEntry: Encodable {
    let name: String
    let reason: String
  }

  /// Creates one page of all photographs, or of an album.
  /// - Parameters:
  ///   - page: counted from 0.
  ///   - titles: the titles of photographs whose sidecars were read.
  init(
    _ gallery: Gallery, _ listing: Listing, page: Int, album: Album?,
    source: PictureSource = .server, titles: [PhotoID: String] = [:]
  ) {
    let slice = album.map { Page(listing.photos(of: $0), page) } ?? Page(listing.photos, page)
    title = gallery.title
    (revision, complete) = (listing.revision, listing.isComplete)
    let first = listing.albums.prefix(albumsInRow)
    let isFirst = album.map { album in first.contains { $0.id == album.id } } ?? true
    albums = (first + (isFirst ? [] : [album].compactMap(\.self))).map(AlbumEntry.init)
    (albumsTotal, photographs) = (listing.albums.count, listing.photos.count)
    types = ["jpg"]
    (picture, preview, region) = (source.picture, source.preview, source.region)
    items = slice.photos.map {
      Item($0, album: listing.album(of: $0), title: titles[$0.id], source)
    }
    (total, next) = (slice.total, slice.next)
    skipped = listing.skipped.prefix(pageSize).map {
      SkippedEntry(name: $0.name, reason: $0.reason)
    }
    skippedFolders = listing.skipped.count(where: \.isFolder)
    (skippedTotal, videos) = (listing.skipped.count, listing.videos)
  }
}

/// A thousand photographs.
private struct Page {
  let photos: [Photo]
  /// The number of photographs on all pages.
  let total: Int
  /// The number of the next page; nil for the last one.
  let next: Int?

  init(_ all: some RandomAccessCollection<Photo>, _ number: Int) {
    photos = Array(all.dropFirst(number * pageSize).prefix(pageSize))
    total = all.count
    next = (number + 1) * pageSize < total ? number + 1 : nil
  }
}

extension GalleryListing {
  /// One photograph. Unknown values are `null`.
  struct Item: Encodable {
    let id: String
    /// Changes with the file.
    let version: String
    let name: String
    /// The sidecar's title; nil also if the sidecar was not read.
    let title: String?
    let album: String?
    let width: Int
    let height: Int
    /// The widths of its pictures, narrowest first.
    let widths: [Int]
    let taken: String?
    let placeholder: String?
    /// The reason that it cannot be shown, or only in part.
    let problem: String?

    init(_ photo: Photo, album: Album?, title: String?, _ source: PictureSource) {
      id = photo.id.description
      version = photo.version
      (name, self.title) = (photo.name, title)
      self.album = album?.id.description
      let size = source.size(of: photo)
      (width, height) = (size.width, size.height)
      widths = source.sizes(of: photo).map(\.width)
      taken = photo.taken?.iso8601
      placeholder = photo.pictureState.average.map(color)
      problem = source.problem(of: photo)
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(id, forKey: .id)
      try values.encode(version, forKey: .version)
      try values.encode(name, forKey: .name)
      try values.encodeIfPresent(title, forKey: .title)
      try values.encode(album, forKey: .album)
      try values.encode(width, forKey: .width)
      try values.encode(height, forKey: .height)
      try values.encode(widths, forKey: .widths)
      try values.encode(taken, forKey: .taken)
      try values.encode(placeholder, forKey: .placeholder)
      try values.encodeIfPresent(problem, forKey: .problem)
    }

    private enum CodingKeys: CodingKey {
      case id, version, name, title, album, width, height, widths, taken, placeholder, problem
    }
  }
}

extension Photo.PictureState {
  fileprivate var average: UInt32? {
    if case .made(let average, _) = self { average } else { nil }
  }
}

/// Returns `#00ff80` for `0x00FF80`.
private func color(_ value: UInt32) -> String {
  "#" + hexadecimal(value).suffix(6)
}

private let pageSize = 1000
