import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

struct PhotoDetailsTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func readsDetailsFromSidecarAndCamera() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let camera = Exif(
      main: [.text(0x0110, "Camera")], details: [.text(0x9003, "2020:06:08 14:03:22")])
    try folder.write(camera.inserted(into: jpeg), to: "film/poster.jpg")
    try folder.write(jpeg, to: "film/still.jpg")
    try folder.write(Array(#"{"title": "T", "still": "still.jpg"}"#.utf8), to: "film/poster.json")
    try await running { library in
      let photos = await listed(library).photos
      let details = await library.details(of: photos.first { $0.name == "poster.jpg" }!.id)
      #expect(details?.title == "T")
      #expect(details?.camera == "Camera")
      #expect(details?.taken == "2020-06-08T14:03:22")
      #expect(details?.still == photos.first { $0.name == "still.jpg" }?.id.description)
    }
  }

  @Test func thePlaceIsReadFromXMPAndGooglesJSONIfTheOptionsKeepIt() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let packet = #"<x exif:GPSLatitude="48,51.4937N" exif:GPSLongitude="2,17,40.2W"/>"#
    let google =
      #"{"photoTakenTime": {"timestamp": "1"}, "geoData": {"latitude": 0.0, "longitude": 0.0}, "#
      + #""geoDataExif": {"latitude": -33.5, "longitude": 151.25}}"#
    try folder.write(Descriptions.xmp(packet, in: jpeg), to: "a.jpg")
    for name in ["b.jpg", "c.jpg"] { try folder.write(jpeg, to: name) }
    try folder.write(Array(packet.replacing("48,51", with: "91,51").utf8), to: "b.xmp")
    try folder.write(Array(google.utf8), to: "c.jpg.json")
    for keeps in [false, true] {
      let options = PhotoLibrary.Options(
        executable: builtCommand, workers: 0, keepsLocation: keeps)
      try await running(options: options, sorting: .name) { library in
        var places: [Position?] = []
        for photo in await listed(library).photos {
          places.append(await library.details(of: photo.id)?.position)
        }
        #expect(
          places.map { $0.map { [$0.latitude, $0.longitude] } }
            == (keeps ? [[48.858228, -2.2945], nil, [-33.5, 151.25]] : [nil, nil, nil]))
      }
    }
  }

  @Test func namesASidecarThatIsIgnoredOnceForEachProblem() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let notices = Mutex<[PhotoLibrary.Notice]>([])
    try await running(report: { notice in notices.withLock { $0.append(notice) } }) { library in
      let id = try await #require(made(library).photos.first).id
      let values: [(json: String, title: String?)] = [
        (#"{"title": 7}"#, nil), (#"{"title": "T", "still": "none.jpg"}"#, "T"),
        (#"{"title": "T"}"#, "T"), (#"{"title": 7}"#, nil),
        (#"{"title": 7, "still": "none.jpg"}"#, nil),
      ]
      for (json, title) in values {
        try folder.write(Array(json.utf8), to: "a.jpg.json")
        for _ in 0..<2 { #expect(await library.details(of: id)?.title == title) }
      }
    }
    let named = [[SidecarProblem.Rule.title], [.still], [.title], [.title, .still]].map { rules in
      PhotoLibrary.Notice.sidecar("a.jpg.json", .badValues(rules))
    }
    #expect(notices.withLock(\.self) == named)
  }
}
