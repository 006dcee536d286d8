import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// TIFFs of unusual forms, and orientations of unusual types.
struct TIFFTests: WorkerTests {
  let folder = TemporaryFolder()
  private let canvas = Canvas(width: 40, height: 30)

  @Test func showsBigTIFF() throws {
    let turn = Exif.Entry.short(0x0112, 6)
    for (more, width) in [([], 40), ([turn], 30)] {
      let file = TIFFFiles.file(canvas.stored(more.isEmpty ? 1 : 6), isBig: true, more: more)
      let header = try PictureHeader(FileBytes(file))
      #expect(header.format == .tiff && [header.width, header.height] == [40, 30])
      let made = try make(file)
      #expect(made.sizes == [PixelSize(40, 30)], "\(width)")
      #expect(Canvas(jpeg: made.pictures[0].jpeg)?.quarters == "RGBW")
    }
  }

  @Test func survivesBrokenBigTIFF() throws {
    let file = TIFFFiles.file(canvas, isBig: true, more: [.text(0x010F, "A maker of cameras")])
    var random = SeededRandom(seed: 43)
    for _ in 0..<2000 {
      var broken = file
      // The head, and the directory at the end.
      for _ in 0..<3 {
        let isHead = Bool.random(using: &random)
        let index =
          isHead
          ? Int.random(in: 4..<16, using: &random)
          : broken.count - 1 - Int.random(in: 0..<280, using: &random)
        broken[index] = UInt8.random(in: .min ... .max, using: &random)
      }
      _ = try? PictureHeader(FileBytes(broken))
    }
  }

  /// Programs store 8, 16 and 32 bits in 32.
  @Test func showsWholeNumbersOf32Bits() throws {
    let forms: [(isSigned: Bool, sample: (UInt8) -> [UInt8])] = [
      (false, { [$0, $0, $0, $0] }), (true, { [$0 >> 1, $0, $0, $0] }),
      (false, { [0, 0, $0, $0] }),
      (true, { [0, 0, $0, $0] }), (false, { [0, 0, 0, $0] }), (true, { [0, 0, 0, $0] }),
    ]
    for (isSigned, sample) in forms {
      let made = try make(
        TIFFFiles.file(canvas, bits: 32, isSigned: isSigned, sample: sample))
      let shown = try #require(Canvas(jpeg: made.pictures[0].jpeg))
      #expect(shown.quarters == "RGBW" && shown.difference(from: canvas) < 8)
      #expect(abs(Int(made.average >> 16) - 118) < 6)
    }
    let signed = TIFFFiles.file(canvas, bits: 16, isSigned: true) { [$0 >> 1, $0] }
    #expect(Canvas(jpeg: try make(signed).pictures[0].jpeg)?.quarters == "RGBW")
  }

  /// The picture is turned exactly if its size is.
  @Test func turnsBySizesOfEveryType() throws {
    let (jpeg, png) = (try canvas.jpeg(), try #require(try canvas.file("png")))
    let whole = [1, 3, 4, 6, 8, 9]
    let values: [Int: [UInt8]] = [
      1: [6], 2: [54, 0], 3: be16(6), 4: be32(6), 5: be32(6) + be32(1), 6: [6], 7: [6],
      8: be16(6), 9: be32(6), 10: be32(6) + be32(1), 11: be32(0x40C0_0000),
    ]
    for (type, value) in values {
      let entry = Exif.Entry(0x0112, type: type, count: type == 2 ? 2 : 1, value: value)
      let exif = Exif(main: [entry])
      var files = [exif.inserted(into: jpeg), inserted(PNGFiles.chunk("eXIf", exif.tiff), png)]
      // libtiff refuses other types than whole numbers.
      if whole.contains(type) {
        files += [false, true].map { TIFFFiles.file(canvas, isBig: $0, more: [entry]) }
      }
      for (index, file) in files.enumerated() {
        let header = try PictureHeader(FileBytes(file))
        let isTurned = whole.contains(type)
        #expect(header.width == (isTurned ? 30 : 40), "type \(type), file \(index)")
        let made = try make(file)
        #expect(made.sizes == [PixelSize(header.width, header.height)], "type \(type), \(index)")
        let shown = try #require(Canvas(jpeg: made.pictures[0].jpeg))
        #expect((shown.width < shown.height) == isTurned, "type \(type), file \(index)")
      }
    }
  }

  private func inserted(_ chunk: [UInt8], _ png: [UInt8]) -> [UInt8] {
    // After the signature and IHDR.
    Array(png.prefix(33)) + chunk + png.dropFirst(33)
  }
}
