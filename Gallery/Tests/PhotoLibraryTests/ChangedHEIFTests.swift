import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// HEIC and AVIF whose properties crop, turn and mirror the picture. A decoder applies them in their order.
struct ChangedHEIFTests: WorkerTests {
  let folder = TemporaryFolder()
  private static let crop = HEIFFile.crop(width: 160, height: 120)
  private static let turn = HEIFFile.turn(quarters: 1)

  @Test(
    arguments: writableHere(["avif", "heic"]),
    [
      ([crop], (160, 120), "RGBW"),
      ([turn], (200, 320), "GWRB"),
      ([turn, turn], (320, 200), "WBGR"),
      ([HEIFFile.turn(quarters: 2)], (320, 200), "WBGR"),
      ([turn, turn, turn], (200, 320), "BRWG"),
      ([crop, HEIFFile.crop(width: 80, height: 64)], (80, 64), "RGBW"),
      ([crop, turn, HEIFFile.mirror], (120, 160), "WGBR"),
      ([crop, HEIFFile.mirror, turn], (120, 160), "RBGW"),
      ([turn, crop, HEIFFile.mirror], (160, 120), "WGBR"),
      ([turn, HEIFFile.mirror, crop], (160, 120), "WGBR"),
      ([HEIFFile.mirror, crop, turn], (120, 160), "RBGW"),
      ([HEIFFile.mirror, turn, crop], (160, 120), "RBGW"),
      // 80.5 × 60.5 pixels, rounded.
      ([HEIFFile.crop(width: 161, height: 121, of: 2)], (81, 61), "RGBW"),
    ])
  func areListedInTheSizeThatIsDecoded(
    suffix: String, change: (properties: [[UInt8]], size: (Int, Int), quarters: String)
  ) throws {
    let file = HEIFFile(try picture(suffix)).adding(change.properties)
    let header = try PictureHeader(FileBytes(file))
    #expect((header.width, header.height) == change.size)
    let made = try make(file)
    #expect(made.sizes.last == PixelSize(change.size.0, change.size.1))
    #expect(made.pictures.last.flatMap { Canvas(jpeg: $0.jpeg)?.quarters } == change.quarters)
  }

  @Test(arguments: writableHere(["avif", "heic"]))
  func mayHaveTwoListsOfAssociations(suffix: String) throws {
    let file = HEIFFile(try picture(suffix)).withTwoLists()
    #expect(try PictureHeader(FileBytes(file)).width == 320)
    #expect(try make(file).sizes == [PixelSize(320, 200)])
  }

  /// The decoder decodes all pixels before it crops.
  @Test func limitsApplyToThePictureBeforeItIsCropped() throws {
    guard let avif = try Canvas(width: 320, height: 200).file("avif") else { return }
    let file = HEIFFile(avif).adding(Self.crop)
    #expect(throws: PictureProblem.tooManyPixels(width: 320, height: 200, limit: 60_000)) {
      try PictureHeader(FileBytes(file), within: PictureLimits(pixels: 60_000))
    }
  }

  @Test(arguments: [(0, 1), (160, 0), (1, 3)])
  func cropsWithoutASizeAreRefused(width: Int, denominator: Int) throws {
    guard let avif = try Canvas(width: 320, height: 200).file("avif") else { return }
    let crop = HEIFFile.crop(width: width, height: 120, of: denominator)
    #expect(throws: PictureProblem.self) {
      try PictureHeader(FileBytes(HEIFFile(avif).adding(crop)))
    }
  }

  private func picture(_ suffix: String) throws -> [UInt8] {
    try #require(try Canvas(width: 320, height: 200).file(suffix))
  }
}
