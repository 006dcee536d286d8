import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct JPEGScansTests {
  private let folder = TemporaryFolder()
  private let jpeg = try! Canvas(width: 64, height: 48).jpeg()

  @Test func endsWhereThePictureEnds() throws {
    let file = HostileFiles.motionPhoto(jpeg, videoBytes: 100_000)
    #expect(try accepts(file, limit: 1))
  }

  @Test func skipsThumbnailsAndOtherSegments() throws {
    let pairs = (0..<2000).map { UInt8($0.isMultiple(of: 2) ? 0xFF : 0xDA) }
    #expect(try accepts(HostileFiles.jpeg(jpeg, comment: pairs), limit: 1))
    #expect(try accepts(Exif(preview: jpeg + jpeg).inserted(into: jpeg), limit: 1))
    // The thumbnail in EXIF ends before the picture.
    let many = HostileFiles.jpeg(jpeg, scans: 5)
    #expect(try !accepts(Exif(preview: jpeg).inserted(into: many), limit: 4))
  }

  @Test(arguments: ["", "interlace", "interlace,trellis_quant"])
  func countsTheScansOfAPicture(options: String) throws {
    let file = try #require(try Canvas(width: 640, height: 480).file("jpg", options: options))
    // libjpeg-turbo writes ten scans for three components (jcparam.c, jpeg_simple_progression).
    let scans = options.isEmpty ? 1 : 10
    #expect(try accepts(file, limit: scans) && !accepts(file, limit: scans - 1))
  }

  @Test func skipsRestartsStuffingAndFill() throws {
    let scan = jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA }!
    let coded = jpeg.dropLast(2) + [0xFF, 0, 0xDA, 0xFF, 0xD0, 0xFF, 0xD7, 0xFF, 0xFF, 0xFF]
    let again = jpeg[scan..<jpeg.count - 2]
    let file = Array(coded + again.dropFirst() + [0xFF, 0xD9])
    #expect(try accepts(file, limit: 2) && !accepts(file, limit: 1))
  }

  @Test func countsAcrossWindows() throws {
    let many = HostileFiles.jpeg(jpeg, scans: 3)
    for length in 65_000...65_533 {
      let file = HostileFiles.jpeg(many, comment: Array(repeating: 0, count: length))
      #expect(try accepts(file, limit: 3) && !accepts(file, limit: 2), "\(length)")
    }
  }

  @Test func survivesEveryCut() throws {
    let many = HostileFiles.jpeg(jpeg, scans: 3)
    for length in 0..<many.count { #expect(try accepts(Array(many.prefix(length)), limit: 3)) }
  }

  private func accepts(_ file: [UInt8], limit: Int) throws -> Bool {
    let file = try open(file)
    do throws(PictureProblem) {
      try JPEGScans.check(file, limit: limit)
      return true
    } catch .tooManyScans {
      return false
    }
  }

  private func open(_ bytes: [UInt8]) throws -> OpenFile {
    try folder.write(bytes, to: "a.jpg")
    return try FolderRoot(folder.path).open(PhotoPath(Array("a.jpg".utf8)))
  }
}
