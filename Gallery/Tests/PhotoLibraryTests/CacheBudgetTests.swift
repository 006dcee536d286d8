import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// A cache stays within its limits.
struct CacheBudgetTests {
  let store = TemporaryFolder()

  @Test func removesWhatWasShownLeastRecently() throws {
    let cache = try cache(bytes: 1_000_000)
    for number in 0..<8 { try cache.store(picture(100_000), as: entry(number)) }
    // Another file date stands for time that passes.
    for number in 0..<8 { try setDate(1000 + number, of: entry(number)) }
    _ = cache.picture(of: entry(1), at: 0)
    for number in 8..<12 { try cache.store(picture(100_000), as: entry(number)) }
    let kept = (0..<12).filter { cache.record(of: entry($0)) != nil }
    #expect(kept.contains(1) && !kept.contains(0) && !kept.contains(2))
    #expect(Set(8..<12).isSubset(of: kept))
    #expect(try CacheFolder(store["cache"]).size.bytes <= 1_000_000)
  }

  @Test func staysWithinItsSizeWhateverIsStored() throws {
    let cache = try cache(bytes: 1_000_000)
    var random = SeededRandom(seed: 7)
    for number in 0..<200 {
      try cache.store(picture(.random(in: 100..<200_000, using: &random)), as: entry(number))
      #expect(try CacheFolder(store["cache"]).size.bytes <= 1_000_000)
    }
  }

  @Test func leavesSpaceOnTheDiskFree() throws {
    let disk = DiskSpace(at: store.path)
    let cache = try PictureCache(
      CacheFolder(store["cache"]), limit: CacheLimit(bytes: .max, free: disk.total))
    #expect(throws: FileProblem(code: ENOSPC)) { try cache.store(picture(100), as: entry(0)) }
    #expect(cache.shortage == .disk)
    #expect(try names().filter { $0.contains("/") }.isEmpty)
  }

  @Test func hasRoomAgainWhenAnotherProcessHasClearedIt() throws {
    let cache = try cache(bytes: 1_000_000)
    for number in 0..<9 { try cache.store(picture(100_000), as: entry(number)) }
    #expect(cache.shortage == .cache)
    try CacheFolder(store["cache"]).clear()
    #expect(cache.shortage == nil)
  }

  @Test func hasRoomHoweverOftenAnEntryIsReplaced() throws {
    let cache = try cache(bytes: 1_000_000)
    try cache.store(picture(100_000), as: entry(0))
    for _ in 0..<8 { try cache.store(picture(100_000), as: entry(1)) }
    #expect(cache.shortage == nil)
    #expect(cache.record(of: entry(0)) != nil)
  }

  #if canImport(Glibc)
  @Test func readsOnlyANumberToKnowWhetherThereIsRoom() throws {
    let cache = try cache(bytes: 1_000_000)
    for number in 0..<9 { try cache.store(picture(100_000), as: entry(number)) }
    #expect(cache.shortage == .cache)
    for number in 9..<12 {
      try cache.store(picture(100), as: entry(number))
      let opened = OpenedFiles(in: store["cache"], countsFolders: true)
      #expect(cache.shortage == .cache)
      #expect(opened.names == ["used"])
    }
  }
  #endif

  @Test func knowsItsSizeWithoutCounting() throws {
    let cache = try cache(bytes: 100_000_000)
    let folder = try CacheFolder(store["cache"])
    var random = SeededRandom(seed: 8)
    for _ in 0..<300 {
      let number = Int.random(in: 0..<8, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        cache.forget(entry(number))
      } else {
        let bytes = Int.random(in: 100..<50_000, using: &random)
        try cache.store(picture(bytes), as: entry(number))
      }
      #expect(UsedBytes(folder).latest == folder.size.bytes)
    }
  }

  @Test(arguments: [
    "", "nonsense", "                 900", "99999999999999999999", "\(Int.max)", "-5",
  ])
  func countsAgainWhatAProcessHasLeftThatWasKilled(number: String) throws {
    try cache(bytes: 1_000_000).store(picture(100_000), as: entry(0))
    try store.write(Array(number.utf8), to: "cache/used")
    let cache = try cache(bytes: 1_000_000)
    for number in 1..<20 { try cache.store(picture(100_000), as: entry(number)) }
    let folder = try CacheFolder(store["cache"])
    #expect(folder.size.bytes <= 1_000_000 && folder.size.entries > 7)
    #expect(UsedBytes(folder).latest == folder.size.bytes)
  }

  private func cache(bytes: Int) throws -> PictureCache {
    try PictureCache(CacheFolder(store["cache"]), limit: CacheLimit(bytes: bytes, free: 0))
  }

  private func entry(_ number: Int) -> PictureCache.Entry { .init(number: number) }

  private func picture(_ bytes: Int) -> MadePictures { .init(bytes: bytes) }

  private func setDate(_ seconds: Int, of entry: PictureCache.Entry) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(seconds))],
      ofItemAtPath: store["cache/" + entry.path])
  }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: store["cache"])
  }
}
