import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The sizes of the pictures of a worker, and the part of a file that they show.
struct WorkerSizesTests: WorkerTests {
  let folder = TemporaryFolder()

  @Test func reachesTheLargestWidthAndEnlargesNothing() throws {
    for (width, expected) in [
      (4000, [320, 960, 2000]), (4300, [320, 960, 2150]), (2600, [320, 960, 2000]),
      (200, [200]),
    ] {
      let made = try make(Canvas(width: width, height: width / 2).jpeg())
      #expect(made.pictures.map(\.width) == expected, "\(width)")
    }
  }

  @Test func limitsTheHeightToTwiceTheWidth() throws {
    let made = try make(Canvas(width: 1000, height: 30_000).jpeg())
    #expect(made.pictures.map(\.height) == [640, 1920, 4000])
    let line = try make(try #require(try Canvas(width: 1, height: 9000).file("png")))
    #expect(line.pictures.map(\.height) == [4000])
  }

  @Test(arguments: [
    (4032, 3024), (6001, 1003), (1201, 6007), (2477, 1650), (961, 640), (4500, 3000), (64, 48),
  ])
  func makesTheSizesThatAreDeclared(width: Int, height: Int) throws {
    let canvas = Canvas(width: width, height: height)
    let jpeg = try canvas.stored(6).jpeg()
    let sideways = Exif(main: [.short(0x0112, 6)]).inserted(into: jpeg)
    for (file, format) in [
      (sideways, PictureFormat.jpeg), (try #require(try canvas.file("png")), .png),
    ] {
      let sizes = PictureSizes(PixelSize(width, height), format)
      #expect(try make(file).sizes == sizes.ladder, "\(format)")
      for size in sizes.larger {
        #expect(try make(file, .larger(size)).sizes == [size], "\(format)")
      }
    }
  }

  /// libvips rounds the sizes of smaller decoding down, and ends its process if it decodes two rows at an eighth.
  @Test(arguments: [(30_000, 2), (2, 30_000), (9001, 7), (4003, 301)])
  func makesTheDeclaredSizesOfJPEGsThatAreLeftToLibvips(width: Int, height: Int) throws {
    let canvas = Canvas(width: width, height: height)
    let sideways = Exif(main: [.short(0x0112, 6)]).inserted(into: try canvas.stored(6).jpeg())
    let ladder = PictureSizes(PixelSize(width, height), .jpeg).ladder
    for file in [canvas.greyJPEG(), try canvas.jpeg().dropLast(2), sideways] {
      #expect(try make(file).sizes == ladder)
    }
  }

  @Test func keepsTheRatioOfAPictureWhoseHeaderDeclaresAnother() throws {
    let file = try open(Canvas(width: 1000, height: 500).jpeg())
    let made = try WorkerProcess(executable: builtCommand).make(
      file, WorkerRequest(.jpeg, whole: PixelSize(1000, 1000)))
    #expect(made.sizes == [PixelSize(320, 160), PixelSize(960, 480), PixelSize(1000, 500)])
  }

  @Test(arguments: 1...8) func makesARegionOfTheUprightPicture(orientation: Int) throws {
    let canvas = Canvas(width: 600, height: 400)
    let camera = Exif(main: [.short(0x0112, orientation)])
    let file = try camera.inserted(into: canvas.stored(orientation).jpeg())
    let regions = [
      (0, 0, "RRRR"), (300, 0, "GGGG"), (0, 200, "BBBB"), (300, 200, "WWWW"), (150, 0, "RGRG"),
      (0, 100, "RRBB"),
    ]
    for (left, top, colours) in regions {
      let region = PhotoRegion(left: left, top: top, size: PixelSize(300, 200))
      let made = try make(file, .region(region))
      #expect(made.sizes == [PixelSize(300, 200)])
      #expect(Canvas(jpeg: made.pictures[0].jpeg)?.quarters == colours, "\(region.name)")
    }
    let outside = PhotoRegion(left: 301, top: 0, size: PixelSize(300, 200))
    #expect(throws: PictureProblem.self) { try make(file, .region(outside)) }
  }

  @Test func showsAFileThatBreaksOffAsFarAsItGoes() throws {
    let jpeg = try Canvas(width: 1000, height: 1000).jpeg()
    let made = try make(Array(jpeg.prefix(jpeg.count * 3 / 4)))
    #expect(made.isIncomplete)
    #expect(Canvas(jpeg: made.pictures[1].jpeg)?.quarters.hasPrefix("RG") == true)
  }

  @Test func showsAFileThatLacksOnlyItsEndWithoutANote() throws {
    for (canvas, cut) in [
      (Canvas(width: 400, height: 300), 1), (Canvas(width: 1000, height: 750), 2),
      (Canvas(noise: 1, width: 300, height: 200), 2),
    ] {
      let jpeg = try canvas.jpeg()
      #expect(try make(Array(jpeg.dropLast(cut))).isIncomplete == false)
      #expect(try make(Array(jpeg.prefix(jpeg.count * 4 / 5))).isIncomplete)
    }
  }

  @Test func readsAPartOfAFileInAnOrientationOfItsOwn() throws {
    let seen = Canvas(width: 300, height: 400)
    let part = try seen.stored(6).jpeg()
    let file = try open(Array("head".utf8) + part + Array("tail".utf8))
    let worker = try WorkerProcess(executable: builtCommand)
    let picture = EmbeddedPicture(range: 4..<4 + part.count, orientation: .right)
    let made = try worker.make(file, WorkerRequest(.raw, picture, whole: PixelSize(300, 400)))
    #expect(made.pictures.map(\.width) == [300])
    #expect(Canvas(jpeg: made.pictures[0].jpeg)?.quarters == "RGBW")
    for range in [4..<4, 4..<5000 + part.count, 9_000_000..<9_000_100] {
      let outside = EmbeddedPicture(range: range, orientation: .up)
      #expect(throws: PictureProblem.refused(PictureProblem.cutShort.description)) {
        try worker.make(file, WorkerRequest(.raw, outside, whole: PixelSize(300, 400)))
      }
    }
  }
}
