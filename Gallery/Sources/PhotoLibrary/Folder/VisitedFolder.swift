/// The paths of a file or folder that a walk has found.
struct FolderEntry {
  /// The path to display.
  let path: PhotoPath
  /// The path to open. It differs from `path` if a link leads to the entry, or to a folder that contains it.
  let location: PhotoPath

  /// The shown folder.
  static let root = FolderEntry(path: .root, location: .root)

  /// Whether a link leads to it.
  var isLinked: Bool { path != location }

  /// Returns the entry `name` of this folder.
  func entry(_ name: [UInt8]) -> FolderEntry {
    let path = path.appending(name)
    return FolderEntry(path: path, location: isLinked ? location.appending(name) : path)
  }
}

/// A folder that a walk reads.
struct VisitedFolder {
  /// The open folder.
  let file: OpenFile
  let entry: FolderEntry
  /// The rules for its entries.
  let rules: EntryRules
  /// The links in it, which are followed later.
  var links: [FolderEntry] = []
  /// The files in it that may have the dates of its photographs.
  var dateFiles = DateFiles()
}

/// The rules at the path that is displayed, and at the location if that is another path. An entry has to satisfy both.
struct EntryRules {
  var shown: FolderRules
  var located: FolderRules?

  /// Returns the reason to leave out an entry; nil if it is shown.
  func reason(toLeaveOut entry: FolderEntry, isFolder: Bool) -> String? {
    shown.reason(toLeaveOut: entry.path, isFolder: isFolder)
      ?? located?.reason(toLeaveOut: entry.location, isFolder: isFolder)
  }

  /// Returns the rules with those of a file in a folder within.
  func adding(_ file: ExclusionFile, of folder: FolderEntry) -> EntryRules {
    EntryRules(
      shown: shown.adding(file, of: folder.path),
      located: located?.adding(file, of: folder.location))
  }
}
