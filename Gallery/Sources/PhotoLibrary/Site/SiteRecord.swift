import Foundation

/// The files of a published site that vitrine has written, as a file of their paths, one in each line.
///
/// A path is added before its file is written. So after an interruption the record has all files, and perhaps one that was not
/// written.
struct SiteRecord {
  /// The paths relative to the site.
  private(set) var paths: Set<String>
  private let file: OpenFile

  /// Opens a record, which is made if it is missing.
  init(_ path: String) throws(FileProblem) {
    let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    file = try OpenFile(adopting: open(path, flags, 0o644))
    let text = String(decoding: try file.read(at: 0, count: file.size()), as: UTF8.self)
    // Only a path within the site is one of ours.
    paths = Set(text.split(separator: "\n").map(String.init).filter(isInside))
    // An interruption may have cut the last line. The next path must not continue it.
    if !text.isEmpty, !text.hasSuffix("\n") { try file.write([UInt8(ascii: "\n")]) }
  }

  /// Adds a path.
  mutating func add(_ path: String) throws(FileProblem) {
    if paths.insert(path).inserted { try file.write(line(path)) }
  }

  /// The lines of a record with these paths.
  static func lines(_ paths: Set<String>) -> [UInt8] { paths.sorted().flatMap(line) }
}

private func line(_ path: String) -> [UInt8] { Array((path + "\n").utf8) }

private func isInside(_ path: String) -> Bool {
  !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
}
