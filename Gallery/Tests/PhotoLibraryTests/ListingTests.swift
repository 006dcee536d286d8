import Foundation
import GalleryTestSupport
import Synchronization
import Testing

@testable import PhotoLibrary

/// The listing while it fills and changes.
struct ListingTests: LibraryTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aSlowListenerMissesNoChange() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 1...20 { try folder.write(jpeg, to: "\(number).jpg") }
    try await running { library in
      let states = await library.states()
      let listing = await made(library)
      let last = await states.first { $0.progress.done == 20 }
      #expect(last?.revision == listing.revision)
    }
  }

  @Test func aListingInPartsIsIncompleteUntilItHasAllPhotographs() async throws {
    // One more than the first part has.
    let count = 2001
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<count { try folder.write(jpeg, to: "\(number).jpg") }
    #expect(!Listing().isComplete)
    try await running(options: .init(executable: builtCommand, workers: 0)) { library in
      let first = await listed(library) { listing in
        #expect(listing.isComplete == (listing.photos.count == count))
        return listing.isComplete
      }
      let versions = Set(first.photos.map(\.version))
      for number in 0..<count {
        try folder.setDate(Double(1_000_000 + number), of: "\(number).jpg")
      }
      let second = await listed(library) { listing in
        // No photograph is missing meanwhile.
        #expect(listing.isComplete && listing.photos.count == count)
        return versions.isDisjoint(with: listing.photos.map(\.version))
      }
      #expect(second.photos.count == count)
    }
  }

  @Test func showsTheFirstPartOfALargeFolderBeforeTheRestIsRead() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<2000 { try folder.write(jpeg, to: "\(number).jpg") }
    // It is reported when the second part is read.
    try folder.write([1], to: "z.jpg")
    let running = Mutex<PhotoLibrary?>(nil)
    let seen = Mutex<[(Int, Bool)]>([])
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])),
      options: .init(executable: builtCommand, workers: 0),
      report: { _ in
        running.withLock { $0 }?.assumeIsolated { library in
          seen.withLock { $0.append((library.listing.photos.count, library.listing.isComplete)) }
        }
      })
    running.withLock { $0 = library }
    let work = Task { await library.run() }
    #expect(await listed(library) { $0.isComplete }.photos.count == 2000)
    work.cancel()
    await work.value
    running.withLock { $0 = nil }
    #expect(seen.withLock { $0.map(\.0) } == [2000])
    #expect(seen.withLock { $0.map(\.1) } == [false])
  }

  @Test func makesNoPicturesBeforeTheListingIsComplete() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    for number in 0..<4000 { try folder.write(jpeg, to: "\(number).jpg") }
    // It is reported when two parts are shown and the third one is read.
    try folder.write([1], to: "z.jpg")
    let running = Mutex<PhotoLibrary?>(nil)
    let begun = Mutex<[Bool]>([])
    let library = PhotoLibrary(
      try FolderRoot(folder.path), try PictureCache(CacheFolder(store["cache"])),
      options: .init(executable: builtCommand),
      report: { _ in
        running.withLock { $0 }?.assumeIsolated { library in
          begun.withLock { $0.append(library.progress.done > 0 || !library.inProgress.isEmpty) }
        }
      })
    running.withLock { $0 = library }
    let work = Task { await library.run() }
    #expect(await listed(library) { $0.isComplete }.photos.count == 4000)
    work.cancel()
    await work.value
    running.withLock { $0 = nil }
    #expect(begun.withLock { $0 } == [false])
  }

  @Test func tenThousandChangesAtOnceAreOneUpdate() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let jpeg = try Canvas(width: 4, height: 3).jpeg()
    for number in 0..<10_000 { try store.write(jpeg, to: "album/\(number).jpg") }
    try await running(options: .init(executable: builtCommand, workers: 0)) { library in
      let first = await listed(library)
      rename(store["album"], folder["album"])
      let second = await listed(library) { $0.revision > first.revision }
      #expect(second.photos.count == 10_001 && second.isComplete)
      rename(folder["album"], store["album"])
      let third = await listed(library) { $0.revision > second.revision }
      #expect(third.photos.count == 1)
    }
  }

  @Test func announcesProblemsOnceAllPhotographsAreMade() async throws {
    let jpeg = try Canvas(width: 400, height: 300).jpeg()
    for name in ["a.jpg", "b.jpg"] {
      try folder.write(Array(jpeg.prefix(jpeg.count * 3 / 4)), to: name)
    }
    try await running { library in
      let announced = await listed(library) { listing in listing.revision == 2 }
      #expect(
        announced.photos.map(\.pictureState.problem)
          == Array(repeating: "it is damaged; a part of it is missing", count: 2))
    }
  }
}
