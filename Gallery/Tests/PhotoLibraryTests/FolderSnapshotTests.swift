import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct FolderSnapshotTests {
  let folder = TemporaryFolder()
  private let threads = ReadingThreads()
  private let watch = FolderWatch()

  @Test func showsEveryFileAtFirstAndANewFileOnceItIsUnchanged() async throws {
    try folder.write([1], to: "a.jpg")
    let root = try FolderRoot(folder.path)
    let first = try await FolderSnapshot.first(at: root, watch, on: threads)
    #expect(names(first) == ["a.jpg"])
    try folder.write([1], to: "b.jpg")
    let second = try #require(await first.next(at: root, watch, on: threads))
    #expect(names(second) == ["a.jpg"])
    #expect(
      names(try #require(await second.next(at: root, watch, on: threads))) == ["a.jpg", "b.jpg"])
  }

  @Test func showsTheOldVersionOfAFileUntilItIsUnchanged() async throws {
    try folder.write([1], to: "a.jpg")
    let root = try FolderRoot(folder.path)
    let first = try await FolderSnapshot.first(at: root, watch, on: threads)
    try folder.write([1, 2], to: "a.jpg")
    let second = try #require(await first.next(at: root, watch, on: threads))
    #expect(second.shown == first.shown)
    #expect(
      try #require(await second.next(at: root, watch, on: threads)).inOrder.map(\.stamp.size) == [2]
    )
  }

  @Test func aFolderThatIsNotWatchedWholeIsReadAllTheTime() async throws {
    let root = try FolderRoot(folder.path)
    let watch = FolderWatch(limit: 0)
    var snapshot = try await FolderSnapshot.first(at: root, watch, on: threads)
    #expect(!watch.seesEverything)
    try folder.write([1], to: "a.jpg")
    for _ in 0..<2 { snapshot = try #require(await snapshot.next(at: root, watch, on: threads)) }
    #expect(names(snapshot) == ["a.jpg"])
  }

  @Test func endsWithItsTask() async throws {
    let root = try FolderRoot(folder.path)
    let snapshot = try await FolderSnapshot.first(at: root, watch, on: threads)
    let waiting = Task { await snapshot.next(at: root, watch, on: threads) == nil }
    waiting.cancel()
    #expect(await waiting.value)
  }

  private func names(_ snapshot: FolderSnapshot) -> [String] {
    snapshot.inOrder.map(\.path.display).sorted()
  }
}
