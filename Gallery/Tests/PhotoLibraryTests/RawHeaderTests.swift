import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct RawHeaderTests {
  private static let jpeg = try! Canvas(width: 64, height: 48).jpeg()
  private static let small = try! Canvas(width: 32, height: 24).jpeg()
  private static let turned = Exif(main: [.short(0x0112, 6)]).inserted(into: jpeg)

  @Test(arguments: [
    ("NEF", RawFiles.nef(jpeg, orientation: 6)), ("RAF", RawFiles.raf(turned)),
    ("CR3", RawFiles.cr3(jpeg, preview: small, orientation: 6)),
  ])
  func findsThePreviewAndItsOrientation(name: String, file: [UInt8]) throws {
    let header = try PictureHeader(FileBytes(file))
    #expect(header.format == .raw)
    #expect(header.width == 48 && header.height == 64)
    #expect(header.embedded?.orientation == .right)
    #expect(try shown(file).quarters == "RGBW")
  }

  @Test(arguments: [
    ("CR2", RawFiles.cr2(jpeg)), ("RW2", RawFiles.rw2(jpeg)), ("ORF", RawFiles.orf(jpeg)),
    ("DNG", RawFiles.dng(jpeg, sensor: lossless)),
  ])
  func findsThePreview(name: String, file: [UInt8]) throws {
    let header = try PictureHeader(FileBytes(file))
    #expect(header.format == .raw)
    #expect(header.width == 64 && header.height == 48)
    #expect(try shown(file).quarters == "RGBW")
  }

  @Test(arguments: [
    RawFiles.nef([], orientation: 1), RawFiles.dng([], sensor: lossless), RawFiles.raf([1, 2, 3]),
    RawFiles.orf([]), RawFiles.cr3([], preview: [], orientation: 1),
  ])
  func saysThatThereIsNoPreview(file: [UInt8]) {
    #expect(throws: PictureProblem.noPreview) { try PictureHeader(FileBytes(file)) }
  }

  @Test func distinguishesATIFFFromARawFile() throws {
    let tiff = try #require(try Canvas(width: 40, height: 30).file("tif"))
    #expect(try PictureHeader(FileBytes(tiff)).format == .tiff)
  }

  @Test func survivesEveryCut() throws {
    for file in [
      RawFiles.nef(Self.jpeg, orientation: 6), RawFiles.raf(Self.jpeg), RawFiles.rw2(Self.jpeg),
      RawFiles.cr3(Self.jpeg, preview: Self.small, orientation: 6), RawFiles.orf(Self.jpeg),
    ] {
      for length in 0..<file.count { _ = try? PictureHeader(FileBytes(Array(file.prefix(length)))) }
    }
  }

  /// A lossless JPEG, as for the data of a sensor, larger than the preview.
  private static var lossless: [UInt8] {
    var jpeg = HostileFiles.jpeg(jpeg, declaring: 640, 480)
    let frame = jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 }!
    jpeg[frame + 1] = 0xC3
    return jpeg
  }

  private func shown(_ file: [UInt8]) throws -> Canvas {
    let range = try #require(try PictureHeader(FileBytes(file)).embedded?.range)
    return try #require(Canvas(jpeg: Array(file[range])))
  }
}
