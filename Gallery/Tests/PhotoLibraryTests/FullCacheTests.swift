import Foundation
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

/// A library whose cache has too little room.
struct FullCacheTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func makesOnlyRequestedPicturesWhenItIsNearlyFull() async throws {
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

  @Test func saysOnceThatTheCacheIsNearlyFull() async throws {
    for number in 0..<40 {
      try folder.write(Canvas(noise: number, width: 300, height: 200).jpeg(), to: "\(number).jpg")
    }
    let whole = try PictureCache(CacheFolder(store["whole"]))
    _ = try await run(whole) { await made($0) }
    // Five entries fill it. Each eviction makes room for one of the pictures that nobody waits for.
    let bytes = try CacheFolder(store["whole"]).size.bytes / 8
    let notices = Mutex<[PhotoLibrary.Notice]>([])
    try await run(cache(bytes: bytes), report: { notice in notices.withLock { $0.append(notice) } })
    {
      library in
      for photo in await listed(library).photos {
        _ = try await library.picture(photo.id, width: 300)
      }
      _ = await made(library)
    }
    #expect(notices.withLock(\.self) == [.cacheFull(.cache)])
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
      try FolderRoot(folder.path), cache, options: .init(executable: builtCommand), report: report)
    let work = Task { await library.run() }
    defer { work.cancel() }
    return try await body(library)
  }

  private func cache(bytes: Int) throws -> PictureCache {
    try PictureCache(CacheFolder(store["cache"]), limit: CacheLimit(bytes: bytes, free: 0))
  }
}
