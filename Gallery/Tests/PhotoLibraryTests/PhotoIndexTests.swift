import Foundation
import GRDB
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// What a second start knows, and which identifier a photograph keeps.
struct PhotoIndexTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  #if canImport(Glibc)
  @Test func aSecondStartOpensNoPhotograph() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(HostileFiles.png(width: 30, height: 30), to: "b.png")
    let exif = Exif(details: [
      .text(0x9003, "2020:06:08 14:03:22"), .text(0x9291, "25"), .text(0x9011, "-03:30"),
    ])
    let jpeg = try Canvas(width: 60, height: 20).jpeg()
    try folder.write(exif.inserted(into: jpeg), to: "c.jpg")
    try folder.write(RawFiles.nef(jpeg, orientation: 6), to: "d.nef")
    // Files whose headers are refused are remembered, too.
    try folder.write(Array("no picture".utf8), to: "e.jpg")
    try folder.write(Array(jpeg.prefix(20)), to: "f.jpg")
    let refused = try await finished().notices.filter { $0.hasPrefix("skipped") }
    // Content that the first run has not read to the end would be read by the second one.
    let first = try await finishedWithDigests()
    let opened = OpenedFiles(in: folder.path)
    let second = try await finished()
    #expect(opened.names == [])
    #expect(first.photos.count == 4)
    #expect(second.listing.photos.map(\.properties) == first.photos.map(\.properties))
    #expect(second.listing.photos.map(\.id) == first.photos.map(\.id))
    #expect(second.listing.photos.map(\.making) == first.photos.map(\.making))
    #expect(second.notices.sorted() == refused.sorted() && refused.count == 2)
    // The test would notice an opened photograph.
    _ = try Data(contentsOf: URL(filePath: folder["a.jpg"]))
    #expect(opened.names == ["a.jpg"])
  }
  #endif

  @Test func aRefusedFileIsReadAgainIfAnythingElseHasChanged() async throws {
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    try folder.write(jpeg, to: "a.jpg")
    let small = PictureLimits(pixels: 10_000)
    #expect(try await finished(limits: small).listing.skipped.count == 1)
    #expect(try await finished().listing.photos.count == 1)
    #expect(try await refused() == 0)
    #expect(try await finished(limits: small).listing.skipped.count == 1)
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    #expect(try await finished(limits: small).listing.photos.count == 1)
    try folder.write([1], to: "a.jpg")
    #expect(try await finished().listing.skipped.map(\.reason).count == 1)
    #expect(try await refused() == 1)
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    _ = try await finished()
    #expect(try await refused() == 0)
  }

  @Test func retryingReadsRefusedFilesAgain() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write([1], to: "b.jpg")
    _ = try await finished()
    try await database().write { db in
      try db.execute(sql: "UPDATE refused SET reason = 'it was refused before'")
    }
    let reason = { (listing: Listing) in listing.skipped.map(\.reason) }
    #expect(try await reason(finished().listing) == ["it was refused before"])
    #expect(try await reason(finished(retries: true).listing) != ["it was refused before"])
    try await database().write { db in
      try db.execute(sql: "UPDATE refused SET version = version - 1, reason = 'by another version'")
    }
    #expect(try await reason(finished().listing) != ["by another version"])
  }

  @Test func aChangedFileIsReadAgainAndKeepsItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try #require(try await finished().listing.photos.first)
    try folder.write(Canvas(width: 30, height: 40).jpeg(), to: "a.jpg")
    let after = try #require(try await finished().listing.photos.first)
    #expect(after.id == before.id && after.version != before.version)
    #expect((after.width, after.height) == (30, 40))
  }

  @Test func aFileThatKeepsItsDateIsReadAgain() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.setDate(1_000_000, of: "a.jpg")
    let before = try #require(try await finished().listing.photos.first)
    try overwrite("a.jpg", with: Canvas(width: 30, height: 40).jpeg())
    let after = try #require(try await finished().listing.photos.first)
    #expect(after.width == 30)
    // Its pictures are made again.
    #expect(after.id == before.id && after.version != before.version)
  }

  @Test func aFileThatKeepsItsDateIsFoundByItsNewContent() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.setDate(1_000_000, of: "a.jpg")
    let before = try await finishedWithDigests()
    try overwrite("a.jpg", with: Canvas(width: 30, height: 40).jpeg())
    _ = try await finishedWithDigests()
    try folder.write(bytes(of: "a.jpg"), to: "b.jpg")
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    #expect(try await finished().listing.id(of: "b.jpg") == before.id(of: "a.jpg"))
  }

  @Test func aRenamedPhotographKeepsItsIdentifierAndItsPictures() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try #require(try await finished().listing.photos.first)
    try folder.makeFolder("album")
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["album/b.jpg"])
    let after = try #require(
      try await finished(executable: "/does/not/exist").listing.photos.first)
    #expect(after.name == "b.jpg" && after.id == before.id && after.version == before.version)
    #expect(after.making == before.making)
  }

  @Test func aPhotographThatIsRenamedMeanwhileKeepsItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try await running { library in
      let before = try #require(await made(library).photos.first)
      try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
      var counts: [Int] = []
      let after = await listed(library) {
        counts.append($0.photos.count)
        return $0.photos.first?.name == "b.jpg"
      }
      #expect(after.photos.first?.id == before.id)
      #expect(counts.allSatisfy { $0 == 1 }, "\(counts)")
    }
  }

  @Test func aPhotographThatIsCopiedAndRemovedKeepsItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(Canvas(noise: 3, width: 40, height: 30).jpeg(), to: "other.jpg")
    let before = try await finishedWithDigests()
    try folder.write(bytes(of: "a.jpg"), to: "moved.jpg")
    try folder.setDate(1_000_000, of: "moved.jpg")
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    // Its pictures move along, too: there is no decoder.
    let after = try await finished(executable: "/does/not/exist").listing
    #expect(after.photos.allSatisfy { $0.making.isMade })
    #expect(after.id(of: "moved.jpg") == before.id(of: "a.jpg"))
    #expect(after.id(of: "other.jpg") == before.id(of: "other.jpg"))
  }

  @Test(.timeLimit(.minutes(1))) func aContentThatNobodyHasReadIsReadLater() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    _ = try await finishedWithDigests()
    try await database().write { db in
      try db.execute(sql: "UPDATE photo SET content = NULL")
    }
    try await running { library in
      let file = try #require(await made(library).photos.first).file
      // Nothing tells when that has happened.
      while library.knownPhotos.needsDigest(of: file) {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  @Test func aRequestDoesNotWaitForTheContentOfOtherPhotographs() async throws {
    try folder.write(Canvas(width: 4032, height: 3024).jpeg(), to: "large.jpg")
    for number in 0..<12 {
      try folder.write(Canvas(width: 40, height: 30 + number).jpeg(), to: "\(number).jpg")
      // Bytes after a picture do not belong to it. Reading all of them takes longer than making a picture.
      truncate(folder["\(number).jpg"], 60_000_000)
    }
    _ = try await finished()
    try FileManager.default.removeItem(atPath: store["cache/index.sqlite"])
    try await running { library in
      let photo = try #require(await made(library).photos.first { $0.name == "large.jpg" })
      let larger = try #require(photo.sizes.larger.first)
      _ = try await library.picture(photo.id, width: larger.width)
      #expect(await library.undigested.isEmpty == false)
    }
  }

  @Test func equalPhotographsHaveTheirOwnIdentifiers() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finishedWithDigests()
    try folder.write(bytes(of: "a.jpg"), to: "b.jpg")
    let both = try await finishedWithDigests()
    #expect(both.id(of: "a.jpg") == before.id(of: "a.jpg"))
    #expect(both.id(of: "b.jpg") != both.id(of: "a.jpg"))

    // Two take the place of one: only one of them is the same.
    try folder.write(bytes(of: "a.jpg"), to: "c.jpg")
    try folder.write(bytes(of: "a.jpg"), to: "d.jpg")
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    let three = try await finished().listing
    #expect(Set(three.photos.map(\.id)).count == 3)
    #expect(three.id(of: "b.jpg") == both.id(of: "b.jpg"))
    #expect(
      [three.id(of: "c.jpg"), three.id(of: "d.jpg")].filter { $0 == both.id(of: "a.jpg") }.count
        == 1)
  }

  @Test func equalPhotographsThatMoveAtOnceKeepTheirIdentifiers() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    // Several threads read this number of headers.
    let names = (0..<300).map { "\($0).jpg" }
    for name in names { try folder.write(jpeg, to: name) }
    let before = try await finishedWithDigests()
    for name in names {
      try folder.write(jpeg, to: "album/" + name)
      try FileManager.default.removeItem(atPath: folder[name])
    }
    let after = try await finished().listing
    #expect(after.albums.map(\.count) == [300])
    #expect(Set(after.photos.map(\.id)) == Set(before.photos.map(\.id)))
  }

  @Test func anotherFileTakesNoIdentifierDuringTheReadingOfAnEqualOne() throws {
    let known = KnownPhotos()
    let content: [UInt8] = [1, 2, 3]
    for (number, name) in ["a", "b"].enumerated() {
      let file = found(name, inode: number)
      _ = known.add(file, properties, digest: { nil }, newID: { _ in PhotoID(number: number) })
      known.note(digest: content, of: file)
    }
    known.note(present: [])
    let newID = { PhotoID(number: 100 + $0) }
    var ids: [PhotoID] = []
    let first = known.add(
      found("c", inode: 2), properties,
      digest: {
        ids.append(
          known.add(found("d", inode: 3), properties, digest: { content }, newID: newID).id)
        return content
      }, newID: newID)
    #expect(Set(ids + [first.id]) == [PhotoID(number: 0), PhotoID(number: 1)])
  }

  private var properties: PhotoProperties {
    PhotoProperties(format: .jpeg, embedded: nil, size: PixelSize(4, 3), taken: nil)
  }

  private func found(_ name: String, inode: Int) -> FoundFile {
    var status = stat()
    (status.st_ino, status.st_size) = (.init(inode), 100)
    let path = PhotoPath(Array(name.utf8))
    return FoundFile(path: path, location: path, stamp: FileStamp(status))
  }

  @Test func aNewPhotographAtTheOldPathHasAnotherIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
    let moved = try await finished().listing
    try folder.write(Canvas(width: 90, height: 30).jpeg(), to: "a.jpg")
    let after = try await finished().listing
    #expect(moved.id(of: "b.jpg") == before.id(of: "a.jpg"))
    #expect(after.id(of: "b.jpg") == before.id(of: "a.jpg"))
    #expect(after.id(of: "a.jpg") != before.id(of: "a.jpg"))
  }

  @Test func aPhotographThatComesBackHasItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: store["away.jpg"])
    #expect(try await finished().listing.photos.isEmpty)
    try FileManager.default.moveItem(atPath: store["away.jpg"], toPath: folder["a.jpg"])
    #expect(try await finished().listing.id(of: "a.jpg") == before.id(of: "a.jpg"))
  }

  @Test func aRenamedPhotographThatComesBackAfterAMonthHasItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
    _ = try await finished()
    try FileManager.default.moveItem(atPath: folder["b.jpg"], toPath: store["away.jpg"])
    _ = try await finished()
    try await letMonthPass()
    try FileManager.default.moveItem(atPath: store["away.jpg"], toPath: folder["b.jpg"])
    #expect(try await finished().listing.id(of: "b.jpg") == before.id(of: "a.jpg"))
  }

  @Test func anotherFolderForgetsNoPhotographOfThisOne() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    _ = try await finished()
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    _ = try await finished()
    try await letMonthPass()
    _ = try await Other(folder: TemporaryFolder(), store: store).finished()
    #expect(try indexed() == 1)
  }

  #if canImport(Glibc)
  @Test func anotherVersionReadsThePropertiesAgainAndKeepsTheIdentifiers() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
    _ = try await finished()
    try await database().write { db in
      try db.execute(sql: "UPDATE photo SET version = version - 1, width = 4000")
    }
    let opened = OpenedFiles(in: folder.path)
    let after = try await finished().listing
    #expect(opened.names.contains("b.jpg"))
    #expect(after.photos.first?.width == 40 && after.id(of: "b.jpg") == before.id(of: "a.jpg"))
    #expect(try indexed("version") == PhotoProperties.version)
  }
  #endif

  @Test func aPhotographBeyondNewLimitsIsNotShown() async throws {
    try folder.write(Canvas(width: 400, height: 300).jpeg(), to: "a.jpg")
    _ = try await finished()
    let (listing, notices) = try await finished(limits: PictureLimits(pixels: 10_000))
    #expect(listing.photos.isEmpty && notices.count == 1)
  }

  @Test(arguments: [0, 4096 + 100]) func aDamagedIndexIsSetAside(from start: Int) async throws {
    for number in 0..<40 {
      try folder.write(Canvas(width: 40 + number, height: 30).jpeg(), to: "\(number).jpg")
    }
    let before = try await finished().listing
    try damageIndex(from: start)
    let (listing, notices) = try await finished()
    #expect(listing.photos.map(\.id) == before.photos.map(\.id) && notices == [])
    #expect(FileManager.default.fileExists(atPath: store["cache/index-damaged.sqlite"]))
    #expect(try indexed() == 40)
  }

  @Test(.timeLimit(.minutes(1))) func anIndexThatIsDamagedInMidRunIsSetAsideByTheNextStart()
    async throws
  {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let (notices, notice) = AsyncStream.makeStream(of: PhotoLibrary.Notice.self)
    try await running(report: { notice.yield($0) }) { library in
      _ = await made(library)
      try await damageSchema()
      try folder.write(Canvas(width: 50, height: 30).jpeg(), to: "b.jpg")
      #expect(await notices.first { _ in true } == .indexFailing("it is damaged"))
    }
    // Another process may use the file, or have replaced it.
    #expect(!FileManager.default.fileExists(atPath: store["cache/index-damaged.sqlite"]))
    let (listing, later) = try await finished()
    #expect(listing.photos.count == 2 && later == [])
    #expect(FileManager.default.fileExists(atPath: store["cache/index-damaged.sqlite"]))
    #expect(try indexed() == 2)
  }

  @Test func anIndexOfANewerVersionIsLeftAlone() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    _ = try await finished()
    try await database().write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('of a newer version')")
    }
    let (listing, notices) = try await finished()
    #expect(listing.photos.count == 1)
    #expect(notices == ["index a newer version of vitrine has written it"])
    #expect(try indexed() == 1)
  }

  @Test func aVanishedPhotographIsForgottenAfterAMonth() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(Canvas(width: 50, height: 30).jpeg(), to: "b.jpg")
    _ = try await finished()
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    _ = try await finished()
    #expect(try indexed() == 2)
    try await letMonthPass()
    _ = try await finished()
    #expect(try indexed() == 1)
  }

  @Test func aFolderThatNobodyShowsIsForgottenAfterAYear() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    _ = try await finished()
    let other = Other(folder: TemporaryFolder(), store: store)
    _ = try await other.finished()
    #expect(try indexed() == 1)
    try await database().write { db in
      try db.execute(sql: "UPDATE folder SET shown = shown - 366 * 86400")
    }
    _ = try await other.finished()
    #expect(try indexed() == 0)
  }

  @Test func foldersWithEqualNamesShareNothing() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
    #expect(try await finished().listing.id(of: "b.jpg") == before.id(of: "a.jpg"))
    let other = Other(folder: TemporaryFolder(), store: store)
    try other.folder.write(Canvas(width: 90, height: 30).jpeg(), to: "b.jpg")
    let listing = try await other.finished().listing
    #expect(listing.photos.first?.width == 90)
    #expect(listing.id(of: "b.jpg") != before.id(of: "a.jpg"))
    #expect(try await finished().listing.id(of: "b.jpg") == before.id(of: "a.jpg"))
  }

  private struct Other: LibraryTests {
    let folder: TemporaryFolder
    let store: TemporaryFolder
  }

  /// Runs a library until all pictures are made and the content of all photographs is known.
  private func finishedWithDigests() async throws -> Listing {
    var listing = Listing()
    try await running { library in
      listing = await made(library)
      let decoding = DecodingLane(executable: builtCommand, limits: .ordinary)
      for photo in listing.photos { await library.noteContent(of: photo, decoding) }
    }
    return listing
  }

  /// Returns the number of refused files in the index.
  private func refused() async throws -> Int {
    try await database().read { db in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM refused") ?? 0
    }
  }

  private func database() throws -> DatabaseQueue {
    try DatabaseQueue(path: store["cache/index.sqlite"], configuration: patient)
  }

  private func letMonthPass() async throws {
    try await database().write { db in
      try db.execute(sql: "UPDATE photo SET vanished = vanished - 31 * 86400")
    }
  }

  /// Writes another picture into a file, which keeps its length and its date.
  private func overwrite(_ name: String, with picture: [UInt8]) throws {
    let length = try bytes(of: name).count
    let file = try FileHandle(forWritingTo: URL(filePath: folder[name]))
    // A decoder ignores what follows a picture.
    try file.write(contentsOf: (picture + Array(repeating: 0, count: length)).prefix(length))
    try file.close()
    try folder.setDate(1_000_000, of: name)
  }

  private func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: folder[name])))
  }

  /// Returns a value of the first row, or the number of all rows.
  private func indexed(_ value: String = "count(*)") throws -> Int {
    try database().read { db in
      try Int.fetchOne(db, sql: "SELECT \(value) FROM photo") ?? 0
    }
  }

  /// Damages the file so that each connection notices it with its next statement.
  private func damageSchema() async throws {
    try await database().writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA writable_schema = ON")
      try db.execute(sql: "UPDATE sqlite_schema SET rootpage = 999999 WHERE name = 'photo_id'")
      try db.execute(sql: "PRAGMA schema_version = 1000")
    }
  }

  /// Overwrites the file from an offset on. Its journal is moved into it first.
  private func damageIndex(from start: Int) throws {
    let path = store["cache/index.sqlite"]
    try database().inDatabase { _ = try $0.checkpoint(.truncate) }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    let length = Int(try file.seekToEnd())
    try file.seek(toOffset: UInt64(start))
    try file.write(contentsOf: Data(repeating: 0x55, count: length - start))
    try file.close()
  }
}

extension Listing {
  /// Returns the identifier of the photograph with a name.
  fileprivate func id(of name: String) -> PhotoID? { photos.first { $0.name == name }?.id }
}
