import Foundation

extension FolderRoot {
  /// Returns the target of a link, relative to the shown folder; nil if the target is outside.
  func target(ofLinkAt location: PhotoPath) throws(FileProblem) -> PhotoPath? {
    let path = realPath + [slash] + location.bytes
    guard let resolved = realpath(path.map(CChar.init(bitPattern:)) + [0], nil) else {
      throw FileProblem(code: errno)
    }
    defer { free(resolved) }
    let bytes = (0..<strlen(resolved)).map { UInt8(bitPattern: resolved[$0]) }
    if bytes == realPath { return .root }
    let prefix = realPath == [slash] ? [slash] : realPath + [slash]
    return bytes.starts(with: prefix) ? PhotoPath(Array(bytes.dropFirst(prefix.count))) : nil
  }
}

private let slash = UInt8(ascii: "/")
