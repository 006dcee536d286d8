import Foundation

/// Links, which a walk follows after everything else.
///
/// A link only gives a path within the shown folder. That path is opened without following any link, so whatever takes its place
/// meanwhile, nothing outside is opened. A link in a folder to which another link leads is followed only to a folder that is not shown
/// yet. So links that lead to each other's folders end, and their number of paths does not grow with each of them.
extension FolderWalk {
  struct Link {
    let entry: FolderEntry
    /// The rules for the entries of its folder.
    let rules: EntryRules
    /// The files of its folder that may have dates of photographs.
    let dateFiles: DateFiles

    /// Returns the reason to leave it out, by its own name.
    func reasonToLeaveOut(isFolder: Bool) -> String? {
      (isFolder ? SystemFolders.reason(toLeaveOut: entry.path.name) : nil)
        ?? rules.reason(toLeaveOut: entry, isFolder: isFolder)
    }
  }

  /// The rules for the entries of a folder.
  enum LocationRules {
    case rules(FolderRules)
    /// The folder is left out, for this reason.
    case leftOut(String)
  }

  mutating func follow(_ link: Link) {
    do throws(FileProblem) {
      guard let target = try root.target(ofLinkAt: link.entry.location) else {
        return skip(link, "a link that leaves the folder")
      }
      try show(target, as: link)
    } catch  where error.code == ENOENT {
      skip(link, "a link that leads nowhere")
    } catch {
      skip(link.entry.path, error)
    }
  }

  private mutating func skip(_ link: Link, _ reason: String) {
    let isLeftOut = [false, true].contains { link.reasonToLeaveOut(isFolder: $0) != nil }
    if !isLeftOut { skip(link.entry.path, reason) }
  }

  private mutating func show(_ target: PhotoPath, as link: Link) throws(FileProblem) {
    let parent = try root.openFolder(target.parent)
    let status = target == .root ? try parent.status() : try parent.status(of: target.name)
    let entry = FolderEntry(path: link.entry.path, location: target)
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    if isFolder, link.entry.location.isInside(target) {
      return skip(link, "a link to a folder that contains it")
    }
    if let reason = try reason(toLeaveOut: link, to: target, isFolder: isFolder) {
      return leaveOut(entry.path, reason, isFolder: isFolder)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: try showFolder(entry, as: link)
    case S_IFREG:
      var others = DateFiles()
      let start = files.count
      add(status, as: entry, beside: &others)
      noteDateFiles(of: link, to: target, from: start)
    // Another link has just taken the place of the target.
    case S_IFLNK: throw FileProblem(code: EAGAIN)
    default: if FileKind(entry.path).isPicture { skip(entry.path, "neither a file nor a folder") }
    }
  }

  private mutating func showFolder(
    _ entry: FolderEntry, as link: Link
  ) throws(FileProblem) {
    let opened = try root.openFolder(entry.location)
    if link.entry.isLinked, visited.contains(FileIdentity(try opened.status())) {
      return skip(link, "a link to a folder that is shown already")
    }
    guard case .rules(let outer) = try rules(at: entry.location.parent) else { return }
    visitedByLink = []
    try enter(opened, entry, EntryRules(shown: link.rules.shown, located: outer))
  }

  /// Returns the reason to leave out a link, by its own name or by its target; nil if it is shown.
  private mutating func reason(
    toLeaveOut link: Link, to target: PhotoPath, isFolder: Bool
  ) throws(FileProblem) -> String? {
    if let reason = link.reasonToLeaveOut(isFolder: isFolder) { return reason }
    return switch try rules(at: isFolder ? target : target.parent) {
    case .leftOut(let reason): reason
    case .rules(let rules): isFolder ? nil : rules.reason(toLeaveOut: target, isFolder: false)
    }
  }

  /// Returns the rules for the entries of a folder, which may be hidden.
  private mutating func rules(at location: PhotoPath) throws(FileProblem) -> LocationRules {
    if let known = knownRules[location] { return known }
    let rules = try readRules(at: location)
    knownRules[location] = rules
    return rules
  }

  private mutating func readRules(at location: PhotoPath) throws(FileProblem) -> LocationRules {
    let outer = try rules(at: location.parent)
    guard case .rules(let rules) = outer else { return outer }
    let reason =
      SystemFolders.reason(toLeaveOut: location.name)
      ?? rules.reason(toLeaveOut: location, isFolder: true)
    if let reason { return .leftOut(reason) }
    let opened = try root.openFolder(location)
    let entries = try DirectoryEntries(of: opened)
    guard !entries.keepGalleriesOut(of: opened) else { return .leftOut(noMediaReason) }
    do throws(ExclusionFile.Problem) {
      return .rules(rules.adding(try entries.exclusions(of: opened), of: location))
    } catch {
      return .leftOut(error.description)
    }
  }
}
