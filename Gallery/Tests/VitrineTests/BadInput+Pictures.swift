import Foundation
import GalleryTestSupport
import Testing

extension BadInput {
  /// Rows 1 to 33: the content of files.
  static func pictures() throws -> [BadInput] {
    let canvas = Canvas(width: 400, height: 300)
    let jpeg = try canvas.jpeg()
    let noise = try Canvas(noise: 1, width: 300, height: 200).jpeg()
    let png = try canvas.file("png") ?? []
    var random = SeededRandom(seed: 19)
    let garbage = (0..<4096).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let tooLarge = Outcome.named("raise --max-megapixels")
    let noPicture = Outcome.named("it is not a picture in a format that vitrine reads")
    let noVideo = Outcome.named("it is a video that was not written to its end")
    let noBeginning = Outcome.named("it ends before its picture begins")
    return try [
      file(1, "30000.png", tooLarge, HostileFiles.png(width: 30_000, height: 30_000)),
      file(2, "20000.png", tooLarge, HostileFiles.png(width: 20_000, height: 20_000)),
      file(
        3, "2 to the 31.png", .named("longer than 65535"),
        HostileFiles.png(width: 1 << 31, height: 1 << 31)),
      file(4, "lie.jpg", tooLarge, HostileFiles.jpeg(jpeg, declaring: 65_500, 65_500)),
      BadInput(
        row: 5, name: "108 megapixels.jpg", expected: .shown, facts: [.size(12_000, 9000)]
      ) { folder, path in
        try folder.makeFolder(BadInput.folder(5))
        try writePlain(12_000, 9000, to: folder[path] + "[interlace]")
      },
      file(
        6, "3000 scans.jpg", .named("more than 100 passes"), HostileFiles.jpeg(jpeg, scans: 3000)),
      file(7, "704 scans.jpg", .named("more than 100 passes"), HostileFiles.jpeg(jpeg, scans: 704)),
      BadInput(row: 8, name: "600 frames.gif", expected: .shown, facts: [.size(4000, 4000)]) {
        folder, path in
        try folder.makeFolder(BadInput.folder(8))
        try writePlain(4000, 4000, to: folder[path])
        let frame = try Array(Data(contentsOf: URL(filePath: folder[path])))
        try folder.write(Bombs.gif(frame, frames: 600), to: path)
      },
      file(
        9, "screen.gif", tooLarge,
        HostileFiles.gif(width: 65_535, height: 65_535)),
      file(
        10, "lie.tif", .named("longer than 65535"),
        HostileFiles.tiff(width: 400_000, height: 400_000)),
      file(11, "circle.tif", .named("its TIFF directory is not valid"), circle),
      file(12, "34 bytes.webp", tooLarge, HostileFiles.webp(width: 16_383, height: 16_383)),
      file(13, "text.png", .shown, Bombs.png(png, chunk: "zTXt"), .quarters("RGBW")),
      file(13, "profile.png", .shown, Bombs.png(png, chunk: "iCCP"), .quarters("RGBW")),
      file(14, "script.svg", .named("SVG"), svg),
      file(15, "entities.svg", .named("SVG"), Array("<!DOCTYPE s [<!ENTITY a \"a\">]>".utf8) + svg),
      file(17, "empty.jpg", .named("it is empty"), []),
      file(17, "two bytes.jpg", noPicture, Array(jpeg.prefix(2))),
      file(17, "cut in EXIF.jpg", noBeginning, Array(turned(jpeg, 6).prefix(30))),
      file(17, "cut in its tables.jpg", noBeginning, Array(jpeg.prefix(300))),
      file(18, "half.jpg", .shownInPart("it is damaged"), Array(noise.prefix(noise.count / 2))),
      file(
        19, "garbage.jpg", .shownInPart("it is damaged"),
        noise.prefix(noise.count / 2) + garbage + noise.dropFirst(noise.count / 2 + garbage.count)),
      file(20, "no end.jpg", .shown, Array(jpeg.dropLast(2)), .quarters("RGBW")),
      file(21, "zeros.jpg", .shown, jpeg + Array(repeating: 0, count: 20_000_000), .size(400, 300)),
      file(
        21, "two pictures.jpg", .shown, MultiPictureFile.bytes([jpeg, noise]), .size(400, 300),
        .quarters("RGBW")),
      file(
        21, "TWO LENSES.MPO", .shown, MultiPictureFile.bytes([jpeg, noise, noise]),
        .size(400, 300), .quarters("RGBW")),
      file(
        21, "motion photo.jpg", .shown, HostileFiles.motionPhoto(jpeg, videoBytes: 100_000),
        .quarters("RGBW")),
      file(22, "png.jpg", .shown, png, .size(400, 300), .quarters("RGBW")),
      file(22, "no extension", .ignored, jpeg),
      file(22, "CAPITALS.JPG", .shown, jpeg, .quarters("RGBW")),
      file(23, "html.jpg", noPicture, Array("<html><script>alert(1)</script>".utf8)),
      file(23, "zip.jpg", noPicture, [0x50, 0x4B, 3, 4] + Array(repeating: 0, count: 60)),
      file(23, "text.heic", noPicture, Array("hello".utf8)),
      file(23, "video.heic", noVideo, video),
      file(23, "video.jpg", noVideo, video),
    ] + drawings(refused: noPicture) + exif(jpeg) + shapes() + colours() + unusualFiles(jpeg)
      + forms()
  }

  /// Row 16: drawings and documents with the names of photographs.
  private static func drawings(refused: Outcome) -> [BadInput] {
    let beginnings = [
      ("svg", svg), ("mvg", Array("push graphic-context".utf8)),
      ("msl", Array("<?xml version=\"1.0\"?><image><read filename=\"/etc/passwd\"/></image>".utf8)),
      ("eps", Array("%!PS-Adobe-3.0 EPSF-3.0".utf8)), ("pdf", Array("%PDF-1.4".utf8)),
    ]
    return beginnings.flatMap { name, bytes in
      ["jpg", "png", "tif"].map { file(16, "\(name).\($0)", refused, bytes) }
    }
  }

  /// Row 33: unusual shapes.
  private static func shapes() throws -> [BadInput] {
    try [(1, 1), (30_000, 2), (1, 60_000)].map { width, height in
      let bytes = try Canvas(width: width, height: height).file("png") ?? []
      return shown(33, "\(width) × \(height).png", bytes, [.size(width, height)])
    }
  }

  /// Row 33: unusual colours.
  private static func colours() throws -> [BadInput] {
    let canvas = Canvas(width: 40, height: 30)
    return [
      shown(33, "inks of printers.jpg", canvas.printedJPEG(), [.quarters("RGBW")]),
      shown(33, "16 bits.png", PNGFiles.deep(canvas), [.quarters("RGBW")]),
      shown(33, "palette.png", PNGFiles.palette(canvas), [.quarters("RGBW")]),
      shown(33, "transparent.png", PNGFiles.transparent(canvas), [.oneColour]),
    ]
  }

  /// Row 49: forms that galleries refuse without need.
  private static func forms() throws -> [BadInput] {
    let canvas = Canvas(width: 40, height: 30)
    let byte = Exif(main: [Exif.Entry(0x0112, type: 1, count: 1, value: [6])])
    return try [
      shown(49, "BigTIFF.tif", TIFFFiles.file(canvas, isBig: true), [.quarters("RGBW")]),
      shown(
        49, "32 bits.tif", TIFFFiles.file(canvas, bits: 32) { [$0, $0, $0, $0] },
        [.quarters("RGBW")]),
      shown(
        49, "32 signed bits.tif",
        TIFFFiles.file(canvas, bits: 32, isSigned: true) { [$0 >> 1, $0, $0, $0] },
        [.quarters("RGBW")]),
      shown(
        49, "65535 × 2.png", try #require(try Canvas(width: 65_535, height: 2).file("png")),
        [.size(65_535, 2)]),
      shown(49, "animation.apng", try #require(try canvas.file("png")), [.quarters("RGBW")]),
      shown(
        49, "orientation in a byte.jpg",
        byte.inserted(into: try canvas.stored(6).jpeg()), [.size(40, 30), .quarters("RGBW")]),
    ]
  }

}

private let svg = Array(
  "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8)

private let video = be32(16) + Array("ftypmp42".utf8) + be32(0) + be32(8) + Array("mdat".utf8)

/// A TIFF whose only directory names itself as the next one.
private let circle =
  Array("II*\0".utf8) + le32(8) + le16(1) + le16(256) + le16(4) + le32(1) + le32(40) + le32(8)
