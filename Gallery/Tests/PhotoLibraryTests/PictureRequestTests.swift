import Foundation
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

/// Requests for pictures of the ladder.
struct PictureRequestTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

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

  @Test func returnsTheCamerasPreviewBeforeThePhotographIsMade() async throws {
    let preview = try Canvas(width: 160, height: 120).jpeg()
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    try folder.write(Exif(preview: preview).inserted(into: jpeg), to: "a.jpg")
    try await running(options: .init(executable: builtCommand, workers: 0)) { library in
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
      options: .init(executable: worker, workers: 1), sorting: .name,
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
}
