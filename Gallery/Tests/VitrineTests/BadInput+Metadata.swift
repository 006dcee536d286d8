import GalleryTestSupport

extension BadInput {
  /// Rows 24 to 32: metadata.
  static func exif(_ jpeg: [UInt8]) -> [BadInput] {
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
      + dates(jpeg)
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

  /// Row 30: dates in other forms, and in other places than EXIF.
  private static func dates(_ jpeg: [UInt8]) -> [BadInput] {
    let texts = [
      ("hour 24", "2020:06:08 24:03:22", "2020-06-08T00:03:22"),
      ("day", "2020:06:08", "2020-06-08T00:00:00"),
      ("zone", "2020:06:08T14:03:22.5Z", "2020-06-08T14:03:22.5+00:00"),
    ].map { name, text, taken in
      (name, Exif(details: [.text(0x9003, text)]).inserted(into: jpeg), "EXIF", taken)
    }
    let iptc = Descriptions.iptc([55: "20200608", 60: "140322+0200"])
    let others = [
      (
        "XMP", Descriptions.xmp(#"<x xmp:CreateDate="2020-06-08T14:03:22"/>"#, in: jpeg), "XMP",
        "2020-06-08T14:03:22"
      ),
      ("IPTC", Descriptions.iptc(iptc, in: jpeg), "IPTC", "2020-06-08T14:03:22+02:00"),
      ("2020-06-08 2.03.22 PM", jpeg, "file name", "2020-06-08T14:03:22"),
    ]
    return (texts + others).map { name, bytes, source, taken in
      shown(30, "\(name).jpg", bytes, [.detail("taken", taken), .detail("takenFrom", source)])
    }
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

  /// Returns a JPEG with an orientation in its EXIF.
  static func turned(_ jpeg: [UInt8], _ orientation: Int) -> [UInt8] {
    Exif(main: [.short(0x0112, orientation)]).inserted(into: jpeg)
  }
}

private let unknownCamera = Fact.detail("camera", nil)

private let markup = "\"><img src=x onerror=alert(1)>"
