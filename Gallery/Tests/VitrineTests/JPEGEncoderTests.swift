import GalleryTestSupport
import SampleCollection
import Testing

@testable import VitrineCommand

struct JPEGEncoderTests {
  @Test func encodesPixelsFromTheTopLeft() throws {
    let canvas = Canvas(width: 64, height: 48)
    let bitmap = Bitmap(width: canvas.width, height: canvas.height, bytes: canvas.rgb)
    let jpeg = try JPEGEncoder().jpeg(bitmap, quality: 88)
    let decoded = try #require(Canvas(jpeg: jpeg))
    #expect((decoded.width, decoded.height) == (64, 48))
    #expect(decoded.quarters == canvas.quarters)
    #expect(metadataCount(in: jpeg) == 0)
  }

  @Test func saysWhyAPictureCannotBeEncoded() throws {
    let wide = Bitmap(width: 70_000, height: 1, bytes: Array(repeating: 0, count: 210_000))
    let problem = #expect(throws: JPEGEncoder.Failure.self) {
      try JPEGEncoder().jpeg(wide, quality: 88)
    }
    #expect(problem?.errorDescription?.isEmpty == false)
  }
}
