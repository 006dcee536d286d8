import Foundation
import GalleryTestSupport

extension BadInput {
  /// Rows 34 to 41, 43 and 46: names, links and other entries of folders.
  static func entries() throws -> [BadInput] {
    let jpeg = try Canvas(width: 40, height: 30).jpeg()
    let names = [
      "\"quotes'.jpg", "<img src=x>.jpg", "$(id).jpg", "a;b.jpg", "line\nbreak.jpg", "space .jpg",
      String(repeating: "n", count: 247) + ".jpg", "-rf.jpg", "%2e%2e%2f.jpg", "#.jpg", "?.jpg",
      "\u{202E}gpj.jpg", "😀.jpg", "CON.jpg",
    ]
    return names.map { file(34, $0, .shown, jpeg) }
      + ["\u{E9}.jpg", "e\u{301}.jpg"].map { file(35, $0, .shown, jpeg) }
      + invalidNames(jpeg)
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

  private static func links(_ jpeg: [UInt8]) -> [BadInput] {
    let targets = [
      ("circle.jpg", "circle.jpg", "its links go in a circle"),
      ("dangling.jpg", "nothing.jpg", "a link that leads nowhere"),
      ("outside.jpg", "/etc/passwd", "a link that leaves the folder"),
      ("self", ".", "a link to a folder that contains it"),
    ]
    return targets.map { name, target, reason in
      entry(39, name, .named(reason)) { try $0.link($1, to: target) }
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
}
