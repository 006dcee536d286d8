import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Files with the same content share their pictures, which are made once.
struct EqualPhotographTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func haveOneEntry() async throws {
    try writeCopies(20)
    let cache = try CacheFolder(store["cache"])
    try await running { library in
      let photos = await made(library).photos
      #expect(Set(photos.map(\.id)).count == 20 && Set(photos.map(\.pictureState)).count == 1)
      #expect(cache.size.entries == 1)
      try folder.write(Canvas(noise: 1, width: 400, height: 300).jpeg(), to: "7.jpg")
      let version = photos.first { $0.name == "7.jpg" }?.version
      _ = await listed(library) { $0.photos.first { $0.name == "7.jpg" }?.version != version }
      _ = await made(library)
      #expect(cache.size.entries == 2 && cache.verify() == (2, 0))
    }
  }

  @Test func haveOneEntryAgainAfterTheCacheIsCleared() async throws {
    try writeCopies(20)
    // The index lists the first one first, and it is the last one that is made.
    for number in 0..<20 { try folder.setDate(Double(1_000_000 + number), of: "\(number).jpg") }
    _ = try await finished()
    let cache = try CacheFolder(store["cache"])
    cache.clear()
    #expect(try await finished().listing.photos.allSatisfy { $0.pictureState.isMade })
    #expect(cache.size.entries == 1)
  }

  @Test func neverShareADamagedPicture() async throws {
    try writeCopies(3)
    let entry = try await finished().listing.photos[0].entry
    let cache = try PictureCache(CacheFolder(store["cache"]))
    let before = try #require(cache.picture(of: entry, at: 0))
    try store.changeBit(at: 0.3, of: "cache/" + entry.path)
    try await running { library in
      for photo in await made(library).photos.reversed() {
        let picture = try await library.picture(photo.id, width: 320)
        #expect(picture.jpeg == before)
      }
    }
  }

  // Both would wait for ever.
  @Test(.timeLimit(.minutes(1))) func neverWaitForEachOther() async throws {
    try writeCopies(2)
    _ = try await finished()
    try CacheFolder(store["cache"]).clear()
    try await running(options: .init(executable: builtCommand, workers: 0)) { library in
      let photos = await listed(library).photos
      let known = library.knownPhotos
      let (first, second) =
        known.original(of: photos[0].file) == nil ? (photos[0], photos[1]) : (photos[1], photos[0])
      let decoding = DecodingLane(executable: builtCommand, limits: .ordinary)
      await library.begin([first, second])
      async let isShared = library.sharePictures(with: second, decoding)
      while await library.sharing.isEmpty { await Task.yield() }
      // The first photograph may have been changed, and changed back, meanwhile.
      let original = try #require(known.original(of: second.file))
      #expect(known.replace(original: original, by: second.file))
      #expect(await !library.sharePictures(with: first, decoding))
      await library.release(PictureJob(first.id))
      #expect(await !isShared)
    }
  }

  @Test func shareNothingWithAnOlderVersion() async throws {
    try writeCopies(2)
    let photos = try await finished().listing.photos
    try await running(options: .init(executable: builtCommand, workers: 0)) { library in
      _ = await listed(library)
      let known = library.knownPhotos
      let copies = photos.filter { known.original(of: $0.file) != nil }
      #expect(copies.count == 1)
      var status = stat()
      lstat(folder[copies[0].name], &status)
      status.st_size += 1
      let file = copies[0].file
      let changed = FoundFile(path: file.path, location: file.location, stamp: FileStamp(status))
      #expect(known.original(of: changed) == nil)
    }
  }

  private func writeCopies(_ count: Int) throws {
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    for number in 0..<count { try folder.write(jpeg, to: "\(number).jpg") }
  }
}

extension PhotoLibrary {
  /// Lets the jobs of photographs be in progress.
  fileprivate func begin(_ photos: [Photo]) {
    inProgress.formUnion(photos.map { PictureJob($0.id) })
  }
}
