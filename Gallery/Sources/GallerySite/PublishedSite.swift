public import PhotoLibrary

/// A gallery as files, which any web server can serve. It is the page that the command serves, without a connection to it.
///
/// ```
///   index.html                      the page
///   assets/VERSION/…                its scripts, its styles and the engine
///   data/DIGEST/gallery/0.json …    all photographs, a thousand at a time
///   data/DIGEST/gallery/ALBUM/…     those of an album
///   data/DIGEST/albums.json, details/ID.json
///   p/ID/WIDTH.jpg                  pictures
/// ```
/// A change of the photographs gives the data another folder. So the page and its data belong together, whatever has been copied so
/// far: the page comes last, and only it is replaced.
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

  /// The files that are the same for every site of this version of the command.
  public static var assets: [SiteFile] {
    Asset.files.map { SiteFile(path: "\(Asset.folder)/\($0.name)", content: $0.content) }
  }

  /// Returns the page and its data; the page is the last file.
  /// - Throws: an error of the encoder.
  public func files() async throws -> [SiteFile] {
    let data = try await data()
    let digest = data.reduce([]) { Digest.sha256($0 + Array($1.path.utf8) + $1.content) }
    let folder = "data/" + digest.prefix(8).map(twoDigits).joined()
    let page = GalleryPage(
      title: gallery.title, listing: listing, source: .files(pictures), data: folder)
    return data.map { SiteFile(path: "\(folder)/\($0.path)", content: $0.content) }
      + [SiteFile(path: "index.html", content: Array(page.html.utf8))]
  }

  private func data() async throws -> [SiteFile] {
    var files = try pages(of: nil, in: "gallery")
    for album in listing.albums { files += try pages(of: album, in: "gallery/\(album.id)") }
    files.append(
      SiteFile(path: "albums.json", content: try json(AlbumListing(gallery, listing))))
    for photo in listing.photos {
      guard let details = await gallery.library.details(of: photo.id) else { continue }
      let published = details.published(sizes: pictures.sizes(of: photo)) {
        listing.photo($0) != nil
      }
      files.append(SiteFile(path: "details/\(photo.id).json", content: try json(published)))
    }
    return files
  }

  private func pages(of album: Album?, in folder: String) throws -> [SiteFile] {
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

private func twoDigits(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
