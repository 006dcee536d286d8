/// A pattern for files and folders that are left out: a line of `.vitrineignore`, which has the form of git's `.gitignore`.
///
/// ```
///   drafts        a file or folder of this name, in the folder of the pattern and at any depth
///   drafts/       only a folder
///   /drafts       only in the folder of the pattern
///   2024/drafts   the same, because of the slash in the middle
///   **/a/b        a folder `a` at any depth; a/**/b any number of folders between, a/** everything in `a`
///   !keep.jpg     a file that earlier patterns leave out is shown, unless its folder is left out
/// ```
/// ``NameGlob`` describes names. Unlike git, a line that cannot match anything is refused, because somebody has meant it to.
public struct ExclusionPattern: Sendable, Equatable {
  /// The pattern as written.
  public let text: String
  /// Whether the pattern shows again what earlier ones leave out.
  let isNegated: Bool
  private let isOnlyForFolders: Bool
  private let parts: [Part]

  private enum Part: Sendable, Equatable {
    case name(NameGlob)
    case anyFolders
  }

  /// Reads a pattern; nil if it cannot match anything: it names nothing, a bracket in it is not closed, nothing follows its last
  /// backslash, or one of its parts is `.` or `..`.
  public init?(_ text: String) {
    self.text = text
    var rest = Array(text)[...]
    isNegated = rest.first == "!"
    if isNegated { rest.removeFirst() }
    isOnlyForFolders = rest.last == "/"
    while rest.last == "/" { rest.removeLast() }
    let isAnchored = rest.contains("/")
    let names = rest.split(separator: "/")
    guard !names.isEmpty, !names.contains([dot]), !names.contains([dot, dot]) else { return nil }
    var parts: [Part] = isAnchored ? [] : [.anyFolders]
    for name in names {
      if isAnchored, name == ["*", "*"] {
        parts.append(.anyFolders)
      } else {
        guard let glob = NameGlob(name) else { return nil }
        parts.append(.name(glob))
      }
    }
    // `a/**` is everything in `a`, and not `a` itself.
    if parts.last == .anyFolders, let any = NameGlob("*") { parts.append(.name(any)) }
    self.parts = parts
  }

  /// Whether the pattern describes a file or folder. It does not describe what a matching folder contains.
  /// - Parameter path: the names from the folder of the pattern on.
  func matches(_ path: [[Character]], isFolder: Bool) -> Bool {
    guard isFolder || !isOnlyForFolders else { return false }
    return sequence(path, matches: parts, isAny: { $0 == .anyFolders }) { part, name in
      if case .name(let glob) = part { glob.matches(name) } else { true }
    }
  }
}

private let dot: Character = "."
