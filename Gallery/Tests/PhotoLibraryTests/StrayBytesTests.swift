import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// JPEGs with bytes that belong to no segment, and other faults that decoders pass over.
struct StrayBytesTests: WorkerTests {
  let folder = TemporaryFolder()

  @Test(
    arguments: [
      ([0], 1), ([0x41], 3), ([0, 0xFF, 0, 0x12], 1), ([0xFF], 2), ([0xFF, 0xD0, 0xFF, 0x01], 1),
      // Beyond the window of the reader.
      ([0x20], 65_000), ([0xFF, 0], 70_000),
    ] as [([UInt8], Int)])
  func areSkippedBeforeEverySegment(stray: (bytes: [UInt8], count: Int)) throws {
    let file = try photograph()
    for start in try segments(of: file) {
      let bytes = repeatElement(stray.bytes, count: stray.count).joined()
      try expectShown(file[..<start] + bytes + file[start...], "at \(start)")
    }
  }

  /// A segment's length includes itself. Decoders take 0 and 1 for 2.
  @Test func lengthsBelowTwoAreTakenForTwo() throws {
    let file = try photograph()
    for length in 0...1 {
      let empty = [0xFF, 0xFE] + be16(length)
      try expectShown(file[..<2] + empty + file[2...], "\(length)")
    }
  }

  @Test func manySegmentsAreSkipped() throws {
    let file = try photograph()
    let comments = (0..<3000).flatMap { _ in [0xFF, 0xFE, 0, 2] as [UInt8] }
    try expectShown(file[..<2] + comments + file[2...], "comments")
  }

  /// The data of a sensor contains all pairs of bytes. Only a JPEG without stray bytes is taken for a preview.
  @Test func areNotSkippedInThePreviewsOfRawFiles() throws {
    let preview = try Canvas(width: 120, height: 80).jpeg()
    let noise: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 2, 7, 0xFF, 0xC0, 0, 8, 8, 80, 0, 80, 0, 1, 1]
    let header = try PictureHeader(FileBytes(RawFiles.orf(noise + preview)))
    #expect([header.width, header.height] == [120, 80])
  }

  private func photograph() throws -> [UInt8] {
    let jpeg = try Canvas(width: 64, height: 48).stored(6).jpeg()
    return Exif(main: [.short(0x0112, 6)]).inserted(into: jpeg)
  }

  /// The offsets of all segments, up to the one before the coded data.
  private func segments(of file: [UInt8]) throws -> [Int] {
    try JPEGHeader.segments(FileBytes(file)).map(\.whole.lowerBound)
  }

  private func expectShown(_ file: ArraySlice<UInt8>, _ name: String) throws {
    let file = Array(file)
    let header = try PictureHeader(FileBytes(file))
    #expect([header.width, header.height] == [64, 48], "\(name)")
    let made = try make(file)
    #expect(made.sizes == [PixelSize(64, 48)] && !made.isIncomplete, "\(name)")
    #expect(Canvas(jpeg: made.pictures[0].jpeg)?.quarters == "RGBW", "\(name)")
  }
}
