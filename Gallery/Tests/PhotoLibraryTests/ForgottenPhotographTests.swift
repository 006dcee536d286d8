import Foundation
import GRDB
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Photographs that have vanished, and other folders in the same index.
struct ForgottenPhotographTests: IndexTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aRenamedPhotographThatComesBackAfterAMonthHasItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
    _ = try await finished()
    try FileManager.default.moveItem(atPath: folder["b.jpg"], toPath: store["away.jpg"])
    _ = try await finished()
    try await letMonthPass()
    try FileManager.default.moveItem(atPath: store["away.jpg"], toPath: folder["b.jpg"])
    #expect(try await finished().listing.id(of: "b.jpg") == before.id(of: "a.jpg"))
  }

  @Test func anotherFolderForgetsNoPhotographOfThisOne() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    _ = try await finished()
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    _ = try await finished()
    try await letMonthPass()
    _ = try await Other(folder: TemporaryFolder(), store: store).finished()
    #expect(try indexed() == 1)
  }

  @Test func aVanishedPhotographIsForgottenAfterAMonth() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(Canvas(width: 50, height: 30).jpeg(), to: "b.jpg")
    _ = try await finished()
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    _ = try await finished()
    #expect(try indexed() == 2)
    try await letMonthPass()
    _ = try await finished()
    #expect(try indexed() == 1)
  }

  @Test func aFolderThatNobodyShowsIsForgottenAfterAYear() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    _ = try await finished()
    let other = Other(folder: TemporaryFolder(), store: store)
    _ = try await other.finished()
    #expect(try indexed() == 1)
    try await database().write { db in
      try db.execute(sql: "UPDATE folder SET shown = shown - 366 * 86400")
    }
    _ = try await other.finished()
    #expect(try indexed() == 0)
  }

  @Test func foldersWithEqualNamesShareNothing() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finished().listing
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
    #expect(try await finished().listing.id(of: "b.jpg") == before.id(of: "a.jpg"))
    let other = Other(folder: TemporaryFolder(), store: store)
    try other.folder.write(Canvas(width: 90, height: 30).jpeg(), to: "b.jpg")
    let listing = try await other.finished().listing
    #expect(listing.photos.first?.width == 90)
    #expect(listing.id(of: "b.jpg") != before.id(of: "a.jpg"))
    #expect(try await finished().listing.id(of: "b.jpg") == before.id(of: "a.jpg"))
  }

  private struct Other: LibraryTests {
    let folder: TemporaryFolder
    let store: TemporaryFolder
  }
}
