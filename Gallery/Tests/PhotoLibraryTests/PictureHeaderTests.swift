import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct PictureHeaderTests {
  @Test(arguments: ["jpg", "png", "webp", "tif", "gif"] + writableHere(["avif", "heic"]))
  func readsTheSizeOfEveryFormat(suffix: String) throws {
    let file = try #require(try Canvas(width: 120, height: 80).file(suffix))
    let header = try PictureHeader(FileBytes(file))
    #expect([header.width, header.height] == [120, 80])
    #expect(header.format == formats[suffix])
  }

  @Test func findsTheFormatByTheBytes() throws {
    for (bytes, format) in [
      (HostileFiles.png(width: 3, height: 2), PictureFormat.png),
      (HostileFiles.webp(width: 3, height: 2), .webp),
      (HostileFiles.gif(width: 3, height: 2), .gif),
      (HostileFiles.tiff(width: 3, height: 2), .tiff),
    ] {
      let header = try PictureHeader(FileBytes(bytes))
      #expect(header.format == format)
      #expect([header.width, header.height] == [3, 2], "\(format)")
    }
  }

  @Test(arguments: [
    ("", PictureProblem.empty), ("x", .notAPicture),
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", .notAPicture),
    ("%PDF-1.7", .notAPicture), ("<html><script>", .notAPicture), ("PK\u{3}\u{4}", .notAPicture),
    ("\0\0\0\u{18}ftypisom\0\0\0\0isomiso2mp41", .incompleteVideo),
    ("push graphic-context", .notAPicture),
    ("GIF89a", .cutShort),
  ])
  func refusesOtherFiles(text: String, problem: PictureProblem) {
    #expect(throws: problem) { try PictureHeader(FileBytes(Array(text.utf8))) }
  }

  @Test(arguments: [
    HostileFiles.png(width: 30_000, height: 30_000),
    HostileFiles.webp(width: 16_383, height: 16_383),
    HostileFiles.tiff(width: 60_000, height: 60_000),
    HostileFiles.gif(width: 65_000, height: 65_000),
  ])
  func refusesTooManyPixels(file: [UInt8]) {
    let problem = #expect(throws: PictureProblem.self) { try PictureHeader(FileBytes(file)) }
    guard case .tooManyPixels = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
  }

  @Test func refusesEdgesNoDecoderTakes() {
    for size in [(1 << 31 - 1, 1), (1, 65_536), (0xFFFF_FFFF, 0xFFFF_FFFF)] {
      let file = HostileFiles.png(width: size.0, height: size.1)
      #expect(throws: PictureProblem.edgeTooLong(max(size.0, size.1))) {
        try PictureHeader(FileBytes(file))
      }
    }
  }

  @Test(arguments: 1...8)
  func turnsSizesUpright(orientation: Int) throws {
    let seen = Canvas(width: 120, height: 80)
    let jpeg = try seen.stored(orientation).jpeg()
    let file = Exif(main: [.short(0x0112, orientation)]).inserted(into: jpeg)
    let header = try PictureHeader(FileBytes(file))
    #expect([header.width, header.height] == [120, 80])
    #expect(header.orientation.rawValue == orientation)
  }

  @Test func survivesEveryCut() throws {
    for (suffix, file) in try samples() {
      for length in 0..<min(file.count, 2000) {
        _ = try? PictureHeader(FileBytes(Array(file.prefix(length))))
      }
      #expect(throws: PictureProblem.self, "\(suffix)") {
        try PictureHeader(FileBytes(Array(file.prefix(9))))
      }
    }
  }

  @Test func survivesEveryMutation() throws {
    var random = SeededRandom(seed: 1)
    for (_, file) in try samples() {
      for _ in 0..<3000 {
        _ = try? PictureHeader(FileBytes(mutated(file, &random)))
      }
    }
  }

  private func mutated(_ file: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var file = file
    let header = 0..<min(file.count, 1200)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &random)]
      file[.random(in: header, using: &random)] = values.randomElement(using: &random)!
    }
    return file
  }

  private func samples() throws -> [(String, [UInt8])] {
    let canvas = Canvas(width: 40, height: 30)
    let camera = Exif(
      main: [.short(0x0112, 6), .text(0x010F, "Maker"), .text(0x0132, "2020:06:08 14:03:22")],
      details: [.fraction(0x829A, 1, 125), .text(0x9003, "2020:06:08 14:03:22")],
      preview: try Canvas(width: 160, height: 120).jpeg())
    let others = try ["png", "webp", "tif", "gif", "avif", "heic"].compactMap { suffix in
      try canvas.file(suffix, orientation: 6).map { (suffix, $0) }
    }
    let jpeg = try canvas.jpeg()
    let raw = [
      ("nef", RawFiles.nef(jpeg, orientation: 6)), ("dng", RawFiles.dng(jpeg, sensor: jpeg)),
      ("raf", RawFiles.raf(jpeg)), ("rw2", RawFiles.rw2(jpeg)), ("orf", RawFiles.orf(jpeg)),
      ("cr3", RawFiles.cr3(jpeg, preview: jpeg, orientation: 6)),
    ]
    return [("jpg", camera.inserted(into: jpeg)), ("exif", camera.tiff)] + raw + others
  }
}

private let formats: [String: PictureFormat] = [
  "jpg": .jpeg, "png": .png, "webp": .webp, "tif": .tiff, "gif": .gif, "avif": .avif, "heic": .heif,
]
