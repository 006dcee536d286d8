import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// A shown folder that is deleted or moved.
struct MovedFolderTests {
  let folder = TemporaryFolder()
  private let threads = ReadingThreads()

  @Test func namesTheFolderWhenItIsDeleted() async throws {
    try folder.write([1], to: "album/a.jpg")
    let watched = try WatchedFolder(FolderRoot(folder["album"]), on: threads, clock: TestClock())
    let first = try await FolderSnapshot.first(of: watched)
    try FileManager.default.removeItem(atPath: folder["album"])
    let second = try #require(await first.next(of: watched))
    #expect(names(second) == ["a.jpg"])
    let reason = "it has been deleted; its photographs are those from before"
    #expect(
      second.content.skipped == [Skipped(name: folder["album"], reason: reason, isFolder: true)])
  }

  @Test(arguments: [false, true])
  func showsTheFolderThatComesToItsPath(isMovedBefore: Bool) async throws {
    try folder.write([1], to: "album/a.jpg")
    let watched = try WatchedFolder(FolderRoot(folder["album"]), on: threads, clock: TestClock())
    var snapshot = try await FolderSnapshot.first(of: watched)
    if isMovedBefore {
      try FileManager.default.moveItem(atPath: folder["album"], toPath: folder["elsewhere"])
    } else {
      try FileManager.default.removeItem(atPath: folder["album"])
    }
    snapshot = try #require(await snapshot.next(of: watched))
    #expect(names(snapshot) == ["a.jpg"] && snapshot.content.skipped.count == 1)
    try folder.write([1], to: "album/b.jpg")
    while names(snapshot) != ["b.jpg"] {
      snapshot = try #require(await snapshot.next(of: watched))
    }
    #expect(snapshot.content.skipped == [])
    // The new folder is watched, too.
    try folder.write([1], to: "album/c.jpg")
    while names(snapshot) != ["b.jpg", "c.jpg"] {
      snapshot = try #require(await snapshot.next(of: watched))
    }
  }
}
