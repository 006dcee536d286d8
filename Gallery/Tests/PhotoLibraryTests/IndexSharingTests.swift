import Foundation
import GRDB
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Several users of one index, and writes that fail.
struct IndexSharingTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test(arguments: [false, true]) func manyFirstStartsHaveOneIndex(isDamaged: Bool) async throws {
    for round in 0..<rounds {
      let cache = try CacheFolder(store["cache-\(round)"])
      if isDamaged {
        try store.write(Array(repeating: 0x55, count: 9000), to: "cache-\(round)/index.sqlite")
      }
      let root = try FolderRoot(folder.path)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<starts {
          group.addTask {
            let known = KnownPhotos()
            let (index, _) = try PhotoIndex.open(in: cache, of: root)
            known.add([photo(number)])
            known.note(present: [])
            try await index.write(known)
          }
        }
        try await group.waitForAll()
      }
      let (_, photos) = try PhotoIndex.open(in: cache, of: root)
      #expect(Set(photos.map(\.path)) == Set((0..<starts).map { photo($0).path }))
    }
  }

  @Test func aWriteThatWaitsWritesTheNewestChanges() async throws {
    // Other tests can keep all shared threads busy for longer than a write waits.
    try await withTaskExecutorPreference(ReadingThreads()) {
      let (index, _) = try open()
      for round in 0..<rounds {
        let known = KnownPhotos()
        let (first, second) = (photo(2 * round), photo(2 * round + 1))
        _ = known.add(first.file, first.properties, digest: { nil }, newID: PhotoID.init(number:))
        let other = try DatabaseQueue(
          path: store["cache/index.sqlite"], configuration: patient)
        try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
        async let writing: Void = index.write(known)
        // Gives the write time to take changes too early.
        for _ in 0..<1000 { await Task.yield() }
        _ = known.add(second.file, second.properties, digest: { nil }, newID: PhotoID.init(number:))
        try await other.writeWithoutTransaction { try $0.rollback() }
        try await writing
        #expect(Set(try open().photos.map(\.path)).isSuperset(of: [first.path, second.path]))
      }
    }
  }

  @Test func aChangeThatCannotBeWrittenIsWrittenLater() async throws {
    let known = KnownPhotos()
    let (index, _) = try open()
    try await database { try $0.execute(sql: refusal) }
    _ = known.add(photo(0).file, photo(0).properties, digest: { nil }, newID: PhotoID.init(number:))
    await #expect(throws: IndexProblem.refused("no room")) { try await index.write(known) }
    _ = known.add(photo(1).file, photo(1).properties, digest: { nil }, newID: PhotoID.init(number:))
    try await database { try $0.execute(sql: "DROP TRIGGER refusal") }
    try await index.write(known)
    #expect(Set(try open().photos.map(\.path)) == [photo(0).path, photo(1).path])
  }

  @Test func photographsWithOneIdentifierAreNoneOfAnOlderIndex() async throws {
    _ = try open()
    try await database { db in
      try db.execute(
        sql: "DROP INDEX photo_id; DELETE FROM grdb_migrations WHERE identifier = 'identifiers'")
      try db.execute(sql: "INSERT INTO folder VALUES (7, x'2f', 0)")
      for path in ["a", "b"] {
        try db.execute(
          sql: """
            INSERT INTO photo (
              folder, path, device, inode, size, modified, changed, id, version, format, width, height)
            VALUES (7, ?, 1, 1, 1, 1, 1, 'same', 1, 1, 9, 9)
            """, arguments: [Data(path.utf8)])
      }
    }
    _ = try open()
    #expect(try await database { try String.fetchAll($0, sql: "SELECT path FROM photo") } == ["a"])
  }

  private func open() throws -> (index: PhotoIndex, photos: [IndexedPhoto]) {
    try PhotoIndex.open(in: CacheFolder(store["cache"]), of: FolderRoot(folder.path))
  }

  private func database<Result: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    try await DatabaseQueue(path: store["cache/index.sqlite"], configuration: patient).write(body)
  }
}

private func photo(_ number: Int) -> IndexedPhoto {
  IndexedPhoto(
    path: PhotoPath(Array("\(number).jpg".utf8)),
    stamp: FileStamp(
      size: 100, modified: number, inode: UInt64(number), device: 1, changedNanoseconds: 0),
    id: PhotoID(number: number),
    properties: PhotoProperties(
      format: .jpeg, embedded: nil, size: PixelSize(40, 30), taken: nil))
}

extension IndexedPhoto {
  fileprivate var file: FoundFile { FoundFile(path: path, location: path, stamp: stamp) }
}

private let rounds = 5
private let starts = 8

private let refusal = """
  CREATE TRIGGER refusal BEFORE INSERT ON photo BEGIN SELECT RAISE(ABORT, 'no room'); END
  """
