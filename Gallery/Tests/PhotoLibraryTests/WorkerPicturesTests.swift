import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The colours and the orientation of the pictures of a worker.
struct WorkerPicturesTests: WorkerTests {
  let folder = TemporaryFolder()

  @Test(arguments: 1...8)
  func makesEveryOrientationUpright(orientation: Int) throws {
    let seen = Canvas(width: 2400, height: 1200)
    let jpeg = try seen.stored(orientation).jpeg()
    let made = try make(Exif(main: [.short(0x0112, orientation)]).inserted(into: jpeg))
    #expect(made.pictures.map(\.width) == [320, 960, 2400])
    #expect(made.pictures.map(\.height) == [160, 480, 1200])
    for picture in made.pictures { #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW") }
    #expect(!made.isIncomplete)
  }

  /// Cameras store colours at full, half or quarter resolution. The picture of 2501 pixels is scaled to all sizes, the one of
  /// 4003 is also decoded smaller.
  @Test(arguments: [(1, 1), (2, 1), (1, 2), (2, 2)], [(2501, 1667), (4003, 2669), (310, 200)])
  func keepsColoursOfEveryResolution(colour: (across: Int, down: Int), size: (Int, Int)) throws {
    let seen = Canvas(wavesAcross: size.0, down: size.1)
    for isProgressive in [false, true] {
      let made = try make(
        seen.jpeg(colourAcross: colour.across, down: colour.down, isProgressive: isProgressive))
      for picture in made.pictures {
        let expected = Canvas(wavesAcross: picture.width, down: picture.height)
        let shown = try #require(Canvas(jpeg: picture.jpeg))
        #expect(shown.difference(from: expected) < 1.5, "\(picture.width)")
      }
    }
  }

  /// Turned squares of four pixels still share one colour: the edges of these pictures are even and odd.
  @Test(arguments: 1...8, [(1300, 866), (1301, 867)])
  func keepsColoursInEveryOrientation(orientation: Int, size: (Int, Int)) throws {
    let seen = Canvas(wavesAcross: size.0, down: size.1)
    let stored = seen.stored(orientation).jpeg(colourAcross: 2, down: 2)
    let made = try make(Exif(main: [.short(0x0112, orientation)]).inserted(into: stored))
    for picture in made.pictures {
      let expected = Canvas(wavesAcross: picture.width, down: picture.height)
      #expect(try #require(Canvas(jpeg: picture.jpeg)).difference(from: expected) < 1.5)
    }
  }

  @Test(arguments: ["png", "webp", "tif", "gif"] + writableHere(["avif", "heic"]))
  func readsEveryFormat(suffix: String) throws {
    let file = try #require(try Canvas(width: 1200, height: 900).file(suffix))
    let made = try make(file)
    #expect(made.pictures.map(\.width) == [320, 960, 1200])
    for picture in made.pictures { #expect(Canvas(jpeg: picture.jpeg)?.quarters == "RGBW") }
  }

  @Test func readsPixelsOfEveryForm() throws {
    let canvas = Canvas(width: 400, height: 300)
    for file in [PNGFiles.deep(canvas), PNGFiles.palette(canvas), canvas.printedJPEG()] {
      let made = try make(file)
      #expect(made.pictures.map { Canvas(jpeg: $0.jpeg)?.quarters } == ["RGBW", "RGBW"])
    }
    let grey = try make(canvas.greyJPEG()).pictures
    for picture in grey {
      let shown = try #require(Canvas(jpeg: picture.jpeg))
      #expect(
        shown.rgb.indices.allSatisfy { abs(Int(shown.rgb[$0]) - Int(shown.rgb[$0 / 3 * 3])) <= 2 })
    }
    // What lies behind a transparent picture has one colour.
    let transparent = try #require(
      Canvas(jpeg: make(PNGFiles.transparent(canvas)).pictures[0].jpeg))
    #expect(Set(transparent.rgb).count == 1)
  }

  @Test(arguments: [2, 4])
  func doesNotConvertSRGB(version: Int) throws {
    for (name, colors) in [
      ("sRGB IEC61966-2.1", "RGBW"), ("sRGB", "RGBW"), ("GIMP built-in sRGB", "RGBW"),
      ("Display P3", "BGRW"),
      ("sRGB IEC61966-2.1 (Linear RGB Profile)", "BGRW"),
    ] {
      var profile = try #require(ColorProfile())
      profile.swapRedAndBlue()
      profile.rename(name, version: version)
      let made = try make(profile.inserted(into: Canvas(width: 400, height: 300).jpeg()))
      #expect(Canvas(jpeg: made.pictures[0].jpeg)?.quarters == colors, "\(name)")
    }
  }

  @Test(arguments: 1...8)
  func makesALargerPictureUprightInSRGBWithoutMetadata(orientation: Int) throws {
    let seen = Canvas(width: 2600, height: 1300)
    var profile = try #require(ColorProfile())
    profile.swapRedAndBlue()
    profile.rename("Display P3", version: 4)
    let camera = Exif(
      main: [.short(0x0112, orientation), .text(0x010F, "Maker")],
      details: [.text(0x9003, "2020:06:08 14:03:22")])
    let file = try camera.inserted(into: profile.inserted(into: seen.stored(orientation).jpeg()))
    let size = try #require(PictureSizes(PixelSize(2600, 1300), .jpeg).larger.last)
    for requested in [PictureOnDemand.larger(size), .region(.init(left: 0, top: 0, size: size))] {
      let picture = try #require(make(file, requested).pictures.first)
      #expect(PixelSize(picture.width, picture.height) == PixelSize(2600, 1300))
      #expect(Canvas(jpeg: picture.jpeg)?.quarters == "BGRW")
      #expect(metadataCount(in: picture.jpeg) == 0)
    }
  }

  @Test func leavesNoMetadataAndReturnsTheAverageColor() throws {
    let camera = Exif(
      main: [.text(0x010F, "Maker")], details: [.text(0x9003, "2020:06:08 14:03:22")])
    let made = try make(camera.inserted(into: try Canvas(width: 400, height: 300).jpeg()))
    #expect(made.pictures.map { metadataCount(in: $0.jpeg) } == [0, 0])
    let average = [16, 8, 0].map { Int(made.average >> $0 & 255) }
    for (part, expected) in zip(average, [118, 113, 118]) { #expect(abs(part - expected) < 6) }
  }

  @Test func showsAPhotographWithAVideoBehindIt() throws {
    let jpeg = try Canvas(width: 1000, height: 750).jpeg()
    let made = try make(HostileFiles.motionPhoto(jpeg, videoBytes: 8_000_000))
    #expect(made.pictures.map(\.width) == [320, 960, 1000] && !made.isIncomplete)
    #expect(Canvas(jpeg: made.pictures[2].jpeg)?.quarters == "RGBW")
  }
}
