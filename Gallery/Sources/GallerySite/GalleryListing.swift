import PhotoLibrary

/// The content of `gallery.json`: properties of the collection, and one page of its photographs.
struct GalleryListing: Encodable {
  let title: String
  let revision: Int
  /// Whether no photograph of the folder is missing.
  let complete: Bool
  /// The first albums in the album that the page belongs to, or beside it if there are none in it. `albums.json` has all of them.
  let albums: [AlbumEntry]
  /// The number of albums there.
  let albumsTotal: Int
  /// The albums around the one that the page belongs to, the outermost first, and that one itself.
  let path: [AlbumEntry]
  /// The number of photographs in all albums.
  let photographs: Int
  /// Whether the files themselves are offered.
  let downloads: Bool
  let types: [String]
  /// The patterns of the addresses of pictures; see ``PictureSource``.
  let picture: String
  let preview: String?
  let region: String?
  let video: String
  let items: [Item]
  let total: Int
  /// The sections of all pages; nil on the pages after the first one.
  let sections: Sections?
  let skipped: [SkippedEntry]
  /// The number of files and folders that are not shown. `skipped` contains the first thousand.
  let skippedTotal: Int
  /// The number of folders among them.
  let skippedFolders: Int
  /// The number of videos that are not shown, because no browser plays their format.
  let videos: Int
  let next: Int?

  /// The number of photographs in each section. A page needs no photograph to lay out all headings.
  struct Sections: Encodable {
    /// The unit of headings; nil if headings would say nothing.
    let unit: String?
    /// The days, such as `2020-06-08`, or the letters; nil for photographs without a date.
    let keys: [String?]
    let counts: [Int]

    init(_ sections: PhotoSections) {
      unit = sections.unit?.rawValue
      (keys, counts) = (sections.sections.map(\.key), sections.sections.map(\.count))
    }
  }

  struct SkippedEntry: Encodable {
    let name: String
    let reason: String
  }

  /// Creates one page of all photographs, of an album, or of those that a search has found.
  /// - Parameters:
  ///   - page: counted from 0.
  ///   - found: the indices of the photographs that a search has found; nil without a search.
  init(
    _ gallery: Gallery, _ listing: Listing, page: Int, album: Album? = nil, found: [Int]? = nil,
    source: PictureSource = .server
  ) {
    let slice =
      found.map { Page($0.lazy.map { listing.photos[$0] }, page) }
      ?? album.map { Page(listing.photos(of: $0), page) } ?? Page(listing.photos, page)
    title = gallery.title
    (revision, complete) = (listing.revision, listing.isComplete)
    let row = listing.row(at: album)
    albums = row.prefix(albumsInRow).map { AlbumEntry($0, listing, source) }
    path = album.map { listing.path(to: $0).map { AlbumEntry($0, listing, source) } } ?? []
    (albumsTotal, photographs) = (row.count, listing.photos.count)
    downloads = gallery.library.offersOriginals
    types = ["jpg"]
    (picture, preview, region) = (source.picture, source.preview, source.region)
    video = source.video
    items = slice.photos.map {
      Item($0, album: listing.album(of: $0), source)
    }
    (total, next) = (slice.total, slice.next)
    sections =
      page > 0
      ? nil
      : Sections(found.map { listing.sections(at: $0) } ?? listing.sections(of: album))
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
  /// One photograph. Of unknown values, the album, the date and the colour are `null`, and the others are missing.
  struct Item: Encodable {
    let id: String
    /// Changes with the file.
    let version: String
    let name: String
    /// The title that somebody has given it.
    let title: String?
    let album: String?
    /// The path of the folder that contains it; nil for the shown folder itself.
    let folder: String?
    let width: Int
    let height: Int
    /// The widths of its pictures, narrowest first.
    let widths: [Int]
    let taken: String?
    let placeholder: String?
    /// The ending of the address of a video; nil for a picture.
    let video: String?
    /// The duration of a video in seconds.
    let seconds: Double?
    /// The version of the short video that belongs to a photograph; nil without one.
    let motion: String?
    /// The ending of the address of a picture that moves; nil for all others.
    let animation: String?
    /// The reason that it cannot be shown, or only in part.
    let problem: String?

    init(_ photo: Photo, album: Album?, _ source: PictureSource) {
      id = photo.id.description
      version = photo.version
      (name, title) = (photo.name, photo.title)
      self.album = album?.id.description
      folder = photo.album == .root ? nil : photo.album.display
      let size = source.size(of: photo)
      (width, height) = (size.width, size.height)
      widths = source.sizes(of: photo).map(\.width)
      taken = photo.taken?.iso8601
      placeholder = photo.pictureState.average.map(color)
      (video, seconds) = (photo.videoEnding, photo.seconds)
      motion = photo.hasMotion ? photo.videoVersion : nil
      animation = photo.animationEnding
      problem = source.problem(of: photo)
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(id, forKey: .id)
      try values.encode(version, forKey: .version)
      try values.encode(name, forKey: .name)
      try values.encodeIfPresent(title, forKey: .title)
      try values.encode(album, forKey: .album)
      try values.encodeIfPresent(folder, forKey: .folder)
      try values.encode(width, forKey: .width)
      try values.encode(height, forKey: .height)
      try values.encode(widths, forKey: .widths)
      try values.encode(taken, forKey: .taken)
      try values.encode(placeholder, forKey: .placeholder)
      try values.encodeIfPresent(video, forKey: .video)
      try values.encodeIfPresent(seconds, forKey: .seconds)
      try values.encodeIfPresent(motion, forKey: .motion)
      try values.encodeIfPresent(animation, forKey: .animation)
      try values.encodeIfPresent(problem, forKey: .problem)
    }

    private enum CodingKeys: CodingKey {
      case id, version, name, title, album, folder, width, height, widths, taken, placeholder,
        video, seconds, motion, animation, problem
    }
  }
}

extension Photo.PictureState {
  var average: UInt32? {
    if case .made(let average, _) = self { average } else { nil }
  }
}

/// Returns `#00ff80` for `0x00FF80`.
func color(_ value: UInt32) -> String {
  "#" + hexadecimal(value).suffix(6)
}

private let pageSize = 1000
