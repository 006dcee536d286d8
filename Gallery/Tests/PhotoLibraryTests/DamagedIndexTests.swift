import Foundation
import GRDB
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// An index that cannot be used.
struct DamagedIndexTests: IndexTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

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
