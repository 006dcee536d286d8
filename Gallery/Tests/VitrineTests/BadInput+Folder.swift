import Foundation
import GalleryTestSupport
import PhotoLibrary

extension BadInput {
  /// Rows 34 to 41: names, links and other entries of folders.
  static func entries() throws -> [BadInput] {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let names = [
      "\"quotes'.jpg", "<img src=x>.jpg", "$(id).jpg", "a;b.jpg", "line\nbreak.jpg", "space .jpg",
      "space.jpg ", String(repeating: "n", count: 247) + ".jpg", "-rf.jpg", "%2e%2e%2f.jpg",
      "#.jpg", "?.jpg",
      "\u{202E}gpj.jpg", "😀.jpg", "CON.jpg",
    ]
    return names.map { file(34, $0, .shown, jpeg) }
      + ["\u{E9}.jpg", "e\u{301}.jpg"].map { file(35, $0, .shown, jpeg) }
      + invalidNames(jpeg)
      + [file(37, "a.jpg[shrink=8].jpg", .shown, jpeg)]
      + [".hidden.jpg", "._x.jpg", "@eaDir/x.jpg", ".thumbnails/x.jpg", "Thumbs.db"].map {
        file(38, $0, .ignored, jpeg)
      } + leftOut(jpeg) + links() + albumsOfLinks(jpeg)
      + [
        entry(41, "folder.jpg", .ignored) { try $0.makeFolder($1) }
      ] + neitherFilesNorFolders()
  }

  /// Row 38: folders of deleted files and of snapshots, and those that somebody keeps private.
  private static func leftOut(_ jpeg: [UInt8]) -> [BadInput] {
    let folders = [
      "@Recycle", "@recycle", "$Recycle.Bin", "#RECYCLE", "RECYCLER", "@Recently-Snapshot",
      "#snapshot", "private", "drafts",
    ]
    let marks = [("private/.nomedia", ""), (".vitrineignore", "drafts/\n")]
    return marks.map { file(38, $0, .ignored, Array($1.utf8)) }
      + folders.map { file(38, $0 + "/x.jpg", .ignored, jpeg) }
  }

  /// Row 39: links to a photograph and to its folder, which are albums of their own.
  private static func albumsOfLinks(_ jpeg: [UInt8]) -> [BadInput] {
    let links = [("best of/a.jpg", "../all/a.jpg"), ("by year", "all")]
    return links.map { name, target in
      entry(39, name == "by year" ? "by year/a.jpg" : name, .shown) { folder, _ in
        try folder.link(BadInput.folder(39) + "/" + name, to: target)
      }
    } + [file(39, "all/a.jpg", .shown, jpeg)]
  }

  /// Row 40. Only the superuser can make a device.
  private static func neitherFilesNorFolders() -> [BadInput] {
    let devices = getuid() == 0 ? [("device.jpg", S_IFCHR)] : []
    let kinds = [("pipe.jpg", S_IFIFO), ("socket.jpg", S_IFSOCK)] + devices
    return kinds.map { name, kind in
      entry(40, name, .named("neither a file nor a folder")) { folder, path in
        try folder.makeFolder(BadInput.folder(40))
        // The device is that of /dev/null.
        let isMade = mknod(folder[path], kind | 0o600, kind == S_IFCHR ? 0x103 : 0) == 0
        guard isMade else { throw FileProblem(code: errno) }
      }
    }
  }

  /// Names that are not UTF-8. File systems of macOS refuse them.
  private static func invalidNames(_ jpeg: [UInt8]) -> [BadInput] {
    #if os(macOS)
    []
    #else
    [
      entry(36, "\u{FFFD}.jpg", .shown) { folder, _ in
        try folder.makeFolder(BadInput.folder(36))
        folder.write(jpeg, toBytes: Array("36/".utf8) + [0xFF] + Array(".jpg".utf8))
      }
    ]
    #endif
  }

  /// The line of row 36, where it is skipped.
  static var skippedNames: [TableLine] {
    #if os(macOS)
    [.input(36, "", "skipped: this file system refuses such names")]
    #else
    []
    #endif
  }

  private static func links() -> [BadInput] {
    let targets = [
      ("circle.jpg", "circle.jpg", "its links go in a circle"),
      ("dangling.jpg", "nothing.jpg", "a link that leads nowhere"),
      ("outside.jpg", "/etc/passwd", "a link that leaves the folder"),
      ("self", ".", "a link to a folder that contains it"),
    ]
    return targets.map { name, target, reason in
      entry(39, name, .named(reason)) { try $0.link($1, to: target) }
    }
  }

  private static func entry(
    _ row: Int, _ name: String, _ expected: Outcome,
    _ write: @escaping (TemporaryFolder, String) throws -> Void
  ) -> BadInput {
    BadInput(row: row, name: name, expected: expected, write: write)
  }
}
