import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The photographs of a folder, and the files that are not shown.
struct PhotoLibraryTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func showsEveryPhotographAndNamesEveryOtherFile() async throws {
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    try folder.write(jpeg, to: "good.jpg")
    try folder.write(jpeg, to: "album/odd\"<script>[shrink=8]\n.jpg")
    try folder.write(try #require(try Canvas(width: 30, height: 20).file("png")), to: "wrong.jpg")
    try folder.write(Array(jpeg.prefix(jpeg.count * 3 / 4)), to: "half.jpg")
    try folder.write([], to: "empty.jpg")
    try folder.write(Array("hello".utf8), to: "text.jpg")
    try folder.write(HostileFiles.png(width: 30_000, height: 30_000), to: "huge.png")
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "hollow.png")
    let before = try state(of: folder)

    let (listing, notices) = try await finished()
    #expect(
      Set(listing.photos.map(\.name)) == [
        "good.jpg", "odd\"<script>[shrink=8]\n.jpg", "wrong.jpg", "half.jpg", "hollow.png",
      ])
    #expect(
      Set(notices) == [
        "skipped empty.jpg: it is empty",
        "skipped text.jpg: it is not a picture in a format that vitrine reads",
        "skipped huge.png: 30000 × 30000 pixels are more than 250 million; raise --max-megapixels to show it",
        "damaged half.jpg: it is damaged; a part of it is missing",
        "damaged hollow.png: \(listing.photos.first { $0.name == "hollow.png" }?.pictureState.problem ?? "")",
      ])
    #expect(listing.skipped.count == 3)
    #expect(try state(of: folder) == before)
  }

  @Test func makesNothingTwice() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "b.png")
    let first = try await finished().listing
    let second = try await finished(executable: "/does/not/exist").listing
    #expect(second.photos.map(\.pictureState) == first.photos.map(\.pictureState))
    #expect(second.photos.map(\.id) == first.photos.map(\.id))
  }

  @Test func showsAPhotographOnceThatIsListedTwice() throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let root = try FolderRoot(folder.path)
    let cache = try PictureCache(CacheFolder(store["cache"]))
    let file = try #require(try FolderWalk(root).files.first)
    let photo = try Photo(file, in: root, cache, KnownPhotos())
    var listing = Listing()
    listing.show([photo, photo], [], [], isComplete: true)
    #expect(listing.index(of: photo.id) == 0 && listing.photo(at: file.path) != nil)
  }

  @Test func makesAChangedFileAgain() async throws {
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "a.png")
    #expect(try await finished().listing.photos[0].pictureState.problem != nil)
    try folder.write(try #require(try Canvas(width: 30, height: 20).file("png")), to: "a.png")
    #expect(try await finished().listing.photos[0].pictureState.problem == nil)
  }

  @Test func showsAddedChangedAndRemovedFiles() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await running { library in
      let first = try await #require(made(library).photos.first)
      try folder.write(Canvas(width: 30, height: 40).jpeg(), to: "album/b.jpg")
      try folder.write(Array("hello".utf8), to: "c.jpg")
      let both = await listed(library) { $0.photos.count == 2 }
      #expect(both.albums.count == 2 && both.photo(first.id)?.pictureState == first.pictureState)
      #expect(both.skipped.map(\.name) == ["c.jpg"])

      try folder.write(Canvas(width: 90, height: 30).jpeg(), to: "a.jpg")
      let changed = await listed(library) { $0.photo(first.id)?.width == 90 }
      #expect(changed.photo(first.id)?.version != first.version)
      let picture = try await library.picture(first.id, width: 90)
      #expect(Canvas(jpeg: picture.jpeg)?.width == 90)

      try FileManager.default.removeItem(atPath: folder["album"])
      try FileManager.default.removeItem(atPath: folder["c.jpg"])
      let last = await listed(library) { $0.photos.count == 1 && $0.skipped.isEmpty }
      #expect(last.photos.map(\.id) == [first.id] && last.albums.count == 1)
      #expect(await library.progress.total == 1)
    }
  }

  @Test func ordersByDateTakenWithPhotographsWithoutOneLast() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for (name, date) in [("b", "2021:01:01 00:00:00"), ("a", "2019:01:01 00:00:00")] {
      let exif = Exif(details: [.text(0x9003, date)])
      try folder.write(exif.inserted(into: jpeg), to: "\(name).jpg")
    }
    try folder.write(jpeg, to: "c.jpg")
    let middle = Date(timeIntervalSince1970: 1_590_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: middle], ofItemAtPath: folder["c.jpg"])
    #expect(try await finished().listing.photos.map(\.name) == ["b.jpg", "a.jpg", "c.jpg"])
    #expect(try await finished().listing.photos.map { $0.taken == nil } == [false, false, true])
    #expect(
      try await finished(sorting: .name).listing.photos.map(\.name) == ["a.jpg", "b.jpg", "c.jpg"])
  }

  @Test func ordersPhotographsOfOneDateByNameWithTheLastFirst() async throws {
    let exif = Exif(details: [.text(0x9003, "2021:01:01 00:00:00")])
    let names = (1...12).reversed().map { "IMG_\($0).jpg" }
    for (number, name) in names.enumerated().shuffled() {
      try folder.write(
        exif.inserted(into: Canvas(width: 40, height: 30 + number).jpeg()), to: name)
    }
    #expect(try await finished().listing.photos.map(\.name) == names)
  }

  @Test func givesAlbumsAndCountsThem() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for name in ["a.jpg", "x/b.jpg", "x/c.jpg", "x/y/d.jpg"] { try folder.write(jpeg, to: name) }
    let albums = try await finished(sorting: .name).listing.albums
    #expect(albums.map(\.path.display) == ["", "x", "x/y"])
    // A folder has also the photographs of the folders in it.
    #expect(albums.map(\.count) == [1, 3, 1] && albums.map(\.folders) == [0, 1, 0])
  }

  @Test func showsNothingOfAnEmptyFolder() async throws {
    let (listing, notices) = try await finished()
    #expect(listing.photos.isEmpty && listing.albums.isEmpty && notices.isEmpty)
  }
}
