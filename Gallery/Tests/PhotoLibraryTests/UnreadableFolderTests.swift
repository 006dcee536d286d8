import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Folders and files that cannot be read.
struct UnreadableFolderTests {
  let folder = TemporaryFolder()

  @Test func namesAFolderItMayNotRead() throws {
    try write("shut/a.jpg", "b.jpg")
    chmod(folder.path, 0o755)
    chmod(folder["shut"], 0)
    defer { chmod(folder["shut"], 0o700) }
    let walk = try withoutRights { try FolderWalk(root()) }
    #expect(walk.files.map(\.path.display) == ["b.jpg"])
    let reason = "no permission to read it"
    #expect(walk.skipped == [Skipped(name: "shut", reason: reason, isFolder: true)])
  }

  @Test func doesNotOpenAFileItMayNotRead() throws {
    try write("a.jpg")
    chmod(folder.path, 0o755)
    chmod(folder["a.jpg"], 0)
    let root = try root()
    let problem = #expect(throws: FileProblem.self) {
      try withoutRights { try root.open(PhotoPath(Array("a.jpg".utf8))) }
    }
    #expect(problem?.description == "no permission to read it")
  }

  @Test func namesAFolderWhoseEntriesItMayOnlyList() throws {
    try write("shut/a.jpg", "shut/album/b.jpg")
    chmod(folder.path, 0o755)
    chmod(folder["shut"], 0o444)
    defer { chmod(folder["shut"], 0o700) }
    let walk = try withoutRights { try FolderWalk(root()) }
    #expect(walk.files.isEmpty)
    let reason = "no permission to read it"
    #expect(walk.skipped == [Skipped(name: "shut", reason: reason, isFolder: true)])
  }

  @Test func namesEntriesWithoutAStatus() throws {
    try write("a.jpg", "album/b.jpg", "c.jpg", "gone.jpg")
    let failures = ["album": EIO, "c.jpg": EIO, "gone.jpg": ENOENT]
    let walk = try FolderWalk(root()) { folder, name throws(FileProblem) in
      if let code = failures[String(decoding: name, as: UTF8.self)] {
        throw FileProblem(code: code)
      }
      return try folder.status(of: name)
    }
    #expect(walk.files.map(\.path.display) == ["a.jpg"])
    #expect(walk.skipped.map(\.name) == ["album", "c.jpg"])
    #expect(
      Set(walk.skipped.map(\.reason)) == ["it cannot be read for now (Input/output error)"])
    #expect(walk.unread.map(\.display) == ["album", "c.jpg"])
  }

  @Test func listsANameOnceAndReportsAnError() {
    let entry = UnsafeMutablePointer<dirent>.allocate(capacity: 1)
    defer { entry.deallocate() }
    var names = ["b.jpg", "a.jpg", ".", "b.jpg", ".."][...]
    let read = DirectoryEntries {
      guard let name = names.popFirst() else {
        errno = EIO
        return nil
      }
      withUnsafeMutableBytes(of: &entry.pointee.d_name) { $0.copyBytes(from: name.utf8 + [0]) }
      return entry
    }
    #expect(read.names == [Array("a.jpg".utf8), Array("b.jpg".utf8)])
    #expect(read.problem == FileProblem(code: EIO))
  }

  private func root() throws -> FolderRoot { try FolderRoot(folder.path) }

  private func write(_ names: String...) throws {
    for name in names { try folder.write([0], to: name) }
  }
}
