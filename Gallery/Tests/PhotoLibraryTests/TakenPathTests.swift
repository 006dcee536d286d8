import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The identifier of a photograph that comes to a path which another one had.
struct TakenPathTests: IndexTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aRenamedPhotographTakesItsIdentifierToTheNameOfADeletedOne() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(Canvas(noise: 3, width: 40, height: 30).jpeg(), to: "b.jpg")
    let before = try await finishedWithDigests()
    try FileManager.default.removeItem(atPath: folder["b.jpg"])
    _ = try await finished()
    try FileManager.default.moveItem(atPath: folder["a.jpg"], toPath: folder["b.jpg"])
    #expect(try await finished().listing.id(of: "b.jpg") == before.id(of: "a.jpg"))
  }

  @Test func aPhotographThatIsRestoredDoesNotTakeTheIdentifierOfAnEqualOne() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.write(bytes(of: "a.jpg"), to: "b.jpg")
    try folder.write(bytes(of: "a.jpg"), to: "c.jpg")
    let before = try await finishedWithDigests()
    let content = try bytes(of: "a.jpg")
    for name in ["a.jpg", "b.jpg", "c.jpg"] {
      try FileManager.default.removeItem(atPath: folder[name])
    }
    _ = try await finished()
    for name in ["b.jpg", "c.jpg"] { try folder.write(content, to: name) }
    let after = try await finished().listing
    #expect(after.id(of: "b.jpg") == before.id(of: "b.jpg"))
    #expect(after.id(of: "c.jpg") == before.id(of: "c.jpg"))
  }

  @Test func aPhotographThatIsSavedUnderAnotherNameFirstKeepsItsIdentifier() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    let before = try await finishedWithDigests()
    try folder.write(Canvas(noise: 3, width: 40, height: 30).jpeg(), to: "a new.jpg")
    _ = try await finishedWithDigests()
    try FileManager.default.removeItem(atPath: folder["a.jpg"])
    try FileManager.default.moveItem(atPath: folder["a new.jpg"], toPath: folder["a.jpg"])
    #expect(try await finished().listing.id(of: "a.jpg") == before.id(of: "a.jpg"))
  }
}
