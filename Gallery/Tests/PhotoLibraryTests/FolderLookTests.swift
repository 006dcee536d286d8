import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct FolderLookTests {
  let folder = TemporaryFolder()

  @Test func showsEverythingAtFirstAndALaterFileOnceItLiesStill() async throws {
    try folder.write([1], to: "a.jpg")
    let root = try FolderRoot(folder.path)
    let first = try await FolderLook(at: root)
    #expect(names(first) == ["a.jpg"])
    try folder.write([1], to: "b.jpg")
    let second = try #require(await first.next(at: root))
    #expect(names(second) == ["a.jpg"])
    #expect(names(try #require(await second.next(at: root))) == ["a.jpg", "b.jpg"])
  }

  @Test func showsAChangedFileAsItWasUntilItLiesStill() async throws {
    try folder.write([1], to: "a.jpg")
    let root = try FolderRoot(folder.path)
    let first = try await FolderLook(at: root)
    try folder.write([1, 2], to: "a.jpg")
    let second = try #require(await first.next(at: root))
    #expect(second.shows == first.shows)
    #expect(try #require(await second.next(at: root)).inOrder.map(\.stamp.size) == [2])
  }

  @Test func endsWithItsTask() async throws {
    let root = try FolderRoot(folder.path)
    let look = try await FolderLook(at: root)
    let waiting = Task { await look.next(at: root) == nil }
    waiting.cancel()
    #expect(await waiting.value)
  }

  private func names(_ look: FolderLook) -> [String] {
    look.inOrder.map(\.path.display).sorted()
  }
}
