import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Albums of links, as tools that unpack archives write them.
struct LinkedAlbumTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aLinkIsAPhotographOfItsOwnAlbumAndSharesItsPictures() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "all/a.jpg")
    try folder.write(Array(#"{"title": "T"}"#.utf8), to: "all/a.jpg.json")
    try folder.link("best of/a.jpg", to: "../all/a.jpg")
    try folder.link("by year", to: "all")
    try await running { library in
      let listing = await made(library)
      #expect(listing.albums.map(\.path.display).sorted() == ["all", "best of", "by year"])
      #expect(listing.albums.map(\.count) == [1, 1, 1] && listing.skipped == [])
      #expect(Set(listing.photos.map(\.id)).count == 3)
      #expect(try CacheFolder(store["cache"]).size.entries == 1)
      for photo in listing.photos {
        #expect(await library.details(of: photo.id)?.title == "T", "\(photo.file.path.display)")
      }
      // A file beside the link describes the photograph in this album.
      try folder.write(Array(#"{"title": "Best"}"#.utf8), to: "best of/a.jpg.json")
      let titles = [await title("best of", listing, library), await title("all", listing, library)]
      #expect(titles == ["Best", "T"])
    }
  }

  private func title(
    _ album: String, _ listing: Listing, _ library: PhotoLibrary
  ) async -> String? {
    let photo = listing.photos.first { $0.album.display == album }
    guard let photo else { return nil }
    return await library.details(of: photo.id)?.title
  }

  /// Folders that all have links to each other have a huge number of paths.
  @Test func linksThatLeadToEachOthersFoldersEnd() throws {
    for one in 0..<12 {
      try folder.write([0], to: "\(one)/a.jpg")
      for other in 0..<12 { try folder.link("\(one)/to \(other)", to: "../\(other)") }
    }
    let walk = try FolderWalk(FolderRoot(folder.path))
    #expect(
      walk.files.count == 12 + 12 * 11 && Set(walk.files.map(\.path)).count == walk.files.count)
    #expect(
      Set(walk.skipped.map(\.reason)) == [
        "a link to a folder that contains it", "a link to a folder that is shown already",
      ])
  }

  @Test func aLinkInALinkedFolderLeadsToAFolderThatNothingElseShows() throws {
    try folder.write([0], to: ".a/1.jpg")
    try folder.write([0], to: ".b/2.jpg")
    try folder.link(".a/b", to: "../.b")
    try folder.link("shown", to: ".a")
    #expect(
      try FolderWalk(FolderRoot(folder.path)).files.map(\.path.display) == [
        "shown/1.jpg", "shown/b/2.jpg",
      ])
  }

  @Test func aLinkThatLeadsOutsideIsNamed() throws {
    let outside = TemporaryFolder()
    try outside.write([0], to: "in/a.jpg")
    try folder.link("a.jpg", to: outside["in/a.jpg"])
    try folder.link("album", to: outside["in"])
    try folder.link(
      "x/up.jpg", to: "../../\(URL(filePath: outside.path).lastPathComponent)/in/a.jpg")
    // From outside, a link leads back.
    try folder.write([0], to: "real/b.jpg")
    symlink(folder["real"], outside["back"])
    try folder.link("c.jpg", to: outside["back/b.jpg"])
    let walk = try FolderWalk(FolderRoot(folder.path))
    #expect(walk.files.map(\.path.display) == ["real/b.jpg", "c.jpg"])
    #expect(walk.files.map(\.location.display) == ["real/b.jpg", "real/b.jpg"])
    #expect(walk.skipped.map(\.name).sorted() == ["a.jpg", "album", "x/up.jpg"])
    #expect(Set(walk.skipped.map(\.reason)) == ["a link that leaves the folder"])
  }

  /// The link is exchanged after the walk: by itself, or in the path of its target.
  @Test func aLinkThatIsExchangedBeforeItIsOpenedLeadsNowhere() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let secret = try Canvas(noise: 1, width: 40, height: 30).jpeg()
    let outside = TemporaryFolder()
    for name in ["a.jpg", "b.jpg"] {
      try folder.write(jpeg, to: "all/in/\(name)")
      try outside.write(secret, to: name)
      try folder.link("best/\(name)", to: "../all/in/\(name)")
    }
    let root = try FolderRoot(folder.path)
    let files = try FolderWalk(root).files.filter { $0.path.display.hasPrefix("best") }
    #expect(files.count == 2)
    unlink(folder["best/a.jpg"])
    try folder.link("best/a.jpg", to: outside["a.jpg"])
    #expect(try root.open(files[0].location).read(at: 0, count: 1 << 20) == jpeg)
    for exchange in ["all/in/b.jpg", "all/in", "all"] {
      try FileManager.default.removeItem(atPath: folder[exchange])
      try folder.link(exchange, to: exchange == "all/in/b.jpg" ? outside["b.jpg"] : outside.path)
      #expect(throws: FileProblem.self) { try root.open(files[1].location) }
    }
  }

  /// A thread exchanges a folder and a link to another folder all the time, while walks find files and open them.
  @Test(.timeLimit(.minutes(1))) func noExchangeAtAnyMomentLeadsOutside() async throws {
    let outside = TemporaryFolder()
    try outside.write(Array("outside".utf8), to: "a.jpg")
    try folder.write(Array("inside".utf8), to: "all/a.jpg")
    try folder.link("elsewhere", to: outside.path)
    try folder.link("best/a.jpg", to: "../all/a.jpg")
    try folder.link("album", to: "all")
    let root = try FolderRoot(folder.path)
    let exchanges = Task.detached { [folder] in
      while !Task.isCancelled {
        folder.exchange("all", "elsewhere")
        folder.exchange("elsewhere", "all")
      }
    }
    var opened = 0
    for _ in 0..<2000 {
      guard let walk = try? FolderWalk(root) else { continue }
      for file in walk.files {
        guard let bytes = try? root.open(file.location).read(at: 0, count: 100) else { continue }
        opened += 1
        #expect(bytes == Array("inside".utf8), "\(file.path.display)")
      }
    }
    exchanges.cancel()
    await exchanges.value
    #expect(opened > 0)
  }
}

extension TemporaryFolder {
  /// Lets two entries exchange their names.
  fileprivate func exchange(_ one: String, _ other: String) {
    rename(self[one], self["between"])
    rename(self[other], self[one])
    rename(self["between"], self[other])
  }
}
