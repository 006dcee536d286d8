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
