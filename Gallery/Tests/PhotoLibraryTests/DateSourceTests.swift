import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The date of a photograph, in each place where programs write it.
struct DateSourceTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func eachPlaceIsReadAndNamed() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let modified = [Exif.Entry.text(0x0132, "2019:01:01 00:00:00")]
    let original = Exif(details: [.text(0x9003, "2020:06:08 14:03:22")])
    let xmp = #"<x xmp:CreateDate="2021-01-01" exif:DateTimeOriginal='2020-06-08T14:03:22'/>"#
    // The pointer to EXIF has the type of a directory, as TIFF's first supplement has it.
    let typed = Exif(
      main: [.init(0x8769, type: 13, count: 1, value: be32(26))],
      details: [.text(0x9003, "2020:06:08 14:03:22")])
    let iptc = Descriptions.iptc([55: "20200608", 60: "140322+0200"])
    let files: [(name: String, bytes: [UInt8], taken: String, source: DateSource)] = [
      ("exif.jpg", original.inserted(into: jpeg), "2020-06-08T14:03:22", .exif),
      ("typed.jpg", typed.inserted(into: jpeg), "2020-06-08T14:03:22", .exif),
      ("xmp.jpg", Descriptions.xmp(xmp, in: jpeg), "2020-06-08T14:03:22", .xmp),
      ("iptc.jpg", Descriptions.iptc(iptc, in: jpeg), "2020-06-08T14:03:22+02:00", .iptc),
      ("file.jpg", Exif(main: modified).inserted(into: jpeg), "2020-06-08T14:03:22", .xmpFile),
      ("google.jpg", jpeg, TakenDate(moment: 1_591_617_802).iso8601, .google),
      (
        "changed.jpg", Exif(main: modified).inserted(into: jpeg), "2019-01-01T00:00:00", .exifChange
      ),
      ("IMG_20200608_140322.jpg", jpeg, "2020-06-08T14:03:22", .name),
    ]
    for file in files { try folder.write(file.bytes, to: file.name) }
    try folder.write(Array(xmp.utf8), to: "file.XMP")
    try folder.write(google, to: "google.jpg.json")
    for _ in 0..<2 {
      try await running(options: .init(executable: builtCommand, workers: 0)) { library in
        for photo in await listed(library).photos {
          let expected = try #require(files.first { $0.name == photo.name })
          let details = try #require(await library.details(of: photo.id))
          #expect(details.taken == expected.taken, "\(photo.name)")
          #expect(details.takenFrom == expected.source.rawValue, "\(photo.name)")
          #expect(details.title == nil && photo.taken?.iso8601 == expected.taken)
        }
      }
    }
  }

  @Test func aFileBesideThePhotographThatChangesAloneGivesItsDate() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.link("album/b.jpg", to: "../a.jpg")
    try await running { library in
      let before = await made(library).photos
      #expect(before.map(\.taken) == [nil, nil])
      for year in ["2001", "2002"] {
        try folder.write(
          Array("<exif:DateTimeOriginal>\(year)</exif:DateTimeOriginal>".utf8), to: "a.jpg.xmp")
        let after = await listed(library) {
          $0.photos.allSatisfy { $0.taken?.iso8601.hasPrefix(year) == true }
        }
        #expect(Set(after.photos.map(\.id)) == Set(before.map(\.id)))
        #expect(after.photos.allSatisfy { $0.pictureState.isMade }, "no picture is made again")
      }
    }
    try FileManager.default.removeItem(atPath: folder["a.jpg.xmp"])
    #expect(try await finished().listing.photos.map(\.taken) == [nil, nil])
  }

  @Test func neitherGoogleJSONNorASidecarWarnsAboutTheOther() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(google, to: "a.jpg.json")
    try folder.write(Array(#"{"title": "T"}"#.utf8), to: "a.json")
    let (listing, notices) = try await finished()
    #expect(listing.photos.map { $0.taken != nil } == [true])
    try await running(report: { Issue.record("\($0)") }) { library in
      _ = await listed(library)
      let details = await library.details(of: listing.photos[0].id)
      #expect(details?.title == "T" && details?.takenFrom == "Google Photos")
    }
    #expect(notices == [])
  }

  /// Every format keeps XMP in a place of its own.
  @Test func findsXMPInEveryFormat() throws {
    let packet = "<rdf:Description photoshop:DateCreated=\"2020-06-08\"/>"
    let heif = Descriptions.heif(xmp: packet)
    let files: [[UInt8]?] = [
      Descriptions.xmp(packet, in: try Canvas(width: 8, height: 8).jpeg()),
      try Canvas(width: 8, height: 8).file("png").map { Descriptions.png(xmp: packet, in: $0) },
      try Canvas(width: 8, height: 8).file("webp").map { Descriptions.webp(xmp: packet, in: $0) },
      Exif(main: [
        .short(256, 8), .short(257, 8),
        .init(700, type: 1, count: packet.utf8.count, value: Array(packet.utf8)),
      ]).tiff,
      Descriptions.gif(xmp: packet), heif,
    ]
    for file in files.compactMap(\.self) {
      let header = try PictureHeader(FileBytes(file))
      #expect(header.taken == FoundDate(TakenDate("2020-06-08"), .xmp), "\(header.format)")
    }
  }

  @Test(
    arguments: [
      (
        "<exif:DateTimeOriginal>2020-06-08T14:03:22Z</exif:DateTimeOriginal>",
        "2020-06-08T14:03:22+00:00"
      ),
      ("<x xmp:CreateDate = '2020-06-08T14:03'", "2020-06-08T14:03:00"),
      ("<x exif:DateTimeOriginal='' photoshop:DateCreated='2020'/>", "2020-01-01T00:00:00"),
      (
        "<exif:DateTimeOriginal/><exif:DateTimeOriginal> 2020:06:08 14:03:22 </exif:DateTimeOriginal>",
        "2020-06-08T14:03:22"
      ),
      ("<x exif:DateTimeOriginal='never' xap:CreateDate='2020-06'/>", "2020-06-01T00:00:00"),
      ("<x exif:DateTimeOriginalX='2020'/>", nil), ("exif:DateTimeOriginal", nil),
      ("<exif:DateTimeOriginal", nil),
      ("<x exif:DateTimeOriginal=", nil),
      ("<x exif:DateTimeOriginal=\"2020", "2020-01-01T00:00:00"),
      ("<exif:DateTimeOriginal>", nil), ("<x yexif:DateTimeOriginal='2020'/>", nil), ("", nil),
    ] as [(String, String?)])
  func readsXMP(packet: String, date: String?) {
    #expect(XMPPacket(Array(packet.utf8)).taken?.iso8601 == date)
  }

  @Test(
    arguments: [
      ([55: "20200608", 60: "140322-0330"], "2020-06-08T14:03:22-03:30"),
      ([55: "20200608"], "2020-06-08T00:00:00"),
      ([55: "20200608", 60: "nothing"], "2020-06-08T00:00:00"),
      ([55: "00000000", 62: "20190101", 63: "120000"], "2019-01-01T12:00:00"),
      ([55: "20200000"], "2020-01-01T00:00:00"),
      ([60: "140322"], nil), ([:], nil),
    ] as [([Int: String], String?)])
  func readsIPTC(texts: [Int: String], date: String?) {
    let bytes = Descriptions.iptc(texts)
    #expect(IPTCRecord(FileBytes(bytes), in: 0..<bytes.count).taken?.iso8601 == date)
    for end in 0..<bytes.count {
      _ = IPTCRecord(FileBytes(Array(bytes[..<end])), in: 0..<bytes.count)
    }
  }

  @Test(arguments: [
    (
      "IMG_1.jpg",
      [
        "IMG_1.jpg.xmp", "IMG_1.xmp", "IMG_1.jpg.json", "IMG_1.json",
        "IMG_1.jpg.supplemental-metadata.json", "img_1.JPG.XMP",
      ]
    ),
    (
      "IMG_1(2).jpg",
      ["IMG_1.jpg(2).json", "IMG_1(2).jpg.json", "IMG_1.jpg.supplemental-metadata(2).json"]
    ),
    ("IMG_1-edited.jpg", ["IMG_1.jpg.json", "IMG_1.jpg.supplemental-metadata.json"]),
    // The names before `.json` have 46 characters.
    (
      "PXL_20230811_142208123.PORTRAIT.jpg", ["PXL_20230811_142208123.PORTRAIT.jpg.supplement.json"]
    ),
    (
      "original_0d9f2f6d-5a5c-4b1e-8a55-2f9a7c1f9c11_P.jpg",
      ["original_0d9f2f6d-5a5c-4b1e-8a55-2f9a7c1f9c11_.json"]
    ),
  ])
  func findsTheFilesBesideAPhotograph(name: String, files: [String]) throws {
    for file in files {
      var all = DateFiles()
      let stamp = FileStamp(size: 1, modified: 1, inode: 1, device: 1, changedNanoseconds: 1)
      all.add(DateFile(location: PhotoPath(Array("in/\(file)".utf8)), stamp: stamp))
      #expect(all.files(of: name).map(\.location.displayName) == [file])
      #expect(all.files(of: "other.jpg").isEmpty)
    }
  }

  @Test(arguments: [
    (#"{"photoTakenTime": {"timestamp": "1591617802"}}"#, true, true),
    (#"{"photoTakenTime": {"timestamp": 1591617802}}"#, true, true),
    (#"{"photoTakenTime": {"timestamp": "0"}, "title": "a.jpg"}"#, true, false),
    (#"{"creationTime": {"timestamp": "1591617802"}}"#, true, false),
    (#"{"photoTakenTime": {"timestamp": "9999999999999999"}}"#, true, false),
    (#"{"googlePhotosOrigin": {"mobileUpload": {}}}"#, true, false),
    (#"{"title": "T"}"#, false, false), (#"{"photoTakenTime": "x"}"#, false, false),
    ("[]", false, false), ("{", false, false),
  ])
  func recognizesGoogleJSON(json: String, isGoogles: Bool, hasDate: Bool) {
    let description = GoogleDescription(Array(json.utf8))
    #expect((description != nil) == isGoogles)
    #expect((description?.taken != nil) == hasDate)
  }

  private let google = Array(
    #"{"title": "a.jpg", "description": "", "photoTakenTime": {"timestamp": "1591617802", "formatted": "8 Jun 2020"}}"#
      .utf8)
}
