import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Entries of a cache that several photographs share, because their files have the same content.
struct SharedEntryTests {
  private let store = TemporaryFolder()

  @Test func countsOnce() throws {
    let cache = try cache()
    let folder = try CacheFolder(store["cache"])
    try cache.store(picture(100_000), as: entry(0))
    let alone = folder.size
    for number in 1..<50 {
      #expect(share(cache, entry(number - 1), with: entry(number)) == picture(100_000))
      #expect(cache.picture(of: entry(number), at: 0) == cache.picture(of: entry(0), at: 0))
    }
    #expect(folder.size == alone && folder.verify() == (1, 0))
    for number in 0..<49 { cache.forget(entry(number)) }
    #expect(folder.size == alone && UsedBytes(folder).latest == alone.bytes)
    cache.forget(entry(49))
    #expect(folder.size == .init() && UsedBytes(folder).latest == 0)
  }

  @Test func isRemovedWithAllItsNames() throws {
    let cache = try cache()
    try cache.store(picture(100_000), as: entry(0))
    for number in 1..<5 { _ = share(cache, entry(0), with: entry(number)) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1000)],
      ofItemAtPath: store["cache/" + entry(0).path])
    for number in 5..<20 { try cache.store(picture(100_000), as: entry(number)) }
    #expect((0..<5).allSatisfy { cache.record(of: entry($0)) == nil })
    let folder = try CacheFolder(store["cache"])
    #expect(UsedBytes(folder).latest == folder.size.bytes && folder.size.bytes <= 1_000_000)
  }

  @Test func needsPictures() throws {
    let cache = try cache()
    #expect(share(cache, entry(0), with: entry(1)) == nil)
    try cache.storeFailure("it is no picture", as: entry(0))
    #expect(share(cache, entry(0), with: entry(1)) == nil)
    #expect(cache.record(of: entry(1)) == nil)
  }

  @Test func isNotDamaged() throws {
    let cache = try cache()
    try cache.store(picture(100_000), as: entry(0))
    _ = share(cache, entry(0), with: entry(1))
    try store.changeBit(at: 0.5, of: "cache/" + entry(0).path)
    #expect(share(cache, entry(0), with: entry(1)) == nil)
    #expect(share(cache, entry(1), with: entry(2)) == nil)
    #expect(cache.record(of: entry(2)) == nil)
    #expect(try CacheFolder(store["cache"]).verify() == (1, 1))
  }

  @Test func replacesADamagedEntryOfItsName() throws {
    let cache = try cache()
    try cache.store(picture(100_000), as: entry(0))
    try cache.store(picture(50_000), as: entry(1))
    try store.changeBit(at: 0.5, of: "cache/" + entry(1).path)
    #expect(share(cache, entry(0), with: entry(1)) == picture(100_000))
    let folder = try CacheFolder(store["cache"])
    #expect(folder.size.entries == 1 && UsedBytes(folder).latest == folder.size.bytes)
  }

  @Test func movesToANameThatItHasAlready() throws {
    let cache = try cache()
    let folder = try CacheFolder(store["cache"])
    try cache.store(picture(100_000), as: entry(0))
    _ = share(cache, entry(0), with: entry(1))
    CacheBudget(folder, CacheLimit(bytes: 1_000_000, free: 0))
      .rename(entry(0).path, to: entry(1).path)
    #expect(cache.record(of: entry(0)) == nil && cache.record(of: entry(1)) != nil)
    #expect(UsedBytes(folder).latest == folder.size.bytes)
  }

  private func share(
    _ cache: PictureCache, _ original: PictureCache.Entry, with entry: PictureCache.Entry
  ) -> MadePictures? {
    cache.sharePictures(of: original, with: entry, sizes: [PixelSize(1, 1)])
  }

  private func cache() throws -> PictureCache {
    try PictureCache(CacheFolder(store["cache"]), limit: CacheLimit(bytes: 1_000_000, free: 0))
  }

  private func entry(_ number: Int) -> PictureCache.Entry { .init(number: number) }

  private func picture(_ bytes: Int) -> MadePictures { .init(bytes: bytes) }
}
