import Foundation

extension FolderRoot {
  /// Returns the target of a link, relative to the shown folder; nil if the target is outside.
  func target(ofLinkAt location: PhotoPath) throws(FileProblem) -> PhotoPath? {
    let path = realPath + [slash] + location.bytes
    return relativePath(of: try resolved(path))
  }

  /// Whether a path is that of the shown folder, or leads into it. The last parts of the path need not exist.
  public func contains(_ path: String) -> Bool {
    var existing = Array(path.utf8)
    while !existing.isEmpty {
      if let real = try? resolved(existing) { return relativePath(of: real) != nil }
      let parent = existing.lastIndex(of: slash).map { existing[..<$0] } ?? []
      existing = parent.isEmpty && existing.first == slash ? [slash] : Array(parent)
    }
    return (try? resolved([UInt8(ascii: ".")])).map { relativePath(of: $0) != nil } ?? false
  }

  /// Returns a path without links relative to the shown folder; nil if the path is outside of it.
  private func relativePath(of path: [UInt8]) -> PhotoPath? {
    if path == realPath { return .root }
    let prefix = realPath == [slash] ? [slash] : realPath + [slash]
    return path.starts(with: prefix) ? PhotoPath(Array(path.dropFirst(prefix.count))) : nil
  }
}

/// Returns a path with all links resolved.
func resolved(_ path: [UInt8]) throws(FileProblem) -> [UInt8] {
  guard let real = realpath(path.map(CChar.init(bitPattern:)) + [0], nil) else {
    throw FileProblem(code: errno)
  }
  defer { free(real) }
  return (0..<strlen(real)).map { UInt8(bitPattern: real[$0]) }
}

private let slash = UInt8(ascii: "/")
