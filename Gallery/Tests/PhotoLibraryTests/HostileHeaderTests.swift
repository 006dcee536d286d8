import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Headers that lie, end early or have no end.
struct HostileHeaderTests {
  @Test func refusesALieInAJPEG() throws {
    let jpeg = try Canvas(width: 16, height: 16).jpeg()
    let lie = HostileFiles.jpeg(jpeg, declaring: 65_500, 65_500)
    #expect(throws: PictureProblem.tooManyPixels(width: 65_500, height: 65_500, limit: 250_000_000))
    {
      try PictureHeader(FileBytes(lie))
    }
    #expect(throws: PictureProblem.broken("size")) {
      try PictureHeader(FileBytes(HostileFiles.jpeg(jpeg, declaring: 16, 0)))
    }
  }

  @Test func refusesAJPEGThatEndsBeforeItsPicture() throws {
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    let scan = try #require(jpeg.firstRange(of: [0xFF, 0xDA])).lowerBound
    let start = scan + 2 + Int(jpeg[scan + 2]) << 8 + Int(jpeg[scan + 3])
    for length in [300, scan, start] {
      #expect(throws: PictureProblem.cutShort, "\(length)") {
        try PictureHeader(FileBytes(Array(jpeg.prefix(length))))
      }
    }
    #expect(try PictureHeader(FileBytes(Array(jpeg.prefix(start + 1)))).width == 400)
  }

  @Test(arguments: [(1, true), (4096, true), (4097, false), (65_535, false)])
  func readsALimitedNumberOfExtentsInHEIF(count: Int, isRead: Bool) throws {
    let exif = Array("\0\0\0\0II*\0".utf8)
    let entry = box("infe", [2, 0, 0, 0] + be16(7) + be16(0) + Array("Exif".utf8) + [0])
    // Offsets and lengths of four bytes, no base, and one item.
    let head: [UInt8] = [0, 0, 0, 0, 0x44, 0] + be16(1) + be16(7) + be16(0) + be16(count)
    let list = box("iinf", [0, 0, 0, 0] + be16(1) + entry)
    let extents = (0..<count).flatMap { _ in be32(0) + be32(exif.count) }
    let bytes = FileBytes(exif + list + box("iloc", head + extents))
    let items = HEIFItems(bytes, try BoxList(bytes, in: exif.count..<bytes.count))
    #expect((try? items.exif()) == (isRead ? 4..<8 : nil))
  }

  private func box(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    be32(payload.count + 8) + Array(type.utf8) + payload
  }
}
