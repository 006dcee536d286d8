import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct FolderSnapshotTests {
  let folder = TemporaryFolder()
  private let threads = ReadingThreads()

  @Test func showsEveryFileAtFirstAndANewFileOnceItIsUnchanged() async throws {
    try folder.write([1], to: "a.jpg")
    let root = try FolderRoot(folder.path)
    let first = try await FolderSnapshot.first(at: root, on: threads)
    #expect(names(first) == ["a.jpg"])
    try folder.write([1], to: "b.jpg")
    let second = try #require(await first.next(at: root, on: threads))
    #expect(names(second) == ["a.jpg"])
    #expect(names(try #require(await second.next(at: root, on: threads))) == ["a.jpg", "b.jpg"])
  }

  @Test func showsTheOldVersionOfAFileUntilItIsUnchanged() async throws {
    try folder.write([1], to: "a.jpg")
    let root = try FolderRoot(folder.path)
    let first = try await FolderSnapshot.first(at: root, on: threads)
    try folder.write([1, 2], to: "a.jpg")
    let second = try #require(await first.next(at: root, on: threads))
    #expect(second.shown == first.shown)
    #expect(try #require(await second.next(at: root, on: threads)).inOrder.map(\.stamp.size) == [2])
  }

  @Test func endsWithItsTask() async throws {
    let root = try FolderRoot(folder.path)
    let snapshot = try await FolderSnapshot.first(at: root, on: threads)
    let waiting = Task { await snapshot.next(at: root, on: threads) == nil }
    waiting.cancel()
    #expect(await waiting.value)
  }

  private func names(_ snapshot: FolderSnapshot) -> [String] {
    snapshot.inOrder.map(\.path.display).sorted()
  }
}
