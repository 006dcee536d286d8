import Foundation
import GRDB
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Files that are changed in place, and files of which only the stamp changes.
struct EditedFileTests: IndexTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  /// As `exiftool -overwrite_original_in_place -P` turns a photograph: its size, its date and its number stay the same.
  @Test func aFileThatIsChangedInPlaceIsShownAnewWithoutARestart() async throws {
    let (before, after) = try write()
    try await running { library in
      let first = try #require(await made(library).photos.first)
      let original = try await quarters(library, first.id)
      #expect(original == before.quarters)
      try edit()
      let changed = await listed(library) { $0.photos.first?.version != first.version }
      #expect(changed.photos.map(\.id) == [first.id])
      let shown = try await quarters(library, first.id)
      #expect(shown == after.quarters)
      #expect(cached(first) == nil)
    }
  }

  @Test func aFileThatWasChangedInPlaceIsShownAnewAfterARestart() async throws {
    let (_, after) = try write()
    let first = try #require(try await finished().listing.photos.first)
    try edit()
    try await running { library in
      let listing = await listed(library)
      #expect(listing.photos.map(\.id) == [first.id])
      // Whoever asks first gets the picture of the file as it is now.
      let shown = try await quarters(library, first.id)
      #expect(shown == after.quarters)
    }
    try await running { library in
      #expect(await listed(library).photos.first?.version != first.version)
      let shown = try await quarters(library, first.id)
      #expect(shown == after.quarters)
    }
  }

  @Test func equalContentKeepsItsAddressAndItsPictures() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(Canvas(width: 60, height: 30).jpeg(), to: "b.jpg")
    let first = try await finished().listing
    let (version, id) = (first.photos.map(\.version).sorted(), first.photos.map(\.id.description))

    chmod(folder["a.jpg"], 0o640)
    try await expectNothingDecoded(id) { $0.sorted() == version }
    #expect(try indexed("sum(unconfirmed)") == 0)
    // A network drive may report another time at each start.
    for change in 1...2 {
      try await database().write { db in
        try db.execute(sql: "UPDATE photo SET changed = changed - \(change * 1_000_000_007)")
      }
      try await expectNothingDecoded(id) { $0.sorted() == version }
    }
    // Another mount has another number.
    try await database().write { db in try db.execute(sql: "UPDATE photo SET device = device + 1") }
    try await expectNothingDecoded(id) { $0.sorted() == version }

    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["c.jpg"])
    try await expectNothingDecoded(id) { $0.sorted() == version }

    // Another date, and another number of the file.
    let content = try bytes(of: "b.jpg")
    try folder.setDate(2_000_000, of: "b.jpg")
    try await expectNothingDecoded(id)
    try folder.replace("b.jpg", by: content)
    try await expectNothingDecoded(id)
  }

  @Test func theFirstStartWithAnOldIndexDecodesNothing() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let first = try await finished().listing
    try await database().write { db in
      try db.execute(
        sql: """
          ALTER TABLE photo DROP COLUMN unconfirmed;
          ALTER TABLE photo DROP COLUMN edition;
          DELETE FROM grdb_migrations WHERE identifier = 'editions';
          """)
    }
    chmod(folder["a.jpg"], 0o640)
    let version = first.photos.map(\.version)
    try await expectNothingDecoded(first.photos.map(\.id.description)) { $0 == version }
  }

  /// Runs a library whose decoder does not start.
  private func expectNothingDecoded(
    _ ids: [String], versions areExpected: ([String]) -> Bool = { _ in true },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let options = PhotoLibrary.Options(
      executable: try FakeWorker.write(to: store, ready: [], "touch '\(store["decoded"])'; exit 1"))
    try await running(options: options) { library in
      let listing = await made(library)
      for photo in listing.photos { _ = await library.confirmed(photo.id) }
      let shown = await library.listing.photos
      #expect(shown.map(\.id.description).sorted() == ids.sorted(), sourceLocation: sourceLocation)
      #expect(shown.allSatisfy { $0.pictureState.isMade }, sourceLocation: sourceLocation)
      #expect(areExpected(shown.map(\.version)), sourceLocation: sourceLocation)
      for photo in shown {
        let width = photo.sizes.ladder[0].width
        let picture = try await library.picture(photo.id, width: width)
        #expect(Canvas(jpeg: picture.jpeg)?.width == width, sourceLocation: sourceLocation)
      }
    }
    #expect(
      !FileManager.default.fileExists(atPath: store["decoded"]), sourceLocation: sourceLocation)
  }

  /// Writes a photograph with a date in the past. Returns it, and what `edit` makes of it.
  private func write() throws -> (Canvas, Canvas) {
    let canvas = Canvas(width: 40, height: 30)
    // A decoder ignores what follows a picture.
    try folder.write(canvas.jpeg() + Array(repeating: 0, count: 500), to: "a.jpg")
    try folder.setDate(1_000_000, of: "a.jpg")
    return (canvas, canvas.stored(3))
  }

  private func edit() throws {
    let before = try status()
    let edited = try Canvas(width: 40, height: 30).stored(3).jpeg()
    try overwrite("a.jpg", with: edited)
    #expect(FileStamp(before) == FileStamp(try status()))
  }

  private func status() throws -> stat {
    var status = stat()
    try #require(lstat(folder["a.jpg"], &status) == 0)
    return status
  }

  private func quarters(_ library: PhotoLibrary, _ id: PhotoID) async throws -> String? {
    Canvas(jpeg: try await library.picture(id, width: 40).jpeg)?.quarters
  }

  private func cached(_ photo: Photo) -> [UInt8]? {
    (try? PictureCache(CacheFolder(store["cache"])))?.picture(of: photo.entry, at: 0)
  }
}
