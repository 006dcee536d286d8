import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Files that have changed since they were read.
struct ChangedFileTests: IndexTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aChangedFileIsReadAgainAndKeepsItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try #require(try await finished().listing.photos.first)
    try folder.write(Canvas(width: 30, height: 40).jpeg(), to: "a.jpg")
    let after = try #require(try await finished().listing.photos.first)
    #expect(after.id == before.id && after.version != before.version)
    #expect((after.width, after.height) == (30, 40))
  }

  @Test func aFileThatKeepsItsDateIsReadAgain() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.setDate(1_000_000, of: "a.jpg")
    let before = try #require(try await finished().listing.photos.first)
    try overwrite("a.jpg", with: Canvas(width: 30, height: 40).jpeg())
    let after = try #require(try await finished().listing.photos.first)
    #expect(after.width == 30)
    // Its pictures are made again.
    #expect(after.id == before.id && after.version != before.version)
  }

  @Test func aFileThatKeepsItsDateIsFoundByItsNewContent() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.setDate(1_000_000, of: "a.jpg")
    let before = try await finishedWithDigests()
    try overwrite("a.jpg", with: Canvas(width: 30, height: 40).jpeg())
    _ = try await finishedWithDigests()
    try folder.write(bytes(of: "a.jpg"), to: "b.jpg")
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    #expect(try await finished().listing.id(of: "b.jpg") == before.id(of: "a.jpg"))
  }
}
