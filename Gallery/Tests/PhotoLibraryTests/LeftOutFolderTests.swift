import Foundation
import GalleryTestSupport
import Testing

@testable import PhotoLibrary

/// Folders and files that are not to be shown.
struct LeftOutFolderTests {
  let folder = TemporaryFolder()

  @Test(arguments: [
    "@Recycle", "@recycle", "$Recycle.Bin", "$RECYCLE.BIN", "#recycle", "#Recycle", "RECYCLER",
    "Recycler", "Recycled", "@Recently-Snapshot", "#snapshot", "~snapshot", "@eaDir", "@EADIR",
    "lost+found", "LOST.DIR", "System Volume Information", "Network Trash Folder",
    "files_trashbin", "files_versions", ".Trash-1000", ".Trashes", ".zfs", ".recycle", ".@__thumb",
  ])
  func deletedFilesAndSnapshotsAreNeverShown(name: String) throws {
    try write("\(name)/a.jpg", "album/\(name)/b/c.jpg", "album/d.jpg")
    // A file of such a name is one like others.
    try write("file/\(name)", "\(name).jpg/e.jpg")
    try folder.link("link.jpg", to: "\(name)/a.jpg")
    try folder.link("linked", to: "album/\(name)/b")
    let walk = try walk()
    #expect(
      walk.files.map(\.path.display)
        == paths(["album/d.jpg"] + (name.hasPrefix(".") ? [] : ["\(name).jpg/e.jpg"])))
    #expect(
      Set(walk.leftOut.map(\.name)).isSuperset(of: [name, "album/\(name)", "link.jpg", "linked"]))
    #expect(walk.skipped == [])
    // Somebody who names such a folder sees it.
    #expect(try FolderWalk(FolderRoot(folder[name])).files.map(\.path.display) == ["a.jpg"])
  }

  @Test func aFolderThatKeepsGalleriesOutIsLeftOutWithEverythingInIt() throws {
    try write("sent/.nomedia", "sent/a.jpg", "sent/in/b.jpg", "c/.NoMedia", "c/d.jpg", "e.jpg")
    try folder.link("best/a.jpg", to: "../sent/in/b.jpg")
    try folder.link("album", to: "sent/in")
    let walk = try walk()
    #expect(walk.files.map(\.path.display) == ["e.jpg"])
    #expect(
      Set(walk.leftOut)
        == Set(
          [("c", true), ("sent", true), ("album", true), ("best/a.jpg", false)].map {
            Skipped(name: $0, reason: "a file .nomedia is in it", isFolder: $1)
          }))
    #expect(
      try FolderWalk(FolderRoot(folder["sent"])).files.map(\.path.display) == ["a.jpg", "in/b.jpg"])
  }

  @Test func hiddenFoldersAndPicturesAreNamedToo() throws {
    try write(".a.jpg", "._b.jpg", ".in/c.jpg", ".notes", "d.jpg")
    let walk = try walk()
    #expect(walk.files.map(\.path.display) == ["d.jpg"])
    #expect(walk.leftOut.map(\.name) == [".a.jpg", ".in"])
  }

  @Test func patternsLeaveOutFilesAndFolders() throws {
    try write(
      "a.jpg", "a.png", "drafts/b.jpg", "in/drafts/c.jpg", "in/d.png", "in/keep.png", "in/e.jpg",
      "x/e.jpg")
    try write("*.png\n", to: ".vitrineignore")
    try write("!keep.png\n/e.jpg\n", to: "in/.vitrineignore")
    let walk = try walk("drafts/")
    #expect(walk.files.map(\.path.display) == ["a.jpg", "in/keep.png", "x/e.jpg"])
    #expect(
      walk.leftOut.map { "\($0.name): \($0.reason)" } == [
        #"a.png: the pattern "*.png" of ".vitrineignore""#,
        #"drafts: the pattern "drafts/" of --exclude"#,
        #"in/d.png: the pattern "*.png" of ".vitrineignore""#,
        #"in/drafts: the pattern "drafts/" of --exclude"#,
        #"in/e.jpg: the pattern "/e.jpg" of "in/.vitrineignore""#,
      ])
  }

  /// A link may be left out by its own name, by that of its target, or with the folder of its target.
  @Test func noLinkShowsWhatAPatternLeavesOut() throws {
    try write("all/a.jpg", "all/b.jpg", "all/in/c.jpg", ".store/in/d.jpg", ".store/e.jpg")
    try write("a.jpg\n", to: "all/.vitrineignore")
    try write("in\n", to: ".store/.vitrineignore")
    let links = [
      "1.jpg": "all/a.jpg", "2.jpg": "all/b.jpg", "3.jpg": "all/in/c.jpg",
      "4.jpg": ".store/in/d.jpg", "5.jpg": ".store/e.jpg", "6.jpg": "/etc/passwd", "all2": "all",
      "store": ".store",
    ]
    for (name, target) in links { try folder.link(name, to: target) }
    let walk = try walk("/all/in", "2.jpg", "6.jpg", "/all2/b.*")
    #expect(walk.files.map(\.path.display).sorted() == ["5.jpg", "all/b.jpg", "store/e.jpg"])
    #expect(walk.skipped == [], "a link that is left out is not named")
    #expect(
      Set(walk.leftOut.map(\.name)).isSuperset(of: [
        "1.jpg", "2.jpg", "3.jpg", "4.jpg", "all2/a.jpg", "all2/b.jpg", "all2/in", "store/in",
      ]))
  }

  @Test func aFolderWhosePatternsAreNotKnownIsNotShown() throws {
    try write("a/b.jpg", "c/d.jpg", "e/f.jpg", "g.jpg")
    try write("x\n[y\n", to: "a/.vitrineignore")
    try folder.makeFolder("c/.vitrineignore")
    try folder.link("e/.vitrineignore", to: "../g.jpg")
    try folder.link("h.jpg", to: "a/b.jpg")
    let walk = try walk()
    #expect(walk.files.map(\.path.display) == ["g.jpg"])
    #expect(
      walk.skipped.map(\.reason) == [
        #"line 2 of its .vitrineignore is not a pattern ("[y"); correct it"#,
        "its .vitrineignore is not a file; replace it by one",
        "its .vitrineignore is not a file; replace it by one",
      ])
    #expect(walk.skipped.count { $0.isFolder } == 3)
    try write("[\n", to: ".vitrineignore")
    let root = try self.walk()
    #expect(root.files.isEmpty && root.skipped.map(\.name) == [folder.path])
  }

  private func walk(_ patterns: String...) throws -> FolderWalk {
    try FolderWalk(
      FolderRoot(folder.path), excluding: patterns.map { try #require(ExclusionPattern($0)) })
  }

  private func write(_ names: String...) throws {
    for name in names { try folder.write([0], to: name) }
  }

  private func write(_ text: String, to name: String) throws {
    try folder.write(Array(text.utf8), to: name)
  }

  private func paths(_ names: [String]) -> [String] { names.sorted() }
}
