import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

// A change that nobody reports would be awaited for an hour.
@Suite(.timeLimit(.minutes(5))) struct FolderWatchTests {
  let folder = TemporaryFolder()
  private let watch = FolderWatch()

  @Test(arguments: Change.allCases) func noticesEachChange(_ change: Change) async throws {
    try folder.write([1], to: "a.jpg")
    try folder.write([1], to: "inner/b.jpg")
    let watch = watch
    let walk = try FolderWalk(FolderRoot(folder.path), watch: watch)
    #expect(walk.files.count == 2)
    #expect(watch.seesEverything)
    let noticed = Task { await watch.change(within: .seconds(3600)) }
    try change.make(in: folder)
    #expect(await noticed.value)
  }

  @Test func noticesChangesInAFolderThatIsNew() async throws {
    let (root, watch) = (try FolderRoot(folder.path), watch)
    _ = try FolderWalk(root, watch: watch)
    try folder.write([1], to: "new/a.jpg")
    #expect(await watch.change(within: .seconds(3600)))
    _ = try FolderWalk(root, watch: watch)
    try folder.write([1], to: "new/b.jpg")
    #expect(await watch.change(within: .seconds(3600)))
  }

  @Test func manyChangesAreOneSignal() async {
    let watch = watch
    for _ in 0..<1000 { watch.noteChange() }
    #expect(await watch.change(within: .seconds(3600)))
    let waiting = Task { await watch.change(within: .seconds(3600)) }
    waiting.cancel()
    #expect(await !waiting.value)
  }

  @Test func aWaitEndsWithItsTask() async {
    let watch = watch
    let waiting = Task { await watch.change(within: .seconds(3600)) }
    waiting.cancel()
    #expect(await !waiting.value)
  }

  @Test func aFolderBeyondTheLimitIsNotSeen() throws {
    try folder.write([1], to: "inner/b.jpg")
    let root = try FolderRoot(folder.path)
    let (enough, tooFew) = (FolderWatch(limit: 2), FolderWatch(limit: 1))
    for _ in 0..<2 {
      _ = try FolderWalk(root, watch: enough)
      _ = try FolderWalk(root, watch: tooFew)
    }
    #expect(enough.seesEverything)
    #expect(!tooFew.seesEverything)
  }

  #if os(Linux)
  /// Stands for a network drive: the system changes its files without a report.
  @Test func aFolderOnAnotherFileSystemIsNotSeen() throws {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    watch.add(try OpenFile(folder.path, flags: flags))
    #expect(watch.seesEverything)
    watch.add(try OpenFile("/proc/self", flags: flags))
    #expect(!watch.seesEverything)
  }
  #endif

  enum Change: CaseIterable {
    case add, remove, append, rename, permissions, addBelow, removeFolder

    func make(in folder: TemporaryFolder) throws {
      let files = FileManager.default
      switch self {
      case .add: try folder.write([1], to: "c.jpg")
      case .remove: try files.removeItem(atPath: folder["a.jpg"])
      case .append:
        let file = try FileHandle(forWritingTo: URL(filePath: folder["a.jpg"]))
        try file.seekToEnd()
        try file.write(contentsOf: [2])
        try file.close()
      case .rename: try files.moveItem(atPath: folder["a.jpg"], toPath: folder["c.jpg"])
      case .permissions:
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["a.jpg"])
      case .addBelow: try folder.write([1], to: "inner/c.jpg")
      case .removeFolder: try files.removeItem(atPath: folder["inner"])
      }
    }
  }
}
