import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct ExifRecordTests {
  @Test func readsTheDataOfACamera() {
    let exif = record(
      Exif(
        main: [.text(0x010F, "Canon"), .text(0x0110, "Canon EOS R6"), .short(0x0112, 3)],
        details: [
          .fraction(0x829A, 1, 125), .fraction(0x829D, 28, 10), .short(0x8827, 200),
          .fraction(0x920A, 350, 10), .text(0xA434, "RF 35mm"),
          .text(0x9003, "2020:06:08 14:03:22"),
          .text(0x9291, "5"), .text(0x9011, "+02:00"),
        ]))
    #expect(exif.camera == "Canon EOS R6")
    #expect(exif.lens == "RF 35mm")
    #expect(metadata(exif).exposure == "1/125 s, f/2.8, ISO 200, 35 mm")
    #expect(exif.orientation == .down)
    #expect(exif.taken?.iso8601 == "2020-06-08T14:03:22.5+02:00")
  }

  @Test(arguments: [0, 9, 255, 65_535])
  func treatsAnInvalidOrientationAsUpright(orientation: Int) {
    #expect(record(Exif(main: [.short(0x0112, orientation)])).orientation == .up)
    #expect(record(Exif(main: [.text(0x0112, "6")])).orientation == .up)
  }

  @Test func omitsInvalidFractions() {
    let exif = record(Exif(details: [.fraction(0x829A, 1, 0), .fraction(0x829D, 0, 10)]))
    #expect(metadata(exif).exposure == nil)
    #expect(exif == ExifRecord())
  }

  @Test func survivesADirectoryThatNamesItself() {
    let exif = record(Exif(main: [.long(0x8769, 8), .text(0x010F, "Maker")]))
    #expect(exif.camera == "Maker")
  }

  @Test func survivesCountsAndOffsetsBeyondTheBlock() {
    let huge = Exif.Entry(0x010F, type: 2, count: 0xFFFF_FFFF, value: be32(8))
    let far = Exif.Entry(0x0110, type: 2, count: 20, value: be32(0xFFFF_FFF0))
    #expect(record(Exif(main: [huge, far])) == ExifRecord())
  }

  @Test func namesTheMakerOnce() {
    let names = [
      ("NIKON CORPORATION", "NIKON D850"), ("Canon", "Canon EOS R6"), ("FUJIFILM", "X-T3"),
    ]
    let cameras = names.map { record(Exif(main: [.text(0x010F, $0), .text(0x0110, $1)])).camera }
    #expect(cameras == ["NIKON D850", "Canon EOS R6", "FUJIFILM X-T3"])
  }

  @Test func keepsMarkupAsText() {
    #expect(record(Exif(main: [.text(0x010F, "\"><img onerror>")])).camera == "\"><img onerror>")
  }

  @Test func dropsControlCharacters() {
    #expect(record(Exif(main: [.text(0x010F, " Ma\u{1B}[2Jker\n ")])).camera == "Ma[2Jker")
  }

  @Test(arguments: [
    (1, 125, "1/125 s"), (10, 1250, "1/125 s"), (2, 1, "2 s"), (1, 2, "0.5 s"), (13, 10, "1.3 s"),
  ])
  func writesTimesAsPhotographersDo(numerator: Int, denominator: Int, text: String) {
    #expect(
      metadata(record(Exif(details: [.fraction(0x829A, numerator, denominator)]))).exposure == text)
  }

  private func metadata(_ exif: ExifRecord) -> PhotoMetadata {
    PhotoMetadata(
      exposureTime: exif.exposureTime?.value, fNumber: exif.fNumber, iso: exif.iso,
      focalLength: exif.focalLength)
  }

  private func record(_ exif: Exif) -> ExifRecord {
    let tiff = exif.tiff
    return ExifRecord(FileBytes(tiff), block: 0..<tiff.count)
  }
}
