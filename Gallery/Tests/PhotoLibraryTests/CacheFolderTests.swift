import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct CacheFolderTests {
  let store = TemporaryFolder()

  @Test(arguments: [
    (["XDG_CACHE_HOME": "/caches", "HOME": "/home/ann"], "/caches/vitrine/v1"),
    (["XDG_CACHE_HOME": "", "HOME": "/home/ann"], "/home/ann/.cache/vitrine/v1"),
    (["XDG_CACHE_HOME": "caches", "HOME": "/home/ann"], "/home/ann/.cache/vitrine/v1"),
    (["HOME": ""], NSHomeDirectory() + "/.cache/vitrine/v1"),
  ])
  func isInTheUsersFolderForCaches(environment: [String: String], path: String) {
    #expect(CacheFolder.standardPath(in: environment) == path)
  }

  /// A process that is killed while it writes leaves the file as it was.
  @Test func writesNothingIntoAFileThatExists() throws {
    let parent = TemporaryFolder()
    let cache = try CacheFolder(parent["cache"])
    try cache.write([[1, 2]], to: "file")
    let before = try #require(cache.open("file"))
    try cache.write([[3]], to: "file")
    #expect(try before.read(at: 0, count: 2) == [1, 2])
    #expect(try cache.open("file")?.read(at: 0, count: 2) == [3])
  }

  @Test func allFirstStartsHaveTheSameKey() async throws {
    for round in 0..<20 {
      let folder = try CacheFolder(store["\(round)"])
      let keys = try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for number in 0..<16 {
          group.addTask { try folder.writeOnce("key", Array(repeating: UInt8(number), count: 32)) }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(keys.count == 1)
      #expect(try names("\(round)") == ["CACHEDIR.TAG", "key"])
    }
  }

  @Test func writesADamagedKeyAgain() throws {
    let folder = try CacheFolder(store["cache"])
    try folder.write([[1, 2]], to: "key")
    let path = PhotoPath(Array("a.jpg".utf8))
    let id = try PictureCache(folder).id(of: path)
    #expect(try folder.open("key")?.size() == 32)
    #expect(try PictureCache(folder).id(of: path) == id)
  }

  @Test func removesTemporaryFilesThatNobodyWrites() throws {
    let folder = try CacheFolder(store["cache"])
    // In a container, a command that is started again has the same number.
    for name in ["tmp-\(getpid())-1", "tmp-1-2", "tmp-x", "tmp-written", "other"] {
      try store.write([1], to: "cache/" + name)
    }
    let written = open(store["cache/tmp-written"], O_WRONLY)
    defer { close(written) }
    try #require(flock(written, LOCK_EX) == 0)
    _ = try PictureCache(folder)
    #expect(try names("cache") == ["CACHEDIR.TAG", "key", "other", "tmp-written"])
  }

  @Test func writesCompletelyWhileOthersSweep() async throws {
    let folder = try CacheFolder(store["cache"])
    let bytes = [[UInt8](repeating: 1, count: 10_000), [2]]
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 { group.addTask { for _ in 0..<500 { folder.sweep() } } }
      for writer in 0..<2 {
        group.addTask {
          for number in 0..<250 {
            #expect(throws: Never.self) { try folder.write(bytes, to: "\(writer)-\(number)") }
          }
        }
      }
    }
    #expect(try names("cache").count == 501)
  }

  @Test func goesOnAfterSomebodyHasDeletedIt() throws {
    let cache = try PictureCache(CacheFolder(store["cache"]))
    let path = PhotoPath(Array("a.jpg".utf8))
    try FileManager.default.removeItem(atPath: store["cache"])
    try cache.store(made, as: entry)
    #expect(cache.picture(of: entry, at: 0) == made.pictures[0].jpeg)
    #expect(try PictureCache(CacheFolder(store["cache"])).id(of: path) == cache.id(of: path))
  }

  @Test func findsAndRemovesDamagedEntries() throws {
    let folder = try CacheFolder(store["cache"])
    let cache = try PictureCache(folder)
    try cache.store(made, as: entry)
    try cache.storeFailure("it is broken", as: entry(1))
    try cache.store(made, as: entry(2))
    try cache.store(made, as: entry(3))
    truncate(store["cache/" + entry(2).path], 20)
    try store.write(Array("nonsense".utf8), to: "cache/" + entry(3).path)
    try cache.store(made, as: entry(4))
    var bytes = try Data(contentsOf: URL(filePath: store["cache/" + entry(4).path]))
    // One bit within a picture; a decoder may not notice it.
    bytes[bytes.count - 4] ^= 1
    try bytes.write(to: URL(filePath: store["cache/" + entry(4).path]))
    #expect(folder.verify() == (5, 3))
    #expect(folder.verify() == (2, 0))
    #expect(cache.record(of: entry) != nil && cache.record(of: entry(1)) != nil)
  }

  @Test(arguments: [(0o333 as mode_t, true), (0o222, false), (0o111, false), (0o555, false)])
  func needsTheRightsToAddFiles(mode: mode_t, canWrite: Bool) throws {
    let cache = try CacheFolder(store["cache"])
    chmod(store.path, 0o711)
    chmod(cache.path, mode)
    defer { chmod(cache.path, 0o700) }
    let problem = withoutRights { cache.writeProblem }
    #expect(problem == (canWrite ? nil : "no permission to write there"))
  }

  @Test func clearsEverythingButTheKey() throws {
    let folder = try CacheFolder(store["cache"])
    try PictureCache(folder).store(made, as: entry)
    folder.clear()
    #expect(folder.size == CacheFolder.Size())
    #expect(try names("cache").contains("key"))
  }

  @Test func isNoOtherFolder() throws {
    try store.makeFolder("photographs")
    #expect(throws: FileProblem(code: EINVAL)) { try CacheFolder(existing: store["photographs"]) }
    #expect(try CacheFolder(existing: store["missing"]) == nil)
    _ = try CacheFolder(store["cache"])
    #expect(try CacheFolder(existing: store["cache"]) != nil)
  }

  private let made = MadePictures(
    pictures: [.init(width: 1, height: 1, jpeg: [1, 2, 3, 0xFF, 0xD9])], average: 0,
    isIncomplete: false)

  private var entry: PictureCache.Entry { entry(0) }

  private func entry(_ number: Int) -> PictureCache.Entry { .init(number: number) }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: store[folder]).sorted()
  }
}
