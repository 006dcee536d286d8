import PhotoLibrary

/// The page before any script runs: a heading, the albums, and the first photographs as links.
///
/// The page's scripts would make the same markup of the same listing, so nothing shifts when they start.
struct GalleryPage {
  private static let template = PageTemplate(
    String(decoding: Asset.page?.content ?? [], as: UTF8.self))

  let title: String
  var listing: Listing
  let source: PictureSource
  /// The album whose photographs are shown; nil for all of them.
  var album: Album?
  /// The words that the photographs were found by; empty without a search.
  var query = ""
  /// The effect of a tap on an open photograph.
  let tap: Gallery.Tap
  /// The folder of the data of a published site, relative to the page; nil if the command serves the page.
  let data: String?

  /// The page as HTML.
  var html: String {
    Self.template.filled([
      "assets": Asset.folder,
      "published": data.map { " data-published=\"\($0)\"" } ?? "",
      "shown": album.map { data == nil ? "" : " data-album=\"\($0.id)\"" } ?? "",
      "tap": " data-tap=\"\(tap.rawValue)\"",
      "title": title.escapedForHTML,
      "heading": (query.isEmpty ? album?.name ?? title : "“\(query)”").escapedForHTML,
      "query": query.escapedForHTML,
      "count": counted(album?.count ?? listing.photos.count, "photograph"),
      "albums": albums,
      "path": album == nil ? "" : path,
      "cells": cells,
      "more": more,
    ])
  }

  private var albums: String {
    let row = listing.row(at: album)
    guard listing.albums.count > 1 else { return "" }
    // The folder around them, unless that is the whole collection.
    let around = album.flatMap { album in
      listing.path(to: album).last { $0.id != album.id || album.folders > 0 }
    }
    let everything = chip(
      address(around), "All", around?.count ?? listing.photos.count,
      isCurrent: around?.id == album?.id)
    let others = row.prefix(albumsInRow).map {
      chip(address($0), $0.name, $0.count, isCurrent: $0.id == album?.id)
    }
    return everything + others.joined()
  }

  /// The links to the folders around the album.
  private var path: String {
    let around: [Album?] =
      [nil] + (album.map { listing.path(to: $0).dropLast() } ?? []).map(Optional.some)
    return around.map { album in
      let name = (album?.name ?? title).escapedForHTML
      return "<li><a href=\"\(address(album))\"><bdi>\(name)</bdi></a></li>"
    }.joined()
  }

  /// The address of a page of the photographs of an album, for browsers without scripts.
  private func address(_ album: Album?) -> String {
    album.map { data == nil ? "?album=\($0.id)" : name(of: $0) }
      ?? (data == nil ? "./" : "index.html")
  }

  /// The name of the page of an album in a published site.
  func name(of album: Album) -> String { "\(album.id).html" }

  private func chip(_ address: String, _ name: String, _ count: Int, isCurrent: Bool = false)
    -> String
  {
    """
    <a href="\(address)"\(isCurrent ? " aria-current=\"page\"" : "")>\
    <bdi>\(name.escapedForHTML)</bdi> <span>\(grouped(count))</span></a>
    """
  }

  /// The first photographs. The first one of a section has its heading.
  private var cells: String {
    let photos =
      album.map { listing.photos(of: $0)[...] } ?? Array(listing.photos.prefix(firstPhotos))[...]
    let headings = listing.sections(of: album).headings.map { ($0.first, $0.title) }
    let titles = Dictionary(uniqueKeysWithValues: headings)
    return photos.prefix(firstPhotos).enumerated().map { cell($1, below: titles[$0]) }.joined()
  }

  private func cell(_ photo: Photo, below heading: String?) -> String {
    let largest = photo.sizes.ladder.last?.width ?? photo.width
    let size = source.size(of: photo)
    return """
      <a href="\(source.videoAddress(of: photo) ?? source.address(of: photo, width: largest))" data-id="\(photo.id)" \
      data-width="\(size.width)" data-height="\(size.height)"\(problem(photo))\(heading.map { " data-heading=\"\($0.escapedForHTML)\"" } ?? "")>\
      <img alt="\((photo.title ?? photo.name).escapedForHTML)" width="\(size.width)" height="\(size.height)" \
      sizes="\(cellWidth(photo))px" srcset="\(sources(photo))"\(priority(photo)) loading="lazy" decoding="async"></a>
      """
  }

  /// The pictures, or the camera's own preview until they are made.
  private func sources(_ photo: Photo) -> String {
    guard !showsPreview(photo) else { return "p/\(photo.id)/preview.jpg" }
    return source.sizes(of: photo)
      .map { "\(source.address(of: photo, width: $0.width)) \($0.width)w" }
      .joined(separator: ", ")
  }

  private func showsPreview(_ photo: Photo) -> Bool {
    source.preview != nil && photo.pictureState == .waiting
  }

  /// A picture that is not made yet keeps its connection waiting. A browser has only six, so all other requests come first.
  private func priority(_ photo: Photo) -> String {
    showsPreview(photo) ? " fetchpriority=\"low\"" : ""
  }

  private func problem(_ photo: Photo) -> String {
    source.problem(of: photo).map { " data-problem=\"\($0.escapedForHTML)\"" } ?? ""
  }

  /// Returns the width of a picture that covers the smallest cell.
  private func cellWidth(_ photo: Photo) -> Int {
    smallestCell * max(photo.width, photo.height) / max(1, photo.height)
  }

  private var more: String {
    let count = album?.count ?? listing.photos.count
    guard count > firstPhotos else { return "" }
    return """
      These are the first \(grouped(firstPhotos)) of \(counted(count, "photograph")). \
      The others need JavaScript.
      """
  }
}

// Photographs on a few screens. A script makes the other cells during scrolling.
private let firstPhotos = 300

// The same value as in Gallery/Page/stage/room.js.
private let smallestCell = 100

private func counted(_ count: Int, _ one: String) -> String {
  "\(grouped(count)) \(one)\(count == 1 ? "" : "s")"
}

/// Returns a whole number with separated thousands: `1,204`.
private func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return digits.indices.map { index in
    let isBreak = index > 0 && (digits.count - index).isMultiple(of: 3)
    return (isBreak ? "," : "") + String(digits[index])
  }.joined()
}
