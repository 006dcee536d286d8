import Foundation
import GalleryTestSupport
import PhotoLibrary
import Testing

@testable import GallerySite

struct PublishedSiteTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func listsAThousandPhotographsAtATime() async throws {
    let jpeg = try Canvas(width: 4, height: 3).jpeg()
    for number in 0..<1001 { try folder.write(jpeg, to: "all/\(number).jpg") }
    let content = try await content(.screens)
    let paths = content.data.map { $0.path.split(separator: "/").dropFirst(2) }
    let listings = paths.filter { $0.first == "gallery" }.map { $0.last ?? "" }
    // Those of all photographs, and those of their album.
    #expect(listings.sorted() == ["0.json", "0.json", "1.json", "1.json"])
    #expect(Set(paths.filter { $0.first == "gallery" }.map(\.count)) == [2, 3])
    let texts = try #require(content.data.first { $0.path.hasSuffix("/search.json") }?.content)
    #expect(try JSONDecoder().decode([String].self, from: Data(texts)).contains("7.jpg\nall"))
    #expect(content.photographs == 1001 && content.picturePaths.count == 1001)
    #expect(String(decoding: content.page.content, as: UTF8.self).contains("1,001 photographs"))
  }

  @Test func describesThePicturesThatItHas() async throws {
    try folder.write(Canvas(width: 4800, height: 1600).jpeg(), to: "a.jpg")
    try folder.write(Array(#"{"still": "none.jpg"}"#.utf8), to: "a.jpg.json")
    for (pictures, widths) in [
      (PublishedPictures.screens, [320, 960, 2400]), (.originals, [320, 960, 2400, 4800]),
    ] {
      let content = try await content(pictures)
      let file = try #require(content.data.first { $0.path.contains("/details/") })
      let details =
        try JSONSerialization.jsonObject(with: Data(file.content)) as? [String: Any] ?? [:]
      #expect(details["widths"] as? [Int] == widths && details["width"] as? Int == widths.last)
      #expect(details["still"] == nil && details["problem"] == nil)
      #expect(
        content.picturePaths.map { $0.split(separator: "/")[2] } == widths.map { "\($0).jpg" })
      #expect(!String(decoding: content.page.content, as: UTF8.self).contains("preview.jpg"))
    }
  }

  @Test func hasAPageOfEachFolderForBrowsersWithoutScripts() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for name in ["2024/Wedding/a", "2024/b", "c"] { try folder.write(jpeg, to: "\(name).jpg") }
    let content = try await content(.screens)
    func links(of page: SiteFile) -> [String: String] {
      let html = String(decoding: page.content, as: UTF8.self)
      let links = html.matches(of: /<a href="([^"]*)"[^>]*><bdi>([^<]*)<\/bdi>/)
      return Dictionary(links.map { (String($0.2), String($0.1)) }) { $1 }
    }
    func page(at path: String?) throws -> SiteFile {
      try #require(content.pages.first { $0.path == path })
    }
    #expect(content.pages.count == 3)
    let year = try page(at: links(of: content.page)["2024"])
    let wedding = try page(at: links(of: year)["Wedding"])
    let html = String(decoding: wedding.content, as: UTF8.self)
    #expect(html.components(separatedBy: "<img ").count == 2 && html.contains("Wedding</bdi></h1>"))
    #expect(links(of: wedding)["2024"] == year.path && links(of: wedding)["Test"] == "index.html")
  }

  /// Publishes the folder without making its pictures.
  private func content(_ pictures: PublishedPictures) async throws -> PublishedSite.Content {
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])),
      options: .init(executable: builtCommand, workers: 0))
    let work = Task { await library.run() }
    for await _ in await library.states() where await library.listing.isComplete { break }
    let site = PublishedSite(
      Gallery(title: "Test", library: library), await library.listing, pictures)
    let content = try await site.content()
    work.cancel()
    await work.value
    return content
  }
}
