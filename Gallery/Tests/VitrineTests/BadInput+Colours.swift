import GalleryTestSupport

extension BadInput {
  /// Row 20: bytes that belong to nothing. Row 26: crops. Row 33: colours that are not those of sRGB.
  static func unusualFiles(_ jpeg: [UInt8]) throws -> [BadInput] {
    let stray = jpeg[..<2] + [0x0A] + jpeg[2...]
    return try [shown(20, "stray byte.jpg", Array(stray), [.size(400, 300), .quarters("RGBW")])]
      + crops() + profiles(jpeg) + fractions()
      + coded("png") { PNGFiles.declaring(primaries: $0, transfer: $1, $2) }
      + writableHere(["avif", "heic"]).flatMap { suffix in
        try coded(suffix) { primaries, transfer, canvas in
          HEIFFile(try canvas.file(suffix) ?? [])
            .declaring(primaries: Int(primaries), transfer: Int(transfer))
        }
      }
  }

  private static func crops() throws -> [BadInput] {
    try writableHere(["avif", "heic"]).map { suffix in
      let file = HEIFFile(try Canvas(width: 640, height: 400).file(suffix) ?? [])
      let crop = HEIFFile.crop(width: 160, height: 400)
      return shown(
        26, "cropped and turned.\(suffix)", file.adding(crop, HEIFFile.turn(quarters: 1)),
        [.size(400, 160), .quarters("GWRB")])
    }
  }

  private static func profiles(_ jpeg: [UInt8]) -> [BadInput] {
    guard var grey = ColorProfile(), var swapped = ColorProfile() else { return [] }
    grey.makeGrey()
    swapped.swapRedAndBlue()
    swapped.rename("Display P3", version: 2)
    let canvas = Canvas(width: 320, height: 200)
    return [
      shown(33, "profile of grey.jpg", grey.inserted(into: jpeg), [.quarters("RGBW")]),
      shown(
        33, "16 bits, transparent, with a profile.png",
        PNGFiles.deepTransparent(canvas, swapped),
        [.colours([[0, 0, 220], [236, 236, 236], [220, 0, 0], [236, 236, 236]])]),
    ]
  }

  private static func fractions() -> [BadInput] {
    let columns: [[Float]] = [[0.214], [1]]
    return [
      shown(
        33, "numbers from 0 to 1.tif", FractionFile.tiff(columns, width: 40, height: 30),
        [.colours([127, 255, 127, 255].map { [$0, $0, $0] })])
    ]
  }

  /// Files that name their primaries and their transfer function.
  private static func coded(
    _ suffix: String, _ file: (UInt8, UInt8, Canvas) throws -> [UInt8]
  ) rethrows -> [BadInput] {
    let codings: [(String, UInt8, UInt8, [[UInt8]])] = [
      (
        "Display P3", 12, 13, [[146, 109, 98], [92, 131, 103], [94, 100, 143], [148, 148, 148]]
      ),
      ("PQ", 9, 16, [[252, 106, 95], [0, 195, 108], [63, 101, 222], [229, 229, 229]]),
      ("HLG", 9, 18, [[165, 113, 106], [84, 142, 111], [92, 105, 148], [165, 165, 165]]),
    ]
    let stored: [SIMD3<UInt8>] = [
      [140, 110, 100], [100, 130, 105], [95, 100, 140], [148, 148, 148],
    ]
    let canvas = Canvas(width: 320, height: 200, quarters: stored)
    return try codings.map { name, primaries, transfer, colours in
      shown(33, "\(name).\(suffix)", try file(primaries, transfer, canvas), [.colours(colours)])
    }
  }
}
