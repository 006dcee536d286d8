import PhotoLibrary

/// An album in `gallery.json` and `albums.json`.
struct AlbumEntry: Encodable {
  let id: String
  let name: String
  let count: Int
  /// Whether its photographs are in the shown folder itself, and in none of its folders. Nil if not.
  let isTop: Bool?

  init(_ album: Album) {
    id = album.id.description
    (name, count) = (album.name, album.count)
    isTop = album.path == .root ? true : nil
  }
}

extension Album {
  /// The name on the page: the path of its folder. The folders are the albums, so a photograph beside them is in none.
  var name: String { path == .root ? "Not in an album" : path.display }
}

/// The content of `albums.json`: all albums, in the order of their paths. "Not in an album" comes first.
struct AlbumListing: Encodable {
  let albums: [AlbumEntry]

  init(_ listing: Listing) {
    albums = listing.albums.map(AlbumEntry.init)
  }
}

/// The number of albums in the row above the photographs. A menu has all of them, and needs no time before it is opened.
let albumsInRow = 100
