import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

struct FolderScanTests {
  let folder = TemporaryFolder()

  @Test func readsUnreadableFilesAgain() async throws {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    try folder.write(jpeg, to: "a.jpg")
    try folder.write(Array("hello".utf8), to: "b.jpg")
    let root = try FolderRoot(folder.path)
    let files = try FolderWalk(root).files
    let cache = try PictureCache(CacheFolder(folder["cache"]))
    let scan = FolderScan(
      root: root, cache: cache, known: KnownPhotos(), refusedFiles: RefusedFiles(),
      threads: ReadingThreads(), limits: .standard, retries: false)
    unlink(folder["a.jpg"])
    let found = await scan.read(files)
    #expect(found.photos.isEmpty && found.refused.reasons.count == 2)
    #expect(found.refused.unreadable.map(\.path.display) == ["a.jpg"])

    try folder.write(jpeg, to: "a.jpg")
    let unreadable = Array(found.refused.unreadable)
    var refused = found.refused
    refused.keep(among: Set(files))
    let again = await scan.read(unreadable)
    refused.add(again.refused)
    #expect(again.photos.map(\.name) == ["a.jpg"] && refused.unreadable.isEmpty)
    #expect(refused.reasons.keys.map(\.path.display) == ["b.jpg"])
  }
}
