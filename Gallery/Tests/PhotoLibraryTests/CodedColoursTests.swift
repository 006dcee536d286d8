import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Pictures whose colours are not those of sRGB, and are shown on a screen of sRGB.
struct CodedColoursTests: WorkerTests {
  let folder = TemporaryFolder()

  /// The expected colours follow from the matrices of CSS Color 4 and ITU-R BT.2087, the functions of ITU-R BT.2100, and the mapping of
  /// ITU-R BT.2390 from 1000 to 203 candelas per square metre.
  @Test(
    arguments: ["png"] + writableHere(["avif", "heic"]),
    [
      (12, 13, [[146, 109, 98], [92, 131, 103], [94, 100, 143], [148, 148, 148]]),
      (9, 1, [[156, 106, 98], [75, 133, 102], [87, 100, 144], [148, 148, 148]]),
      (1, 8, [[196, 175, 168], [168, 189, 172], [164, 168, 196], [200, 200, 200]]),
      (9, 16, [[252, 106, 95], [0, 195, 108], [63, 101, 222], [229, 229, 229]]),
      (12, 16, [[227, 119, 96], [73, 189, 110], [89, 102, 220], [229, 229, 229]]),
      (9, 18, [[165, 113, 106], [84, 142, 111], [92, 105, 148], [165, 165, 165]]),
      // Numbers that say nothing, and one that nobody knows.
      (2, 2, stored), (1, 13, stored), (77, 16, stored),
    ])
  func areConvertedFromTheirDeclaredCoding(
    suffix: String, coding: (primaries: Int, transfer: Int, shown: [[UInt8]])
  ) throws {
    let quarters = stored.map { SIMD3($0[0], $0[1], $0[2]) }
    let canvas = Canvas(width: 320, height: 200, quarters: quarters)
    let file = try declaring(coding.primaries, coding.transfer, suffix, canvas)
    expect(try make(file), coding.shown)
  }

  @Test func deepSamplesAreConvertedToo() throws {
    let canvas = Canvas(width: 64, height: 64, quarters: greys)
    guard let heic = try canvas.file("heic", options: "bitdepth=10") else { return }
    let file = HEIFFile(heic).declaring(primaries: 9, transfer: 16)
    expect(try make(file), [[0, 0, 0], [43, 43, 43], [178, 178, 178], [255, 255, 255]])
  }

  @Test func transparentPicturesOf16BitsWithAProfileAreOnGrey() throws {
    var profile = try #require(ColorProfile())
    profile.swapRedAndBlue()
    profile.rename("Display P3", version: 2)
    let canvas = Canvas(width: 320, height: 200)
    expect(
      try make(PNGFiles.deepTransparent(canvas, profile)),
      [[0, 0, 220], [236, 236, 236], [220, 0, 0], [236, 236, 236]])
  }

  /// Browsers ignore a profile of grey in a picture with colours, too.
  @Test func profilesOfGreyAreIgnoredInPicturesWithColours() throws {
    var profile = try #require(ColorProfile())
    profile.makeGrey()
    let canvas = Canvas(width: 320, height: 200)
    let made = try make(profile.inserted(into: canvas.jpeg()))
    #expect(Canvas(jpeg: made.pictures[0].jpeg)?.quarters == "RGBW")
    // It has the curve of sRGB, so greys stay as they are.
    let grey = try make(profile.inserted(into: canvas.greyJPEG()))
    expect(grey, [[66, 66, 66], [117, 117, 117], [25, 25, 25], [250, 250, 250]])
  }

  /// A profile of red, green and blue is also one of their greys.
  @Test func profilesOfColoursApplyToGreyPictures() throws {
    var profile = try #require(ColorProfile())
    profile.rename("Linear", version: 2)
    profile.makeLinear()
    let made = try make(profile.inserted(into: Canvas(width: 320, height: 200).greyJPEG()))
    expect(made, [[139, 139, 139], [180, 180, 180], [89, 89, 89], [253, 253, 253]])
  }

  /// Light between 0 and 1, as libvips and other programs take numbers with a fraction.
  @Test(
    arguments: [
      // Grey, with a number a little above white; and in 255 parts.
      ([[0], [0.214], [0.5], [1.02]], [0, 127, 188, 255]),
      ([[0], [64], [128], [255]], [0, 64, 128, 255]),
      ([[0, 1], [0.5, 1], [0.5, 0], [1, 1]], [0, 188, 236, 255]),
      ([[0, 255], [64, 255], [64, 0], [255, 255]], [0, 64, 236, 255]),
      ([[0, 0, 0], [0.214, 0.214, 0.214], [0.5, 0.5, 0.5], [1, 1, 1]], [0, 127, 188, 255]),
      ([[0, 0, 0, 1], [0.5, 0.5, 0.5, 1], [1, 1, 1, 0], [1, 1, 1, 1]], [0, 188, 236, 255]),
    ] as [([[Float]], [UInt8])])
  func numbersWithAFractionAreShown(columns: [[Float]], shown: [UInt8]) throws {
    let made = try make(FractionFile.tiff(columns, width: 320, height: 200))
    let canvas = try #require(Canvas(jpeg: made.pictures[0].jpeg))
    for (column, grey) in shown.enumerated() {
      let start = 3 * (100 * 320 + 40 + 80 * column)
      for part in canvas.rgb[start..<start + 3] {
        #expect(abs(Int(part) - Int(grey)) <= tolerance, "\(column)")
      }
    }
  }

  private func declaring(
    _ primaries: Int, _ transfer: Int, _ suffix: String, _ canvas: Canvas
  ) throws -> [UInt8] {
    guard suffix != "png" else {
      return PNGFiles.declaring(primaries: UInt8(primaries), transfer: UInt8(transfer), canvas)
    }
    let file = try #require(try canvas.file(suffix, options: "lossless"))
    return HEIFFile(file).declaring(primaries: primaries, transfer: transfer)
  }

  private func expect(_ made: MadePictures, _ colours: [[UInt8]]) {
    let shown = Canvas(jpeg: made.pictures[0].jpeg)?.quarterColours ?? []
    #expect(shown.count == 4)
    for (colour, expected) in zip(shown, colours) {
      for part in 0..<3 {
        #expect(abs(Int(colour[part]) - Int(expected[part])) <= tolerance, "\(shown)")
      }
    }
  }
}

// In shades. The codecs of the file and of the picture round colours, and the curves of PQ and HLG multiply that.
private let tolerance = 6

private let stored: [[UInt8]] = [
  [140, 110, 100], [100, 130, 105], [95, 100, 140], [148, 148, 148],
]

private let greys: [SIMD3<UInt8>] = [0, 64, 128, 255].map { SIMD3(repeating: $0) }
