import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct EmbeddedPreviewTests {
  @Test(arguments: 1...8)
  func keepsOnlyItsOrientation(orientation: Int) throws {
    let small = Canvas(width: 160, height: 120).stored(orientation)
    let camera = Exif(main: [.text(0x010F, "Secret")]).inserted(into: try small.jpeg())
    let (_, preview) = try photograph(orientation, preview: camera)
    let jpeg = try #require(preview)
    #expect(Canvas(jpeg: jpeg)?.quarters == small.quarters)
    #expect(try PictureHeader(FileBytes(jpeg)).orientation.rawValue == orientation)
    #expect(!jpeg.contains(Array("Secret".utf8)))
  }

  @Test func isOmittedWithBlackBars() throws {
    let padded = try Canvas(width: 160, height: 107).jpeg()
    #expect(try photograph(1, preview: padded).preview == nil)
  }

  @Test func isOmittedIfItIsNotAPicture() throws {
    for bytes in [
      [], [0xFF, 0xD8], Array("<html>".utf8), HostileFiles.png(width: 160, height: 120),
    ] {
      #expect(try photograph(1, preview: bytes).preview == nil)
    }
  }

  /// Returns a photograph of 640 × 480 with a preview, and the preview that is read from it.
  private func photograph(
    _ orientation: Int, preview: [UInt8]
  ) throws -> (header: PictureHeader, preview: [UInt8]?) {
    let large = try Canvas(width: 640, height: 480).stored(orientation).jpeg()
    let file = Exif(main: [.short(0x0112, orientation)], preview: preview).inserted(into: large)
    let header = try PictureHeader(FileBytes(file))
    let bytes = header.exif.preview.map { Array(file[$0]) }
    return (header, bytes.flatMap { EmbeddedPreview.jpeg(from: $0, header) })
  }
}
