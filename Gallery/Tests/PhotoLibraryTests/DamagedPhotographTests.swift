import Foundation
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

struct DamagedPhotographTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func startsAWorkerAgainThatWasKilledDuringItsStart() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let executable = try FakeWorker.write(
      to: store, ready: [],
      "mkdir '\(store["once"])' 2> /dev/null && kill -KILL $$; exec '\(builtCommand)' \"$@\"")
    let (listing, notices) = try await finished(executable: executable)
    #expect(listing.photos[0].pictureState.problem == nil && notices == [])
  }

  @Test func saysThatTheDecoderDoesNotStart() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let listing = try await finished(executable: "/does/not/exist").listing
    let reason = "the decoder does not start (No such file or directory)"
    #expect(listing.photos.map(\.pictureState) == [.delayed(reason)])
    #expect(try await finished().listing.photos.map(\.pictureState.problem) == [nil])
  }

  @Test func saysOnceThatTheDecoderDoesNotStart() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<9 { try folder.write(jpeg, to: "\(number).jpg") }
    let notices = Mutex<[String]>([])
    let options = PhotoLibrary.Options(executable: "/does/not/exist", workers: 1)
    try await running(
      options: options, report: { notice in notices.withLock { $0.append(text(notice)) } }
    ) { library in
      for photo in await listed(library).photos {
        await #expect(throws: PictureRequestProblem.self) {
          try await library.picture(photo.id, width: photo.sizes.ladder[0].width)
        }
      }
    }
    #expect(notices.withLock { $0 } == ["decoder No such file or directory"])
  }

  @Test func triesOnceMoreWhenAWorkerEnds() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let worker = try worker(endingBy: "SEGV", when: "mkdir \"$0.once\" 2> /dev/null")
    let (listing, notices) = try await finished(executable: worker)
    #expect(listing.photos.map(\.pictureState.problem) == [nil] && notices.isEmpty)
  }

  @Test func triesALargerPictureAndARegionOnceMoreWhenAWorkerEnds() async throws {
    try writePlain(8192, 6200, to: folder["large.png"])
    try folder.write(Canvas(width: 6000, height: 1000).jpeg(), to: "wide.jpg")
    let photos = try await finished().listing.photos
    let wide = try #require(photos.first { $0.name == "wide.jpg" })
    let large = try #require(photos.first { $0.name == "large.png" })
    for _ in 0..<2 {
      let worker = try worker(endingBy: "SEGV", when: "mkdir \"$0.once\" 2> /dev/null")
      try await running(options: .init(executable: worker, workers: 1)) { library in
        _ = await listed(library)
        if cached(wide, .larger(PixelSize(6000, 1000))) == nil {
          let picture = try await library.picture(wide.id, width: 6000)
          #expect(Canvas(jpeg: picture.jpeg)?.width == 6000)
        } else {
          let region = try #require(PhotoRegion("7680-6144-512-56"))
          #expect(Canvas(jpeg: try await library.picture(large.id, region).jpeg)?.width == 512)
        }
      }
    }
  }

  private func cached(_ photo: Photo, _ requested: PictureOnDemand) -> [UInt8]? {
    (try? PictureCache(CacheFolder(store["cache"])))?.picture(of: photo.entry, requested)
  }

  @Test func saysThatALargerPictureEndsItsWorker() async throws {
    try folder.write(Canvas(width: 6000, height: 1000).jpeg(), to: "wide.jpg")
    _ = try await finished()
    try await running(options: .init(executable: worker(endingBy: "SEGV"))) { library in
      let photo = try await #require(listed(library).photos.first)
      await #expect(throws: PictureRequestProblem.cannotBeShown("decoding it crashed the decoder"))
      {
        try await library.picture(photo.id, width: 6000)
      }
      #expect(await library.listing.photos.first?.pictureState == photo.pictureState)
    }
  }

  @Test func recordsThatAPhotographEndsItsWorkerUntilARetry() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let crashing = try await finished(executable: worker(endingBy: "SEGV")).listing
    #expect(crashing.photos.map(\.pictureState) == [.failed("decoding it crashed the decoder")])
    #expect(
      try await finished().listing.photos.map(\.pictureState) == crashing.photos.map(\.pictureState)
    )
    let retried = try await finished(retries: true).listing
    #expect(retried.photos.map(\.pictureState.problem) == [nil])
    #expect(try await finished().listing.photos.map(\.pictureState.problem) == [nil])
  }

  @Test func recordsNothingIfAWorkerIsStoppedFromOutside() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let stopped = try await finished(executable: worker(endingBy: "KILL")).listing
    #expect(
      stopped.photos.map(\.pictureState) == [.delayed("decoding it was stopped from outside")])
    #expect(try await finished().listing.photos.map(\.pictureState.problem) == [nil])
  }

  @Test func triesAgainWhenSomebodyAsks() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    let executable = try worker(endingBy: "KILL", when: "[ ! -e '\(store["cure"])' ]")
    try await running(options: .init(executable: executable)) { library in
      let photo = try await #require(made(library).photos.first)
      #expect(await library.progress.damaged == 1)
      await #expect(throws: PictureRequestProblem.self) {
        try await library.picture(photo.id, width: 320)
      }
      try store.write([], to: "cure")
      let picture = try await library.picture(photo.id, width: 320)
      #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW")
      #expect(await library.progress.damaged == 0)
    }
  }

  @Test(.enabled(if: canRun(getuid() != 0, "the superuser reads every file")))
  func showsAFileOnceItCanBeRead() async throws {
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
}
