import PhotoLibrary

/// An album in `gallery.json` and `albums.json`.
struct AlbumEntry: Encodable {
  let id: String
  let name: String
  let count: Int
  /// The number of albums directly in it.
  let folders: Int
  let cover: Cover

  /// The first photograph of an album.
  struct Cover: Encodable {
    let id: String
    let version: String
    /// The widths of its smallest pictures.
    let widths: [Int]
    let placeholder: String?
  }

  init(_ album: Album, _ listing: Listing, _ source: PictureSource) {
    id = album.id.description
    (name, count, folders) = (album.name, album.count, album.folders)
    let photo = listing.cover(of: album)
    cover = Cover(
      id: photo.id.description, version: photo.version,
      widths: source.sizes(of: photo).prefix(2).map(\.width),
      placeholder: photo.pictureState.average.map(color))
  }
}

extension Album {
  /// The name on the page. A photograph beside all folders is in none.
  var name: String { path == .root ? "Not in a folder" : path.displayName }
}

extension Listing {
  /// Returns the albums in an album, or those beside it if there are none in it. These are links on the page.
  func row(at album: Album?) -> [Album] {
    guard let album else { return albums(in: nil) }
    let inside = albums(in: album)
    guard inside.isEmpty else { return inside }
    return albums(in: path(to: album).dropLast().last)
  }
}

/// The content of `albums.json`: the albums in an album, in the order of their first photographs.
struct AlbumListing {
  let albums: [AlbumEntry]

  init(_ listing: Listing, in album: Album?, _ source: PictureSource) {
    albums = listing.albums(in: album).map { AlbumEntry($0, listing, source) }
  }

  /// The listing as JSON, with the bytes that an encoder gives it. An encoder takes five times as long or longer.
  var json: [UInt8] {
    var json = Array(#"{"albums":["#.utf8)
    for (index, album) in albums.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      album.append(to: &json)
    }
    json.append(text: "]}")
    return json
  }
}

extension AlbumEntry {
  fileprivate func append(to json: inout [UInt8]) {
    json.append(text: #"{"count":\#(count),"cover":{"id":"#)
    json.append(quoted: cover.id)
    if let placeholder = cover.placeholder {
      json.append(text: #","placeholder":"#)
      json.append(quoted: placeholder)
    }
    json.append(text: #","version":"#)
    json.append(quoted: cover.version)
    json.append(text: #","widths":["#)
    json.append(text: cover.widths.map(String.init).joined(separator: ","))
    json.append(text: #"]},"folders":\#(folders),"id":"#)
    json.append(quoted: id)
    json.append(text: #","name":"#)
    json.append(quoted: name)
    json.append(text: "}")
  }
}

/// The number of albums in the row above the photographs. The page of the folders has all of them.
let albumsInRow = 100
