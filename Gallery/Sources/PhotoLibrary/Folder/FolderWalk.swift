import Foundation

/// Finds the pictures in a folder and its sub-folders, by their names.
///
/// It leaves out hidden entries, the folders of ``SystemFolders``, folders with a file `.nomedia`, and what patterns describe. The
/// folder itself is always shown. Links are followed after everything else, and only within the folder: a link to a picture is a
/// picture of its own, and a link to a folder an album of its own. Hard links are files of their own.
public struct FolderWalk {
  /// The pictures, folder by folder.
  public internal(set) var files: [FoundFile] = []
  /// The pictures and folders that cannot be shown.
  public internal(set) var skipped: [Skipped] = []
  /// The pictures and folders that are not to be shown.
  public internal(set) var leftOut: [Skipped] = []
  /// The files and folders that could not be read for now. They and what they contain may be there all the same.
  var unread: [PhotoPath] = []
  /// The number of videos that are not shown.
  public internal(set) var videos = 0
  /// A number that differs when files differ that may describe photographs.
  var sidecars = 0
  /// Whether the folder has been moved away from its path.
  var isMoved = false

  /// Returns the system's status of an entry of a folder.
  typealias Status = @Sendable (OpenFile, [UInt8]) throws(FileProblem) -> stat

  /// Asks the system for the status.
  static let status: Status = { folder, name throws(FileProblem) in try folder.status(of: name) }

  let root: FolderRoot
  private let watch: FolderWatch?
  private let status: Status
  var visited: Set<FileIdentity> = []
  var links: [Link] = []
  /// The folders that the present link has led to. Each of its folders is shown once.
  var visitedByLink: Set<FileIdentity> = []
  /// The rules for the entries of the folders that are known, by their locations.
  var knownRules: [PhotoPath: LocationRules] = [:]
  /// The files with the dates of pictures, by the locations of these.
  var dateFiles: [PhotoPath: [DateFile]] = [:]

  /// Walks through a folder.
  /// - Parameter patterns: describe files and folders that are left out.
  /// - Throws: the system's error if the folder itself cannot be read. Unreadable entries of it are skipped.
  public init(_ root: FolderRoot, excluding patterns: [ExclusionPattern] = []) throws(FileProblem) {
    try self.init(root, excluding: patterns, watch: nil, status: Self.status)
  }

  /// Walks through a folder, and watches each folder before it is read.
  init(
    _ root: FolderRoot, excluding patterns: [ExclusionPattern] = [], watch: FolderWatch? = nil,
    status: @escaping Status = FolderWalk.status
  ) throws(FileProblem) {
    (self.root, self.watch, self.status) = (root, watch, status)
    root.followPath()
    let status = try root.directory.status()
    // A deleted folder that is still open is empty, but its photographs may come back with it.
    guard status.st_nlink > 0 else { throw FileProblem(code: ENOENT) }
    isMoved = !root.isAtPath
    if isMoved {
      let reason = "it has been moved; its photographs are shown until its path has a folder again"
      skip(.root, reason, isFolder: true)
    }
    try enter(root.directory, .root, EntryRules(shown: FolderRules(excluding: patterns)))
    var followed = 0
    while followed < links.count {
      follow(links[followed])
      followed += 1
    }
  }

  /// - Parameter outer: the rules for the folder itself.
  mutating func enter(
    _ opened: OpenFile, _ entry: FolderEntry, _ outer: EntryRules
  ) throws(FileProblem) {
    guard entry.path.components.count <= maximumDepth else {
      return skip(entry.path, "more than \(maximumDepth) folders deep", isFolder: true)
    }
    let identity = FileIdentity(try opened.status())
    let isNew = visited.insert(identity).inserted
    guard entry.isLinked ? visitedByLink.insert(identity).inserted : isNew else { return }
    // A file that keeps galleries out may be removed, so its folder is watched, too.
    watch?.add(opened)
    let entries = try DirectoryEntries(of: opened)
    guard entry.location == .root || !entries.keepGalleriesOut(of: opened) else {
      return leaveOut(entry.path, noMediaReason, isFolder: true)
    }
    do throws(ExclusionFile.Problem) {
      let rules = outer.adding(try entries.exclusions(of: opened), of: entry)
      if !entry.isLinked { knownRules[entry.location] = .rules(rules.shown) }
      read(entries, of: VisitedFolder(file: opened, entry: entry, rules: rules))
    } catch {
      if case .unreadable(let problem) = error, problem.isTemporary { unread.append(entry.path) }
      skip(entry.path, error.description, isFolder: true)
    }
    if let problem = entries.problem { throw problem }
  }

  private mutating func read(_ entries: DirectoryEntries, of folder: VisitedFolder) {
    var folder = folder
    let start = files.count
    for name in entries.names {
      guard files.count < maximumFiles else {
        return skip(folder.entry.path, "more than \(maximumFiles) files", isFolder: true)
      }
      visit(name, in: &folder)
    }
    leaveOutCompanions(of: folder.entry, from: start)
    noteDateFiles(of: folder, from: start)
    links += folder.links.map {
      Link(entry: $0, rules: folder.rules, dateFiles: folder.dateFiles)
    }
  }

  private mutating func visit(_ name: [UInt8], in folder: inout VisitedFolder) {
    let isHidden = name.first == UInt8(ascii: ".")
    // macOS writes a file with such a name beside each file on other systems' disks.
    guard !name.starts(with: "._".utf8) else { return }
    let entry = folder.entry.entry(name)
    do throws(FileProblem) {
      let status = try status(folder.file, name)
      let kind = status.st_mode & S_IFMT
      let isFolder = kind == S_IFDIR
      let system = isFolder ? SystemFolders.reason(toLeaveOut: name) : nil
      if let reason = system ?? (isHidden ? "hidden" : nil) {
        return leaveOut(entry.path, reason, isFolder: isFolder)
      }
      // What a link leads to is known later, and some patterns describe only folders.
      if kind == S_IFLNK { return folder.links.append(entry) }
      if let reason = folder.rules.reason(toLeaveOut: entry, isFolder: isFolder) {
        return leaveOut(entry.path, reason, isFolder: isFolder)
      }
      switch kind {
      case S_IFDIR: enter(name, in: folder, as: entry)
      case S_IFREG: add(status, as: entry, beside: &folder.dateFiles)
      default: if FileKind(entry.path).isPicture { skip(entry.path, "neither a file nor a folder") }
      }
    } catch {
      // A missing entry was deleted during the walk. Any other may be a folder of pictures.
      if error.code != ENOENT, !isHidden { skip(entry.path, error) }
    }
  }

  private mutating func enter(_ name: [UInt8], in folder: VisitedFolder, as entry: FolderEntry) {
    do throws(FileProblem) {
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
      try enter(folder.file.entry(name, flags: flags), entry, folder.rules)
    } catch {
      skip(entry.path, error, isFolder: true)
    }
  }
}

let noMediaReason = "a file .nomedia is in it"

// No collection is as deep or as large; beyond these limits the folder itself is broken.
private let maximumDepth = 64
private let maximumFiles = 1_000_000
