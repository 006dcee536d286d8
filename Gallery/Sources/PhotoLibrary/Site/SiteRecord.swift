import Foundation

/// The files of a published site, as a file of their paths, one in each line.
///
/// A path is added before its file is written. So after an interruption the record has all files, and perhaps one that was not
/// written.
struct SiteRecord {
  /// The paths that earlier runs have added.
  private let earlier: Set<String>
  /// The paths that this run has added.
  private(set) var paths: Set<String> = []
  private let file: OpenFile

  /// Opens a record, which is made if it is missing.
  init(_ path: String) throws(FileProblem) {
    let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    file = try OpenFile(adopting: open(path, flags, 0o644))
    let text = String(decoding: try file.read(at: 0, count: file.size()), as: UTF8.self)
    // The last line may have been interrupted. Only a path within the site is one of ours.
    earlier = Set(text.split(separator: "\n").map(String.init).filter(isInside))
  }

  /// Whether this run or an earlier one has written a file.
  func has(_ path: String) -> Bool { paths.contains(path) || earlier.contains(path) }

  /// Adds a path.
  mutating func add(_ path: String) throws(FileProblem) {
    guard paths.insert(path).inserted, !earlier.contains(path) else { return }
    try file.write(Array((path + "\n").utf8))
  }

  /// The paths of earlier runs that this run has not added.
  var stale: Set<String> { earlier.subtracting(paths) }

  /// The record of the paths of this run alone.
  var text: [UInt8] { paths.sorted().flatMap { Array(($0 + "\n").utf8) } }
}

private func isInside(_ path: String) -> Bool {
  !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
}
