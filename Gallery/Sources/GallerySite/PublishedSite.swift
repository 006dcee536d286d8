public import PhotoLibrary

/// A gallery as files, which any web server can serve. It is the page that the command serves, without a connection to it.
///
/// ```
///   index.html                      the page
///   ALBUM.html                      its first photographs in a folder, for browsers without scripts
///   assets/VERSION/…                its scripts, its styles and the engine
///   data/DIGEST/gallery/0.json …    all photographs, a thousand at a time
///   data/DIGEST/gallery/ALBUM/…     those of an album
///   data/DIGEST/albums.json         the outermost folders
///   data/DIGEST/albums/ALBUM.json   the folders in a folder
///   data/DIGEST/details/ID.json
///   data/DIGEST/search.json         the texts of all photographs, in the same order
///   p/ID/WIDTH.jpg                  pictures
///   o/ID/original.jpg               the files themselves, if they are offered
///   v/ID.mp4                        videos, and pictures that move
/// ```
/// A change of the photographs gives the data another folder. So the page and its data belong together, whatever has been copied so
/// far: of both, only the page is replaced, and it comes last.
public struct PublishedSite: Sendable {
  private let gallery: Gallery
  private let listing: Listing
  private let pictures: PublishedPictures

  /// Creates the site of a gallery.
  /// - Parameters:
  ///   - listing: the photographs to publish, whose pictures are made.
  ///   - pictures: the pictures that the site has of each.
  public init(_ gallery: Gallery, _ listing: Listing, _ pictures: PublishedPictures) {
    (self.gallery, self.listing, self.pictures) = (gallery, listing, pictures)
  }

  /// Returns the path of a picture.
  public static func path(of id: PhotoID, width: Int) -> String { "p/\(id)/\(width).jpg" }

  /// Returns the path of what moves: a video, the short one of a photograph, or a picture of several frames; nil without one.
  public static func videoPath(of photo: Photo) -> String? {
    photo.movingEnding.map { "v/\(photo.id).\($0)" }
  }

  /// The files that are the same for every site of this version of the command.
  public static var assets: [SiteFile] {
    Asset.files.map { SiteFile(path: "\(Asset.folder)/\($0.name)", content: $0.content) }
  }

  /// Returns the content of the site, besides assets and the bytes of pictures.
  /// - Throws: an error of the encoder.
  public func content() async throws -> Content {
    var details: [PhotoID: PhotoDetails] = [:]
    for photo in listing.photos { details[photo.id] = await self.details(of: photo) }
    // A file may have been removed since its pictures were made.
    let shown = listing.keeping { details[$0.id] != nil }
    var data = try pages(of: nil, of: shown, in: "gallery")
    for album in shown.albums {
      data += try pages(of: album, of: shown, in: "gallery/\(album.id)")
    }
    let texts = shown.photos.map { $0.searchText.joined(separator: "\n") }
    data.append(SiteFile(path: "search.json", content: try json(texts)))
    for album in [nil] + shown.albums.filter({ $0.folders > 0 }).map(Optional.some) {
      let albums = AlbumListing(shown, in: album, .files(pictures))
      let path = album.map { "albums/\($0.id).json" } ?? "albums.json"
      data.append(SiteFile(path: path, content: albums.json))
    }
    for photo in shown.photos {
      let content = try json(details[photo.id])
      data.append(SiteFile(path: "details/\(photo.id).json", content: content))
    }
    let digest = data.reduce([]) { Digest.sha256($0 + Array($1.path.utf8) + $1.content) }
    let folder = "data/" + digest.prefix(8).map(hexadecimal).joined()
    let page = GalleryPage(
      title: gallery.title, listing: shown, source: .files(pictures), tap: gallery.tap,
      data: folder)
    return Content(
      data: data.map { SiteFile(path: "\(folder)/\($0.path)", content: $0.content) },
      page: SiteFile(path: "index.html", content: Array(page.html.utf8)),
      pages: shown.albums.map { album in
        var page = page
        page.album = album
        return SiteFile(path: page.name(of: album), content: Array(page.html.utf8))
      },
      originals: shown.photos.compactMap { photo in
        details[photo.id]?.original.map { (photo.id, "o/\(photo.id)/\($0)") }
      },
      picturePaths: shown.photos.flatMap { photo in
        pictures.sizes(of: photo).map { Self.path(of: photo.id, width: $0.width) }
          + [Self.videoPath(of: photo)].compactMap { $0 }
      },
      photographs: shown.photos.count)
  }

  /// What the site has.
  public struct Content: Sendable {
    /// The descriptions of the photographs.
    public let data: [SiteFile]
    /// The page, which names the folder of the data.
    public let page: SiteFile
    /// The pages of the folders, for browsers without scripts.
    public let pages: [SiteFile]
    /// The photographs whose files are offered, with the paths of these.
    public let originals: [(id: PhotoID, path: String)]
    /// The paths of the pictures and videos.
    public let picturePaths: [String]
    /// The number of photographs.
    public let photographs: Int
  }

  private func details(of photo: Photo) async -> PhotoDetails? {
    let source = PictureSource.files(pictures)
    guard let details = await gallery.library.details(of: photo.id) else { return nil }
    return details.published(
      sizes: source.sizes(of: photo), problem: source.problem(of: photo)
    ) { listing.photo($0) != nil }
  }

  private func pages(
    of album: Album?, of listing: Listing, in folder: String
  ) throws -> [SiteFile] {
    var files: [SiteFile] = []
    var next: Int? = 0
    while let number = next {
      let page = GalleryListing(
        gallery, listing, page: number, album: album, source: .files(pictures))
      files.append(SiteFile(path: "\(folder)/\(number).json", content: try json(page)))
      next = page.next
    }
    return files
  }
}
