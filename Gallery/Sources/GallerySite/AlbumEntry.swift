import PhotoLibrary

/// An album in `gallery.json` and `albums.json`.
struct AlbumEntry: Encodable {
  let id: String
  let name: String
  let count: Int

  init(_ album: Album, _ gallery: Gallery) {
    id = album.id.description
    name = album.path == .root ? gallery.title : album.path.display
    count = album.count
  }
}

/// The content of `albums.json`: all albums, in the order of their names.
struct AlbumListing: Encodable {
  let albums: [AlbumEntry]

  init(_ gallery: Gallery, _ listing: Listing) {
    albums = listing.albums.map { AlbumEntry($0, gallery) }
  }
}

/// The number of albums in the row above the photographs. A menu has all of them, and needs no time before it is opened.
let albumsInRow = 100
