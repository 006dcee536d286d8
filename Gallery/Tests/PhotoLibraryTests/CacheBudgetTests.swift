import Foundation
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

struct CacheBudgetTests: LibraryTests {
  let folder = TemporaryFolder()
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

  @Test func makesOnlyPictureOnDemandsWhenItIsNearlyFull() async throws {
    for number in 0..<40 {
      try folder.write(Canvas(noise: number, width: 300, height: 200).jpeg(), to: "\(number).jpg")
    }
    let whole = try PictureCache(CacheFolder(store["whole"]))
    let size = try await run(whole) { await made($0).photos.count }
    #expect(size == 40)
    let bytes = try CacheFolder(store["whole"]).size.bytes
    let limit = CacheLimit(bytes: bytes / 2, free: 0)
    let notices = Mutex<[PhotoLibrary.Notice]>([])
    let small = try PictureCache(CacheFolder(store["cache"]), limit: limit)
    try await run(small, report: { notice in notices.withLock { $0.append(notice) } }) { library in
      for photo in await listed(library).photos {
        let picture = try await library.picture(photo.id, width: 300)
        #expect(Canvas(jpeg: picture.jpeg)?.width == 300)
        #expect(try CacheFolder(store["cache"]).size.bytes <= bytes / 2)
      }
      #expect(notices.withLock { $0.filter { $0 == .cacheFull(.cache) }.count } >= 1)
    }
  }

  @Test func showsEveryPictureOfACacheThatKeepsNone() async throws {
    for number in 0..<40 {
      try folder.write(Canvas(noise: number, width: 300, height: 200).jpeg(), to: "\(number).jpg")
    }
    // Each entry replaces the one before.
    try await run(cache(bytes: 1)) { library in
      let photos = await listed(library).photos
      try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for photo in photos {
          group.addTask { try await library.picture(photo.id, width: 300).jpeg }
        }
        for try await jpeg in group { #expect(Canvas(jpeg: jpeg)?.width == 300) }
      }
    }
  }

  private func run<Value>(
    _ cache: PictureCache,
    report: @escaping @Sendable (PhotoLibrary.Notice) -> Void = { _ in },
    _ body: (PhotoLibrary) async throws -> Value
  ) async throws -> Value {
    let library = PhotoLibrary(
      try FolderRoot(folder.path), cache, making: .init(executable: builtCommand), report: report)
    let work = Task { await library.run() }
    defer { work.cancel() }
    return try await body(library)
  }

  private func cache(bytes: Int) throws -> PictureCache {
    try PictureCache(CacheFolder(store["cache"]), limit: CacheLimit(bytes: bytes, free: 0))
  }

  private func entry(_ number: Int) -> PictureCache.Entry {
    PictureCache.Entry(PhotoID(number: number), FileStamp(stat()), PixelSize(4, 3))
  }

  private func picture(_ bytes: Int) -> MadePictures {
    let jpeg = Array(repeating: UInt8(7), count: bytes) + [0xFF, 0xD9]
    return MadePictures(
      pictures: [.init(width: 1, height: 1, jpeg: jpeg)], average: 0, isIncomplete: false)
  }

  private func setDate(_ seconds: Int, of entry: PictureCache.Entry) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(seconds))],
      ofItemAtPath: store["cache/" + entry.path])
  }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: store["cache"])
  }
}
