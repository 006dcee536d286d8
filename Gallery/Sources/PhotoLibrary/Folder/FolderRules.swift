/// The patterns for the entries of one folder: those of the command line, and of `.vitrineignore` in the folder and in those that
/// contain it.
///
/// As in git, the last pattern of a file that matches decides, the file of an inner folder decides before that of an outer one, and the
/// command line decides before both.
struct FolderRules: Sendable {
  /// The patterns of a file.
  private struct File: Sendable {
    let patterns: [ExclusionPattern]
    let folder: PhotoPath
  }

  private let commandLine: [ExclusionPattern]
  /// The innermost file comes first.
  private var files: [File] = []

  /// The rules of the command line.
  init(excluding patterns: [ExclusionPattern] = []) { commandLine = patterns }

  /// Returns the rules with those of a file in a folder within.
  func adding(_ file: ExclusionFile, of folder: PhotoPath) -> FolderRules {
    guard !file.patterns.isEmpty else { return self }
    var rules = self
    rules.files.insert(File(patterns: file.patterns, folder: folder), at: 0)
    return rules
  }

  /// Returns the reason to leave out an entry of the folder; nil if it is shown.
  func reason(toLeaveOut path: PhotoPath, isFolder: Bool) -> String? {
    guard !commandLine.isEmpty || !files.isEmpty else { return nil }
    let names = path.components.map { Array(String(decoding: $0, as: UTF8.self)) }
    if let last = commandLine.last(where: { $0.matches(names, isFolder: isFolder) }) {
      return last.isNegated ? nil : "the pattern \(quoted(last.text)) of --exclude"
    }
    for file in files {
      let own = Array(names.dropFirst(file.folder.components.count))
      guard let last = file.patterns.last(where: { $0.matches(own, isFolder: isFolder) }) else {
        continue
      }
      let name = file.folder.appending(Array(ExclusionFile.name.utf8))
      return last.isNegated
        ? nil : "the pattern \(quoted(last.text)) of \(quoted(name.display))"
    }
    return nil
  }
}
