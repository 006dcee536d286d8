import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Pictures that are made on request: larger ones, and regions.
struct LargerPictureTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

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
    try await running(options: .init(executable: "/does/not/exist")) { library in
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
    try await running(options: .init(executable: "/does/not/exist")) { library in
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
    try await running(options: .init(executable: "/does/not/exist")) { library in
      let photo = try await #require(listed(library).photos.first)
      await #expect(throws: PictureRequestProblem.self) {
        try await library.picture(photo.id, width: 6000)
      }
      #expect(await library.listing.photos.first?.pictureState == photo.pictureState)
      #expect(try await library.picture(photo.id, width: 960).jpeg.isEmpty == false)
    }
  }
}
