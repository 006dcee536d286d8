import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// GIFs whose screen has another size than their frame.
struct GIFScreenTests: WorkerTests {
  let folder = TemporaryFolder()

  @Test(arguments: [
    // Not declared, that of the author's computer, smaller than the frame, and larger.
    ((0, 0), (120, 80)), ((640, 480), (120, 80)), ((3000, 100), (120, 80)), ((60, 40), (120, 80)),
    ((60, 200), (120, 200)), ((300, 200), (300, 200)),
  ])
  func areListedInTheSizeThatIsDecoded(screen: (Int, Int), size: (Int, Int)) throws {
    var gif = try #require(try Canvas(width: 120, height: 80).file("gif"))
    gif.replaceSubrange(6..<10, with: le16(screen.0) + le16(screen.1))
    let header = try PictureHeader(FileBytes(gif))
    #expect((header.width, header.height) == size)
    #expect(try make(gif).sizes == [PixelSize(size.0, size.1)])
  }
}
