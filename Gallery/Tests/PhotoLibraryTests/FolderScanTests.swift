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
      root: root, cache: cache, known: KnownPhotos(), threads: ReadingThreads(), limits: .standard,
      retries: false)
    unlink(folder["a.jpg"])
    var found = await scan.read(files)
    #expect(found.photos.isEmpty && found.others.count == 2)
    #expect(found.unreadable.map(\.path.display) == ["a.jpg"])

    try folder.write(jpeg, to: "a.jpg")
    let unreadable = Array(found.unreadable)
    found.forgetUnreadable()
    found.add(await scan.read(unreadable))
    #expect(found.photos.map(\.name) == ["a.jpg"] && found.unreadable.isEmpty)
    #expect(found.others.values.map(\.name) == ["b.jpg"])
  }
}
