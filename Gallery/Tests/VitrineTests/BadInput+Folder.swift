import Foundation
import GalleryTestSupport

extension BadInput {
  /// Rows 34 to 46: names, links and other entries of folders.
  static func entries() throws -> [BadInput] {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let names = [
      "\"quotes'.jpg", "<img src=x>.jpg", "$(id).jpg", "a;b.jpg", "line\nbreak.jpg", "space .jpg",
      String(repeating: "n", count: 247) + ".jpg", "-rf.jpg", "%2e%2e%2f.jpg", "#.jpg", "?.jpg",
      "\u{202E}gpj.jpg", "😀.jpg", "CON.jpg",
    ]
    return names.map { file(34, $0, .shown, jpeg) }
      + ["\u{E9}.jpg", "e\u{301}.jpg"].map { file(35, $0, .shown, jpeg) }
      + [file(37, "a.jpg[shrink=8].jpg", .shown, jpeg)]
      + [".hidden.jpg", "._x.jpg", "@eaDir/x.jpg", ".thumbnails/x.jpg", "Thumbs.db"].map {
        file(38, $0, .ignored, jpeg)
      } + links(jpeg) + dates(jpeg)
      + [
        entry(40, "pipe.jpg", .named("neither a file nor a folder")) { folder, path in
          try folder.makeFolder(BadInput.folder(40))
          mkfifo(folder[path], 0o600)
        },
        entry(41, "folder.jpg", .ignored) { try $0.makeFolder($1) },
      ]
  }

  private static func links(_ jpeg: [UInt8]) -> [BadInput] {
    let targets = [
      ("circle.jpg", "circle.jpg"), ("dangling.jpg", "nothing.jpg"), ("outside.jpg", "/etc/passwd"),
      ("self", "."),
    ]
    return targets.map { name, target in
      entry(39, name, .named("")) { try $0.link($1, to: target) }
    }
      + [
        file(43, "a.jpg", .shown, jpeg),
        entry(43, "b.jpg", .shown) { folder, path in
          try folder.write(jpeg, to: "43/b.jpg.original")
          Foundation.link(folder["43/b.jpg.original"], folder[path])
        },
      ]
  }

  private static func dates(_ jpeg: [UInt8]) -> [BadInput] {
    [("1970.jpg", 0.0), ("2099.jpg", 4_070_908_800)].map { name, date in
      entry(46, name, .shown) {
        try $0.write(jpeg, to: $1)
        try $0.setDate(date, of: $1)
      }
    }
  }

  private static func entry(
    _ row: Int, _ name: String, _ expected: Outcome,
    _ write: @escaping (TemporaryFolder, String) throws -> Void
  ) -> BadInput {
    BadInput(row: row, name: name, expected: expected, write: write)
  }

  /// The rows that other tests cover.
  static let shownElsewhere = [
    36: "FolderWalkTests.findsNamesThatAreNotText",
    42:
      "FolderWalkTests.refusesToOpenAPipeThatTookAFilesPlace, PhotoLibraryTests.makesAChangedFileAgain",
    45: "CacheTests.servesWhenTheDiskIsFull (where this machine mounts disks)",
  ]

  /// The rows that no test covers yet.
  static let missing = [
    5: "a progressive JPEG of 108 megapixels", 8: "a GIF of 600 frames",
    13: "a PNG with a compressed text of 200 MB", 19: "a JPEG with garbage in its middle",
    26: "HEIC with two orientations", 27: "HEIC with the orientation of EXIF only",
    44: "a folder that disappears while it is served", 47: "a folder of 100 000 files",
    48: "HEIC of 200 megapixels",
  ]
}
