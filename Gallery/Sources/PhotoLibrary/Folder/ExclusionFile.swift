import Foundation

/// A file `.vitrineignore`: patterns for the folder that contains it, one a line.
///
/// Empty lines, and lines that begin with `#`, are ignored, and so are spaces at the end of a line. A backslash before such a
/// character keeps it.
struct ExclusionFile: Sendable, Equatable {
  /// The name of the file.
  static let name = ".vitrineignore"

  /// The patterns, in their order.
  let patterns: [ExclusionPattern]

  /// The reason that the patterns are not known. What they would leave out is not known either, so the folder is not shown.
  enum Problem: Error, Equatable {
    case unreadable(FileProblem)
    case notAFile
    case tooLarge
    case notText
    case line(Int, String)

    /// One clause, with the remedy.
    var description: String {
      switch self {
      case .unreadable(let problem): "its \(name) cannot be read (\(problem))"
      case .notAFile: "its \(name) is not a file; replace it by one"
      case .tooLarge: "its \(name) is larger than 1 MB; shorten it"
      case .notText: "its \(name) is not text in UTF-8; save it as such"
      case .line(let number, let line):
        "line \(number) of its \(name) is not a pattern (\(quoted(line))); correct it"
      }
    }
  }

  /// Reads the file of a folder; without one, there are no patterns.
  init(of folder: OpenFile) throws(Problem) {
    var bytes: [UInt8] = []
    do throws(FileProblem) {
      let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let file = try folder.entry(Array(Self.name.utf8), flags: flags)
      guard try file.status().st_mode & S_IFMT == S_IFREG else { throw FileProblem(code: EINVAL) }
      bytes = try file.read(at: 0, count: maximumBytes + 1)
    } catch {
      switch error.code {
      case ENOENT: break
      case EINVAL, ELOOP: throw .notAFile
      default: throw .unreadable(error)
      }
    }
    try self.init(bytes)
  }

  /// Reads the content of a file.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.count <= maximumBytes else { throw .tooLarge }
    let content = bytes.starts(with: byteOrderMark) ? bytes[byteOrderMark.count...] : bytes[...]
    guard !content.contains(0) else { throw .notText }
    var patterns: [ExclusionPattern] = []
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let ended = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      let line = withoutSpacesAtEnd(String(decoding: ended, as: UTF8.self))
      guard !line.isEmpty, line.first != "#" else { continue }
      guard let pattern = ExclusionPattern(line) else { throw .line(index + 1, line) }
      patterns.append(pattern)
    }
    self.patterns = patterns
  }
}

/// Returns a line up to its last character that is no space, or that follows a backslash.
private func withoutSpacesAtEnd(_ line: String) -> String {
  var (end, index) = (line.startIndex, line.startIndex)
  while index < line.endIndex {
    let isEscape = line[index] == "\\"
    let isSpace = line[index] == " "
    index = line.index(after: index)
    if isEscape, index < line.endIndex { index = line.index(after: index) }
    if !isSpace { end = index }
  }
  return String(line[..<end])
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

// Ten thousand patterns. A larger file has another content.
private let maximumBytes = 1 << 20
