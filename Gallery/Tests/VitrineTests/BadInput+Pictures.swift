import Foundation
import GalleryTestSupport

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
    let noBeginning = Outcome.named("it ends before its picture begins")
    return try [
      file(1, "30000.png", tooLarge, HostileFiles.png(width: 30_000, height: 30_000)),
      file(2, "20000.png", tooLarge, HostileFiles.png(width: 20_000, height: 20_000)),
      file(
        3, "2 to the 31.png", .named("longer than 65500"),
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
        9, "screen.gif", .named("longer than 65500"),
        HostileFiles.gif(width: 65_535, height: 65_535)),
      file(
        10, "lie.tif", .named("longer than 65500"),
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
      file(21, "two pictures.jpg", .shown, jpeg + noise, .size(400, 300), .quarters("RGBW")),
      file(
        21, "motion photo.jpg", .shown, HostileFiles.motionPhoto(jpeg, videoBytes: 100_000),
        .quarters("RGBW")),
      file(22, "png.jpg", .shown, png, .size(400, 300), .quarters("RGBW")),
      file(22, "no extension", .ignored, jpeg),
      file(22, "CAPITALS.JPG", .shown, jpeg, .quarters("RGBW")),
      file(23, "html.jpg", noPicture, Array("<html><script>alert(1)</script>".utf8)),
      file(23, "zip.jpg", noPicture, [0x50, 0x4B, 3, 4] + Array(repeating: 0, count: 60)),
      file(23, "text.heic", noPicture, Array("hello".utf8)),
      file(23, "video.heic", noPicture, video),
      file(23, "video.jpg", noPicture, video),
    ] + drawings(refused: noPicture) + exif(jpeg) + shapes() + colours()
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

  /// Rows 24 to 32: metadata.
  private static func exif(_ jpeg: [UInt8]) -> [BadInput] {
    orientations(jpeg)
      + [
        (28, "count", Exif(main: [.init(0x010F, type: 2, count: 1 << 32 - 1, value: be32(8))])),
        // The directory of details is the main directory, at offset 8.
        (28, "circle", Exif(main: [.long(0x8769, 8)])),
        (28, "outside", Exif(main: [.long(0x8769, 1 << 31)])),
      ].map { shown($0, "\($1).jpg", $2.inserted(into: jpeg), [.quarters("RGBW"), unknownCamera]) }
      + [
        shown(
          29, "markup.jpg", Exif(main: [.text(0x010F, markup)]).inserted(into: jpeg),
          [.detail("camera", markup)])
      ]
      + ["0000:00:00 25:61:61", "9999:12:31 23:59:59", ""].enumerated().map { number, date in
        let exif = Exif(details: [.text(0x9003, date)])
        return shown(
          30, "date \(number).jpg", exif.inserted(into: jpeg),
          [.detail("taken", nil), .someDetail("fileDate")])
      }
      + [
        ("outside", Exif(main: [.long(0x8825, 1 << 20)])),
        ("divided by zero", position(degrees: 10, of: 0)),
        ("beyond the pole", position(degrees: 999, of: 1)),
      ].map { shown(31, "\($0).jpg", $1.inserted(into: jpeg), [.quarters("RGBW"), unknownCamera]) }
      + [
        shown(
          32, "exposure.jpg",
          Exif(details: [.fraction(0x829A, 1, 0)]).inserted(into: jpeg), [.detail("exposure", nil)])
      ]
  }

  /// Rows 24 and 25: eight orientations, and numbers and texts that are none.
  private static func orientations(_ jpeg: [UInt8]) -> [BadInput] {
    let colours = ["RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"]
    let valid = colours.enumerated().map { index, colours in
      shown(
        24, "\(index + 1).jpg", turned(jpeg, index + 1),
        [index < 4 ? .size(400, 300) : .size(300, 400), .quarters(colours)])
    }
    let text = Exif(main: [.text(0x0112, "6")]).inserted(into: jpeg)
    let invalid = [0, 9, 65_535].map { ("\($0)", turned(jpeg, $0)) } + [("text", text)]
    return valid
      + invalid.map { shown(25, "\($0).jpg", $1, [.size(400, 300), .quarters("RGBW")]) }
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

  /// A position whose latitude and longitude are a fraction of degrees. Its directory is also that of the details, which begins after
  /// a main directory of two entries.
  private static func position(degrees: Int, of denominator: Int) -> Exif {
    let angle = be32(degrees) + be32(denominator) + be32(0) + be32(1) + be32(0) + be32(1)
    return Exif(
      main: [.long(0x8825, 38)],
      details: [
        .text(1, "N"), .init(2, type: 5, count: 3, value: angle),
        .text(3, "E"), .init(4, type: 5, count: 3, value: angle),
      ])
  }

  private static func turned(_ jpeg: [UInt8], _ orientation: Int) -> [UInt8] {
    Exif(main: [.short(0x0112, orientation)]).inserted(into: jpeg)
  }
}

private let unknownCamera = Fact.detail("camera", nil)

private let markup = "\"><img src=x onerror=alert(1)>"

private let svg = Array(
  "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8)

private let video = be32(16) + Array("ftypmp42".utf8) + be32(0) + be32(8) + Array("mdat".utf8)

/// A TIFF whose only directory names itself as the next one.
private let circle =
  Array("II*\0".utf8) + le32(8) + le16(1) + le16(256) + le16(4) + le32(1) + le32(40) + le32(8)
