import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Files that are offered, and change meanwhile.
struct OriginalFilesTests {
  let folder = TemporaryFolder()
  let store = TemporaryFolder()

  @Test func aFileThatHasChangedIsNotSent() async throws {
    try folder.write(Canvas(width: 40, height: 30).jpeg(), to: "a.jpg")
    try folder.setDate(1_000_000_000, of: "a.jpg")
    let root = try FolderRoot(folder.path)
    let photo = try Photo(
      #require(try FolderWalk(root).files.first), in: root,
      try PictureCache(CacheFolder(store["cache"])), KnownPhotos())
    let (originals, threads) = (OriginalFiles(), ReadingThreads())
    func offered() throws -> ServedFile {
      try originals.result(of: photo, in: root, keepsLocation: true, on: threads).get().content
    }
    // A problem that has passed is forgotten.
    rename(folder["a.jpg"], store["a.jpg"])
    #expect(throws: OriginalProblem.withheld("it cannot be read")) { try offered() }
    rename(store["a.jpg"], folder["a.jpg"])
    let file = try offered()
    #expect(try await file.bytes(in: 0..<4).count == 4)
    // A program may change a file in place, and keep its date.
    let stamp = try FileStamp(OpenFile(folder["a.jpg"], flags: O_RDONLY).status())
    repeat {
      try folder.changeBit(at: 0.9, of: "a.jpg")
      try folder.setDate(1_000_000_000, of: "a.jpg")
    } while try FileStamp(OpenFile(folder["a.jpg"], flags: O_RDONLY).status())
      .isIdentical(to: stamp)
    await #expect(throws: FileProblem.self) { try await file.bytes(in: 0..<4) }
    #expect(try await offered().bytes(in: 0..<4).count == 4)
    try folder.setDate(1_000_000_001, of: "a.jpg")
    #expect(throws: OriginalProblem.withheld("it has changed")) { try offered() }
  }
}
