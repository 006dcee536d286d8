import Foundation
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

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
        "damaged hollow.png: \(listing.photos.first { $0.name == "hollow.png" }?.making.problem ?? "")",
      ])
    #expect(listing.skipped.count == 3)
    #expect(try state(of: folder) == before)
  }

  @Test func makesNothingTwice() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "b.png")
    let first = try await finished().listing
    let second = try await finished(executable: "/does/not/exist").listing
    #expect(second.photos.map(\.making) == first.photos.map(\.making))
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
    #expect(try await finished().listing.photos[0].making.problem != nil)
    try folder.write(try #require(try Canvas(width: 30, height: 20).file("png")), to: "a.png")
    #expect(try await finished().listing.photos[0].making.problem == nil)
  }

  @Test func showsAddedChangedAndRemovedFiles() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await running { library in
      let first = try await #require(made(library).photos.first)
      try folder.write(Canvas(width: 30, height: 40).jpeg(), to: "album/b.jpg")
      try folder.write(Array("hello".utf8), to: "c.jpg")
      let both = await listed(library) { $0.photos.count == 2 }
      #expect(both.albums.count == 2 && both.photo(first.id)?.making == first.making)
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

  @Test(arguments: [false, true])
  func makesAgainAPictureLostFromTheCache(isWhole: Bool) async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let entry = try await finished().listing.photos[0].entry
    let cache = try PictureCache(CacheFolder(store["cache"]))
    let before = try #require(cache.picture(of: entry, at: 0))
    try await running { library in
      let photo = try await #require(listed(library).photos.first)
      if isWhole {
        try store.changeBit(at: 0.3, of: "cache/" + entry.path)
      } else {
        truncate(store["cache/" + entry.path], 100)
      }
      let picture = try await library.picture(photo.id, width: 320)
      #expect(picture.jpeg == before)
    }
  }

  @Test func ordersByDateTakenElseByTheFiles() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for (name, date) in [("b", "2021:01:01 00:00:00"), ("a", "2019:01:01 00:00:00")] {
      let exif = Exif(details: [.text(0x9003, date)])
      try folder.write(exif.inserted(into: jpeg), to: "\(name).jpg")
    }
    try folder.write(jpeg, to: "c.jpg")
    let middle = Date(timeIntervalSince1970: 1_590_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: middle], ofItemAtPath: folder["c.jpg"])
    #expect(try await finished().listing.photos.map(\.name) == ["b.jpg", "c.jpg", "a.jpg"])
    #expect(try await finished().listing.photos.map { $0.taken == nil } == [false, true, false])
    #expect(
      try await finished(sorting: .name).listing.photos.map(\.name) == ["a.jpg", "b.jpg", "c.jpg"])
  }

  @Test func ordersPhotographsOfOneDateByName() async throws {
    let exif = Exif(details: [.text(0x9003, "2021:01:01 00:00:00")])
    let names = (1...12).map { "IMG_\($0).jpg" }
    for (number, name) in names.enumerated().shuffled() {
      try folder.write(
        exif.inserted(into: Canvas(width: 40, height: 30 + number).jpeg()), to: name)
    }
    #expect(try await finished().listing.photos.map(\.name) == names)
  }

  @Test func givesAlbumsAndCountsThem() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for name in ["a.jpg", "x/b.jpg", "x/c.jpg", "x/y/d.jpg"] { try folder.write(jpeg, to: name) }
    let albums = try await finished().listing.albums
    #expect(albums.map(\.path.display) == ["", "x", "x/y"])
    #expect(albums.map(\.count) == [1, 2, 1])
  }

  @Test func returnsTheCamerasPreviewBeforeThePhotographIsMade() async throws {
    let preview = try Canvas(width: 160, height: 120).jpeg()
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    try folder.write(Exif(preview: preview).inserted(into: jpeg), to: "a.jpg")
    try await running(making: .init(executable: builtCommand, workers: 0)) { library in
      let photo = try await #require(listed(library).photos.first)
      let picture = try await library.preview(photo.id)
      #expect(Canvas(jpeg: picture.jpeg)?.width == 160)
      #expect(picture.tag.hasSuffix("-preview"))
    }
    try await running { library in
      let photo = try await #require(made(library).photos.first)
      let picture = try await library.preview(photo.id)
      #expect(Canvas(jpeg: picture.jpeg)?.width == 320)
    }
  }

  @Test func makesALargerPictureWhenSomebodyAsksForIt() async throws {
    try folder.write(Canvas(width: 6000, height: 1000).jpeg(), to: "a.jpg")
    try await running { library in
      let photo = try await #require(made(library).photos.first)
      let cache = try PictureCache(CacheFolder(store["cache"]))
      #expect(cache.picture(of: photo.entry, .larger(PixelSize(6000, 1000))) == nil)
      for width in [4000, 6000] {
        let picture = try await library.picture(photo.id, width: width)
        #expect(Canvas(jpeg: picture.jpeg)?.width == width)
        #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW")
        let known = try await library.picture(photo.id, width: width) { $0.tag == picture.tag }
        #expect(known.jpeg.isEmpty && known.tag == picture.tag)
      }
      #expect(cache.picture(of: photo.entry, .larger(PixelSize(6000, 1000))) != nil)
      #expect(await library.progress.done == 1)
    }
    try await running(making: .init(executable: "/does/not/exist")) { library in
      let photo = try await #require(listed(library).photos.first)
      #expect(try await library.picture(photo.id, width: 6000).jpeg.count > 1000)
    }
  }

  @Test func makesTheRegionsOfAPhotographThatHasNoPictureWithAllItsPixels() async throws {
    try writePlain(8192, 6200, to: folder["large.png"])
    try folder.write(Canvas(width: 600, height: 400).jpeg(), to: "small.jpg")
    let size = PixelSize(512, 56)
    try await running { library in
      let photos = await made(library).photos
      let large = try #require(photos.first { $0.name == "large.png" })
      let small = try #require(photos.first { $0.name == "small.jpg" })
      #expect(large.sizes.hasRegions && !small.sizes.hasRegions)
      let region = try #require(PhotoRegion("7680-6144-512-56"))
      let picture = try await library.picture(large.id, region)
      #expect(Canvas(jpeg: picture.jpeg).map { PixelSize($0.width, $0.height) } == size)
      let known = try await library.picture(large.id, region) { $0.tag == picture.tag }
      #expect(known.jpeg.isEmpty && known.tag == picture.tag)
      await #expect(throws: PictureRequestProblem.unknown) {
        try await library.picture(small.id, #require(PhotoRegion("0-0-256-256")))
      }
      for name in ["1-0-256-256", "0-1-256-256", "0-0-255-256", "0-0-8192-6200", "7936-0-512-256"] {
        await #expect(throws: PictureRequestProblem.unknown, "\(name)") {
          try await library.picture(large.id, #require(PhotoRegion(name)))
        }
      }
    }
    try await running(making: .init(executable: "/does/not/exist")) { library in
      let large = try await #require(listed(library).photos.first { $0.name == "large.png" })
      let region = try #require(PhotoRegion("7680-6144-512-56"))
      #expect(try await library.picture(large.id, region).jpeg.isEmpty == false)
    }
    for name in ["", "0-0-256", "0-0-0-256", "-1-0-256-256", "00-0-256-256", "0-0-256-70000"] {
      #expect(PhotoRegion(name) == nil, "\(name)")
    }
  }

  @Test func aLargerPictureThatCannotBeMadeLeavesTheOthersAsTheyAre() async throws {
    try folder.write(Canvas(width: 6000, height: 1000).jpeg(), to: "a.jpg")
    _ = try await finished()
    try await running(making: .init(executable: "/does/not/exist")) { library in
      let photo = try await #require(listed(library).photos.first)
      await #expect(throws: PictureRequestProblem.self) {
        try await library.picture(photo.id, width: 6000)
      }
      #expect(await library.listing.photos.first?.making == photo.making)
      #expect(try await library.picture(photo.id, width: 960).jpeg.isEmpty == false)
    }
  }

  @Test func answersEverybodyWhoAsksForTheSamePicture() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try await running { library in
      let id = try await #require(listed(library).photos.first).id
      let tags = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<20 { group.addTask { try await library.picture(id, width: 320).tag } }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(tags.count == 1)
    }
  }

  @Test func makesAPictureOnDemandBeforeAllOthers() async throws {
    // The library reports an incomplete photograph when it is made.
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    for number in 100..<120 {
      try folder.write(Array(jpeg.prefix(jpeg.count * 3 / 4)), to: "\(number).jpg")
    }
    let made = Mutex<[String]>([])
    let worker = try waitingWorker(for: "go")
    try await running(
      making: .init(executable: worker, workers: 1), sorting: .name,
      report: { notice in
        if case .damaged(let photo) = notice { made.withLock { $0.append(photo.name) } }
      }
    ) { library in
      let last = try await #require(listed(library).photos.last)
      async let picture = library.picture(last.id, width: 320)
      while await library.waiting.isEmpty { await Task.yield() }
      try store.write([], to: "go")
      _ = try await picture
      while await library.progress.done < 20 { await Task.yield() }
    }
    // The worker may have had the first one already.
    #expect(made.withLock { $0.prefix(2).contains("119.jpg") && $0.count == 20 })
  }

  /// Returns the path of a worker that begins when a file exists.
  private func waitingWorker(for file: String) throws -> String {
    try FakeWorker.write(
      to: store, ready: [],
      "while [ ! -e '\(store[file])' ]; do sleep 0.01; done; exec '\(builtCommand)' \"$@\"")
  }

  @Test func goesOnInMemoryWhenTheCacheCannotBeWritten() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "b.jpg")
    try store.makeFolder("cache")
    for byte in 0..<256 { try store.write([], to: "cache/" + hexadecimal(UInt8(byte))) }
    let notices = Mutex<[String]>([])
    try await running(report: { notice in notices.withLock { $0.append("\(notice)") } }) {
      library in
      for photo in await listed(library).photos {
        let picture = try await library.picture(photo.id, width: 320)
        #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW")
      }
    }
    #expect(notices.withLock { $0.filter { $0.hasPrefix("cacheFailing") }.count } == 1)
  }

  @Test func refusesUnknownPhotographsAndWidths() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await running { library in
      let id = try await #require(listed(library).photos.first).id
      await #expect(throws: PictureRequestProblem.unknown) {
        try await library.picture(PhotoID(number: 1), width: 320)
      }
      await #expect(throws: PictureRequestProblem.unknown) {
        try await library.picture(id, width: 321)
      }
      #expect(await library.details(of: PhotoID(number: 1)) == nil)
    }
  }

  @Test func readsDetailsFromSidecarAndCamera() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let camera = Exif(
      main: [.text(0x0110, "Camera")], details: [.text(0x9003, "2020:06:08 14:03:22")])
    try folder.write(camera.inserted(into: jpeg), to: "film/poster.jpg")
    try folder.write(jpeg, to: "film/still.jpg")
    try folder.write(Array(#"{"title": "T", "still": "still.jpg"}"#.utf8), to: "film/poster.json")
    try await running { library in
      let photos = await listed(library).photos
      let details = await library.details(of: photos.first { $0.name == "poster.jpg" }!.id)
      #expect(details?.title == "T")
      #expect(details?.camera == "Camera")
      #expect(details?.taken == "2020-06-08T14:03:22")
      #expect(details?.still == photos.first { $0.name == "still.jpg" }?.id.description)
    }
  }

  @Test func aSlowListenerMissesNoChange() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 1...20 { try folder.write(jpeg, to: "\(number).jpg") }
    try await running { library in
      let states = await library.states()
      let listing = await made(library)
      let last = await states.first { $0.progress.done == 20 }
      #expect(last?.revision == listing.revision)
    }
  }

  @Test func aListingInPartsIsIncompleteUntilItHasAllPhotographs() async throws {
    // One more than the first part has.
    let count = 2001
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<count { try folder.write(jpeg, to: "\(number).jpg") }
    #expect(!Listing().isComplete)
    try await running(making: .init(executable: builtCommand, workers: 0)) { library in
      let first = await listed(library) { listing in
        #expect(listing.isComplete == (listing.photos.count == count))
        return listing.isComplete
      }
      let versions = Set(first.photos.map(\.version))
      for number in 0..<count {
        try folder.setDate(Double(1_000_000 + number), of: "\(number).jpg")
      }
      let second = await listed(library) { listing in
        // No photograph is missing meanwhile.
        #expect(listing.isComplete && listing.photos.count == count)
        return versions.isDisjoint(with: listing.photos.map(\.version))
      }
      #expect(second.photos.count == count)
    }
  }

  @Test func showsTheFirstPartOfALargeFolderBeforeTheRestIsRead() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<2000 { try folder.write(jpeg, to: "\(number).jpg") }
    // It is reported when the second part is read.
    try folder.write([1], to: "z.jpg")
    let running = Mutex<PhotoLibrary?>(nil)
    let seen = Mutex<[(Int, Bool)]>([])
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])),
      making: .init(executable: builtCommand, workers: 0),
      report: { _ in
        running.withLock { $0 }?.assumeIsolated { library in
          seen.withLock { $0.append((library.listing.photos.count, library.listing.isComplete)) }
        }
      })
    running.withLock { $0 = library }
    let work = Task { await library.run() }
    #expect(await listed(library) { $0.isComplete }.photos.count == 2000)
    work.cancel()
    await work.value
    running.withLock { $0 = nil }
    #expect(seen.withLock { $0.map(\.0) } == [2000])
    #expect(seen.withLock { $0.map(\.1) } == [false])
  }

  @Test func tenThousandChangesAtOnceAreOneUpdate() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let jpeg = try Canvas(width: 4, height: 3).jpeg()
    for number in 0..<10_000 { try store.write(jpeg, to: "album/\(number).jpg") }
    try await running(making: .init(executable: builtCommand, workers: 0)) { library in
      let first = await listed(library)
      rename(store["album"], folder["album"])
      let second = await listed(library) { $0.revision > first.revision }
      #expect(second.photos.count == 10_001 && second.isComplete)
      rename(folder["album"], store["album"])
      let third = await listed(library) { $0.revision > second.revision }
      #expect(third.photos.count == 1)
    }
  }

  @Test func showsNothingOfAnEmptyFolder() async throws {
    let (listing, notices) = try await finished()
    #expect(listing.photos.isEmpty && listing.albums.isEmpty && notices.isEmpty)
  }
}
