import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// The files that a walk finds.
struct FolderWalkTests {
  let folder = TemporaryFolder()

  @Test func findsPicturesInTheFolderAndThoseInIt() throws {
    try write("b.jpg", "a/c.PNG", "a/b/d.heic", "notes.txt", "noextension")
    #expect(try paths() == ["a/b/d.heic", "a/c.PNG", "b.jpg"])
    #expect(try FolderWalk(root()).skipped == [])
  }

  @Test func aFolderThatWasDeletedIsNotAnEmptyOne() throws {
    try write("a.jpg")
    let root = try root()
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(throws: FileProblem(code: ENOENT)) { try FolderWalk(root) }
  }

  @Test func saysThatTheFolderHasBeenMoved() throws {
    try write("album/a.jpg")
    let root = try FolderRoot(folder["album"])
    #expect(try FolderWalk(root).skipped == [])
    rename(folder["album"], folder["other"])
    let walk = try FolderWalk(root)
    #expect(walk.files.map(\.path.display) == ["a.jpg"])
    #expect(walk.skipped.map(\.name) == [folder["album"]] && walk.skipped[0].isFolder)
    // Another folder comes to its path, which is the one that somebody has named.
    try write("album/b.jpg")
    let next = try FolderWalk(root)
    #expect(next.files.map(\.path.display) == ["b.jpg"] && next.skipped == [])
  }

  @Test func ignoresHiddenFilesAndThoseOfOtherPrograms() throws {
    try write(".a.jpg", "._b.jpg", ".thumbnails/c.jpg", "@eaDir/d.jpg", "#recycle/e.jpg", "f.jpg")
    #expect(try paths() == ["f.jpg"])
  }

  @Test func followsALinkOnlyInsideTheFolder() throws {
    try write("real/a.jpg")
    try folder.link("again.jpg", to: "real/a.jpg")
    try folder.link("album", to: "real")
    try folder.link("out.jpg", to: "/etc/passwd")
    try folder.link("nowhere.jpg", to: "missing.jpg")
    #expect(try paths() == ["again.jpg", "album/a.jpg", "real/a.jpg"])
    #expect(
      try reasons() == [
        "nowhere.jpg": "a link that leads nowhere", "out.jpg": "a link that leaves the folder",
      ])
  }

  @Test func showsALinkIntoAHiddenFolderUnderItsOwnName() throws {
    try write(".store/123.jpg")
    try folder.link("holiday/beach.jpg", to: "../.store/123.jpg")
    let files = try FolderWalk(root()).files
    #expect(files.map(\.path.display) == ["holiday/beach.jpg"])
    #expect(files.map(\.location.display) == [".store/123.jpg"])
  }

  @Test(arguments: [".", "..", "../..", "self", "a/../a"])
  func endsWhereLinksGoInCircles(target: String) throws {
    try write("a/b.jpg")
    try folder.link("a/self", to: target)
    #expect(try paths() == ["a/b.jpg"])
    #expect(try FolderWalk(root()).skipped.map(\.name) == ["a/self"])
  }

  @Test func doesNotWaitForAPipe() throws {
    mkfifo(folder["pipe.jpg"], 0o600)
    mkfifo(folder["pipe"], 0o600)
    #expect(try paths() == [])
    #expect(try reasons() == ["pipe.jpg": "neither a file nor a folder"])
  }

  @Test func refusesToOpenAPipeThatTookAFilesPlace() throws {
    mkfifo(folder["pipe.jpg"], 0o600)
    #expect(throws: FileProblem(code: EINVAL)) {
      try root().open(PhotoPath(Array("pipe.jpg".utf8)))
    }
  }

  @Test func refusesALinkThatTookAFoldersPlace() throws {
    try folder.link("a", to: "/etc")
    #expect(throws: FileProblem.self) { try root().open(PhotoPath(Array("a/passwd".utf8))) }
  }

  @Test(arguments: [
    "quote\".jpg", "new\nline.jpg", "<script>alert(1)<", "a.jpg[shrink=8].jpg", "-rf.jpg",
    "%2e%2e.jpg",
    " blank .jpg", "back\\slash.jpg", "👩🏽‍🎨.jpg", "e\u{301}.jpg", "\u{E9}.jpg", "right\u{202E}gpj.jpg",
  ])
  func findsOddNames(name: String) throws {
    let name = name.hasSuffix(".jpg") ? name : name + ".jpg"
    try write(name)
    #expect(try FolderWalk(root()).files.map(\.path.bytes) == [Array(name.utf8)])
  }

  @Test func findsNamesThatAreNotText() throws {
    let name: [UInt8] = [0xFF, 0xFE] + Array(".jpg".utf8)
    folder.write([1], toBytes: name)
    let file = try #require(try FolderWalk(root()).files.first)
    #expect(file.path.bytes == name)
    #expect(file.path.displayName == "\u{FFFD}\u{FFFD}.jpg")
    #expect(try root().open(file.location).read(at: 0, count: 9) == [1])
  }

  @Test func goesNoDeeperThanTheLimit() throws {
    let deep = Array(repeating: "d", count: 66).joined(separator: "/")
    try write(deep + "/a.jpg", "d/b.jpg")
    #expect(try paths() == ["d/b.jpg"])
    #expect(try FolderWalk(root()).skipped.map(\.reason) == ["more than 64 folders deep"])
  }

  @Test func refusesAFile() throws {
    try write("a.jpg")
    #expect(throws: FileProblem(code: ENOENT)) { try FolderRoot(folder["missing"]) }
    #expect(throws: FileProblem(code: ENOTDIR)) { try FolderRoot(folder["a.jpg"]) }
  }

  private func root() throws -> FolderRoot { try FolderRoot(folder.path) }

  private func write(_ names: String...) throws {
    for name in names { try folder.write([0], to: name) }
  }

  private func paths() throws -> [String] {
    try FolderWalk(root()).files.map(\.path.display).sorted()
  }

  private func reasons() throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try FolderWalk(root()).skipped.map { ($0.name, $0.reason) })
  }
}
