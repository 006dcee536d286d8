import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct UnusualFileTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func makesVeryLargePhotographsOneByOne() async throws {
    // The size of photographs from telephones with 200 megapixels.
    for name in ["a.jpg", "b.jpg"] { try writePlain(16_320, 12_240, to: folder[name]) }
    try writePlain(400, 300, to: folder["c.jpg"])
    let log = store["log"]
    let worker = try FakeWorker.write(
      to: store, ready: [], "echo \"$*\" >> '\(log)'\nexec '\(builtCommand)' \"$@\"")
    let (listing, notices) = try await finished(executable: worker, sorting: .name)
    #expect(listing.photos.map(\.pictureState.problem) == [nil, nil, nil] && notices.isEmpty)
    #expect(listing.photos.map(\.lane) == [.slow, .slow, .ordinary])
    let started = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").sorted()
    #expect(
      started.map { $0.split(separator: " --max-memory")[0] } == [
        "worker --max-pixels 150000000", "worker --max-pixels 250000000",
      ])

    let (few, reasons) = try await finished(limits: .init(pixels: 199_000_000))
    #expect(few.photos.map(\.name) == ["c.jpg"])
    #expect(
      reasons.contains(
        "skipped a.jpg: 16320 × 12240 pixels are more than 199 million; raise --max-megapixels to show it"
      ))
  }

  @Test func countsVideos() async throws {
    try folder.write([0], to: "a.avi")
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
      let picture = try await library.picture(photo.id, width: 300)
      #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW")
      #expect(Canvas(jpeg: picture.jpeg)?.height == 400)
      #expect(await library.details(of: photo.id)?.camera == "Z")
      #expect(await library.listing.skipped.map(\.name) == ["b.nef"])
    }
  }
}
