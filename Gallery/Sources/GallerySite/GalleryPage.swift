import PhotoLibrary

/// The page before any script runs: a heading, the albums, and the first photographs as links.
///
/// The page's scripts would make the same markup of the same listing, so nothing shifts when they start.
struct GalleryPage {
  private static let template = PageTemplate(
    String(decoding: Asset.page?.content ?? [], as: UTF8.self))

  let title: String
  let listing: Listing
  let source: PictureSource
  /// The titles of photographs whose sidecars were read.
  var titles: [PhotoID: String] = [:]
  /// The folder of the data of a published site, relative to the page; nil if the command serves the page.
  let data: String?

  /// The page as HTML.
  var html: String {
    Self.template.filled([
      "assets": Asset.folder,
      "published": data.map { " data-published=\"\($0)\"" } ?? "",
      "title": title.escapedForHTML,
      "count": counted(listing.photos.count, "photograph"),
      "albums": albums,
      "cells": listing.photos.prefix(firstPhotos).map(cell).joined(),
      "more": more,
    ])
  }

  private var albums: String {
    guard listing.albums.count > 1 else { return "" }
    let everything = chip("#/grid", "All", listing.photos.count, isCurrent: true)
    let others = listing.albums.prefix(albumsInRow).map {
      chip("#/grid/album/\($0.id)", $0.name, $0.count)
    }
    return everything + others.joined()
  }

  private func chip(_ address: String, _ name: String, _ count: Int, isCurrent: Bool = false)
    -> String
  {
    """
    <a href="\(address)"\(isCurrent ? " aria-current=\"page\"" : "")>\
    <bdi>\(name.escapedForHTML)</bdi> <span>\(grouped(count))</span></a>
    """
  }

  private func cell(_ photo: Photo) -> String {
    let largest = photo.sizes.ladder.last?.width ?? photo.width
    let size = source.size(of: photo)
    return """
      <a href="\(source.address(of: photo, width: largest))" data-id="\(photo.id)" \
      data-width="\(size.width)" data-height="\(size.height)"\(problem(photo))>\
      <img alt="\((titles[photo.id] ?? photo.name).escapedForHTML)" width="\(size.width)" height="\(size.height)" \
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
    guard listing.photos.count > firstPhotos else { return "" }
    return """
      These are the first \(grouped(firstPhotos)) of \(counted(listing.photos.count, "photograph")). \
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
