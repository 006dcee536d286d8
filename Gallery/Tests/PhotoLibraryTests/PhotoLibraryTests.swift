import Foundation
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

struct PhotoLibraryTests {
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
        "skipped text.jpg: it is not a picture this program knows",
        "skipped huge.png: 30000 × 30000 pixels are more than 250 million; a higher --max-megapixels shows it",
        "damaged half.jpg: it breaks off; the rest is blank",
        "damaged hollow.png: \(listing.photos.first { $0.name == "hollow.png" }?.making.problem ?? "")",
      ])
    #expect(listing.skipped.count == 3)
    #expect(try state(of: folder) == before)
  }

  @Test func makesNothingASecondTime() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "b.png")
    let first = try await finished().listing
    let second = try await finished(executable: "/does/not/exist").listing
    #expect(second.photos.map(\.making) == first.photos.map(\.making))
    #expect(second.photos.map(\.id) == first.photos.map(\.id))
  }

  @Test func saysThatTheDecoderDoesNotStart() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let listing = try await finished(executable: "/does/not/exist").listing
    let reason = "the decoder does not start (No such file or directory)"
    #expect(listing.photos.map(\.making) == [.delayed(reason)])
    #expect(try await finished().listing.photos.map(\.making.problem) == [nil])
  }

  @Test func saysOnceThatTheDecoderDoesNotStart() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<9 { try folder.write(jpeg, to: "\(number).jpg") }
    let notices = Mutex<[String]>([])
    let making = PhotoLibrary.Making(executable: "/does/not/exist", workers: 1)
    try await running(
      making: making, report: { notice in notices.withLock { $0.append(text(notice)) } }
    ) { library in
      for photo in await listed(library).photos {
        await #expect(throws: PictureRefusal.self) {
          try await library.picture(photo.id, width: 320)
        }
      }
    }
    #expect(notices.withLock { $0 } == ["decoder No such file or directory"])
  }

  @Test func triesOnceMoreWhenAWorkerEnds() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let worker = try worker(endingBy: "SEGV", when: "mkdir \"$0.once\" 2> /dev/null")
    let (listing, notices) = try await finished(executable: worker)
    #expect(listing.photos.map(\.making.problem) == [nil] && notices.isEmpty)
  }

  @Test func keepsThatAPhotographEndsItsWorkerUntilARetry() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let crashing = try await finished(executable: worker(endingBy: "SEGV")).listing
    #expect(crashing.photos.map(\.making) == [.failed("decoding it crashed the decoder")])
    #expect(try await finished().listing.photos.map(\.making) == crashing.photos.map(\.making))
    let retried = try await finished(retries: true).listing
    #expect(retried.photos.map(\.making.problem) == [nil])
    #expect(try await finished().listing.photos.map(\.making.problem) == [nil])
  }

  @Test func keepsNothingOfAWorkerThatIsStoppedFromOutside() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let stopped = try await finished(executable: worker(endingBy: "KILL")).listing
    #expect(stopped.photos.map(\.making) == [.delayed("decoding it was stopped from outside")])
    #expect(try await finished().listing.photos.map(\.making.problem) == [nil])
  }

  @Test func showsVeryLargePhotographsOneByOne() async throws {
    // As large as those of telephones of 200 megapixels are kept in their own shape.
    for name in ["a.jpg", "b.jpg"] { try writePlain(16_320, 12_240, to: folder[name]) }
    try writePlain(400, 300, to: folder["c.jpg"])
    let log = store["log"]
    let worker = try FakeWorker.write(
      to: store, ready: [], "echo \"$*\" >> '\(log)'\nexec '\(builtCommand)' \"$@\"")
    let (listing, notices) = try await finished(executable: worker, sorting: .name)
    #expect(listing.photos.map(\.making.problem) == [nil, nil, nil] && notices.isEmpty)
    #expect(listing.photos.map(\.lane) == [.slow, .slow, .ordinary])
    let started = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").sorted()
    #expect(started == ["worker --max-pixels 150000000", "worker --max-pixels 250000000"])

    let (few, reasons) = try await finished(limits: .init(pixels: 199_000_000))
    #expect(few.photos.map(\.name) == ["c.jpg"])
    #expect(
      reasons.contains(
        "skipped a.jpg: 16320 × 12240 pixels are more than 199 million; a higher --max-megapixels shows it"
      ))
  }

  @Test func triesAgainWhenSomebodyAsks() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let executable = try worker(endingBy: "KILL", when: "[ ! -e '\(store["cure"])' ]")
    try await running(making: .init(executable: executable)) { library in
      let photo = try await #require(made(library).photos.first)
      #expect(await library.progress.damaged == 1)
      await #expect(throws: PictureRefusal.self) { try await library.picture(photo.id, width: 320) }
      try store.write([], to: "cure")
      let picture = try await library.picture(photo.id, width: 320)
      #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW")
      #expect(await library.progress.damaged == 0)
    }
  }

  @Test func showsAPhotographOnceThatIsListedTwice() throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let root = try FolderRoot(folder.path)
    let cache = try PictureCache(CacheFolder(store["cache"]))
    let file = try #require(try FolderWalk(root).files.first)
    let photo = try Photo(file, in: root, cache)
    var listing = Listing()
    listing.show([photo, photo], [], [])
    #expect(listing.index(of: photo.id) == 0 && listing.photo(at: file.path) != nil)
  }

  @Test func makesAgainWhatHasChanged() async throws {
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "a.png")
    #expect(try await finished().listing.photos[0].making.problem != nil)
    try folder.write(try #require(try Canvas(width: 30, height: 20).file("png")), to: "a.png")
    #expect(try await finished().listing.photos[0].making.problem == nil)
  }

  @Test func showsWhatComesChangesAndGoesWhileItRuns() async throws {
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
      let picture = try await library.picture(first.id, width: 320)
      #expect(Canvas(jpeg: picture.jpeg)?.width == 90)

      try FileManager.default.removeItem(atPath: folder["album"])
      try FileManager.default.removeItem(atPath: folder["c.jpg"])
      let last = await listed(library) { $0.photos.count == 1 && $0.skipped.isEmpty }
      #expect(last.photos.map(\.id) == [first.id] && last.albums.count == 1)
      #expect(await library.progress.total == 1)
    }
  }

  @Test(.enabled(if: getuid() != 0)) func showsAFileOnceItCanBeRead() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    chmod(folder["a.jpg"], 0)
    let notices = Mutex<[String]>([])
    try await running(report: { notice in notices.withLock { $0.append(text(notice)) } }) {
      library in
      let first = await listed(library)
      #expect(first.skipped.map(\.reason) == ["no permission to read it"])
      try await Task.sleep(for: .seconds(5))
      #expect(await library.listing.revision == first.revision)
      chmod(folder["a.jpg"], 0o600)
      #expect(await listed(library) { $0.photos.count == 1 }.skipped.isEmpty)
    }
    #expect(notices.withLock { $0 } == ["skipped a.jpg: no permission to read it"])
  }

  @Test func makesAgainAPictureLostFromTheCache() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let entry = try await finished().listing.photos[0].entry
    try await running { library in
      let photo = try await #require(listed(library).photos.first)
      truncate(store["cache/" + entry.path], 100)
      let picture = try await library.picture(photo.id, width: 320)
      #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW")
    }
  }

  @Test func tellsWhatIsWrongWithPhotographsOnceAllAreMade() async throws {
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    for name in ["a.jpg", "b.jpg"] {
      try folder.write(Array(jpeg.prefix(jpeg.count * 3 / 4)), to: name)
    }
    try await running { library in
      let told = await listed(library) { listing in listing.revision == 2 }
      #expect(
        told.photos.map(\.making.problem)
          == Array(repeating: "it breaks off; the rest is blank", count: 2))
    }
  }

  @Test func countsVideos() async throws {
    try folder.write([0], to: "a.mov")
    let (listing, notices) = try await finished()
    #expect(listing.videos == 1 && listing.photos.isEmpty && notices == ["videos 1"])
  }

  @Test func showsRawFilesByTheirPreviews() async throws {
    let seen = Canvas(width: 300, height: 400)
    try folder.write(RawFiles.nef(seen.stored(6).jpeg(), orientation: 6), to: "a.NEF")
    try folder.write(RawFiles.nef([], orientation: 6), to: "b.nef")
    try await running { library in
      let photo = try await #require(made(library).photos.first)
      #expect(photo.width == 300 && photo.height == 400)
      let picture = try await library.picture(photo.id, width: 320)
      #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW")
      #expect(Canvas(jpeg: picture.jpeg)?.height == 400)
      #expect(await library.details(of: photo.id)?.camera == "Z")
      #expect(await library.listing.skipped.map(\.name) == ["b.nef"])
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

  @Test func givesAlbumsAndCountsThem() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for name in ["a.jpg", "x/b.jpg", "x/c.jpg", "x/y/d.jpg"] { try folder.write(jpeg, to: name) }
    let albums = try await finished().listing.albums
    #expect(albums.map(\.path.display) == ["", "x", "x/y"])
    #expect(albums.map(\.count) == [1, 2, 1])
  }

  @Test func handsOutTheCamerasPreviewBeforeThePhotographIsMade() async throws {
    let preview = try Canvas(width: 160, height: 120).jpeg()
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    try folder.write(Exif(preview: preview).inserted(into: jpeg), to: "a.jpg")
    try await running(making: .init(executable: builtCommand, workers: 0)) { library in
      let photo = try await #require(listed(library).photos.first)
      let picture = try await library.picture(photo.id, width: Ladder.preview)
      #expect(Canvas(jpeg: picture.jpeg)?.width == 160)
      #expect(picture.tag.hasSuffix("-preview"))
    }
    try await running { library in
      let photo = try await #require(made(library).photos.first)
      let picture = try await library.picture(photo.id, width: Ladder.preview)
      #expect(Canvas(jpeg: picture.jpeg)?.width == 320)
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

  @Test func makesWhatSomebodyWaitsForBeforeAllOthers() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<40 { try folder.write(jpeg, to: "\(100 + number).jpg") }
    try await running(making: .init(executable: builtCommand, workers: 1), sorting: .name) {
      library in
      let last = try await #require(listed(library).photos.last)
      _ = try await library.picture(last.id, width: 320)
      #expect(await library.progress.done < 40)
    }
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

  @Test func tellsNothingOfWhatIsNotThere() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await running { library in
      let id = try await #require(listed(library).photos.first).id
      await #expect(throws: PictureRefusal.unknown) {
        try await library.picture(PhotoID("x"), width: 320)
      }
      await #expect(throws: PictureRefusal.unknown) { try await library.picture(id, width: 321) }
      #expect(await library.details(of: PhotoID("x")) == nil)
    }
  }

  @Test func tellsWhatTheSidecarAndTheCameraSay() async throws {
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

  @Test func showsNothingOfAnEmptyFolder() async throws {
    let (listing, notices) = try await finished()
    #expect(listing.photos.isEmpty && listing.albums.isEmpty && notices.isEmpty)
  }
}

// MARK: - Running a library

extension PhotoLibraryTests {
  /// Runs a library of the folder for as long as `body` takes.
  private func running(
    making: PhotoLibrary.Making = .init(executable: builtCommand), sorting: Sorting = .date,
    report: @escaping @Sendable (PhotoLibrary.Notice) -> Void = { _ in },
    _ body: (PhotoLibrary) async throws -> Void
  ) async throws {
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])), making: making,
      sorting: sorting, report: report)
    let work = Task { await library.run() }
    defer { work.cancel() }
    try await body(library)
  }

  /// A worker that is ended by a signal while it decodes, when a command succeeds.
  private func worker(endingBy signal: String, when condition: String = "true") throws -> String {
    try FakeWorker.write(
      to: store, ready: WorkerReply.ready.framed,
      """
      if \(condition); then ready; head -c 1 > /dev/null; kill -\(signal) $$; fi
      exec '\(builtCommand)' "$@"
      """)
  }

  /// What a library shows when all is made, and what it has reported.
  private func finished(
    executable: String = builtCommand, sorting: Sorting = .date, retries: Bool = false,
    limits: PictureLimits = .standard
  ) async throws -> (listing: Listing, notices: [String]) {
    let notices = Mutex<[String]>([])
    var listing = Listing()
    try await running(
      making: .init(executable: executable, retries: retries, limits: limits), sorting: sorting,
      report: { notice in notices.withLock { $0.append(text(notice)) } },
      { listing = await made($0) })
    return (listing, notices.withLock { $0 })
  }

  /// The listing once the folder is read, and shows what is waited for.
  private func listed(
    _ library: PhotoLibrary, where isThere: (Listing) -> Bool = { _ in true }
  ) async -> Listing {
    for await event in await library.events() {
      let listing = await library.listing
      if case .changed(let revision) = event, revision > 0, isThere(listing) { return listing }
    }
    return await library.listing
  }

  /// The listing once every picture is made.
  private func made(_ library: PhotoLibrary) async -> Listing {
    _ = await listed(library)
    for await event in await library.events() {
      if case .progress(let progress) = event, progress.done == progress.total { break }
    }
    return await library.listing
  }

  /// Everything about a folder that a program could change.
  private func state(of folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map { name in
      var status = stat()
      lstat(folder[name], &status)
      return "\(name) \(FileStamp(status)) \(status.st_mode)"
    }
  }
}

private func text(_ notice: PhotoLibrary.Notice) -> String {
  switch notice {
  case .skipped(let file): "skipped \(file.name): \(file.reason)"
  case .damaged(let file): "damaged \(file.name): \(file.reason)"
  case .videos(let count): "videos \(count)"
  case .cacheFailing(let reason): "cache \(reason)"
  case .decoderFailing(let reason): "decoder \(reason)"
  }
}
