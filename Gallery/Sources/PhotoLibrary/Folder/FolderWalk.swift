import Foundation

/// Finds the pictures in a folder and its sub-folders, by their names.
///
/// It ignores hidden entries, and the folders in which other programs store thumbnails. It follows links after
/// everything else, and only to files and folders that it has not visited. So no link shows a file twice, and circles
/// end. Hard links are files of their own.
public struct FolderWalk {
  /// The pictures, folder by folder.
  public private(set) var files: [FoundFile] = []
  /// The pictures and folders that cannot be shown.
  public private(set) var skipped: [Skipped] = []
  /// The files and folders that could not be read for now. They and what they contain may be there all the same.
  private(set) var unread: [PhotoPath] = []
  /// The number of videos.
  public private(set) var videos = 0
  /// A number that differs when files differ that may describe photographs.
  private(set) var sidecars = 0
  /// Whether the folder has been moved away from its path.
  private(set) var isMoved = false

  /// Returns the system's status of an entry of a folder.
  typealias Status = @Sendable (OpenFile, [UInt8]) throws(FileProblem) -> stat

  /// Asks the system for the status.
  static let status: Status = { folder, name throws(FileProblem) in try folder.status(of: name) }

  let root: FolderRoot
  private let watch: FolderWatch?
  private let status: Status
  var visited: Set<FileIdentity> = []
  var links: [Link] = []

  /// Walks through a folder.
  /// - Throws: the system's error if the folder itself cannot be read. Unreadable entries of it are skipped.
  public init(_ root: FolderRoot) throws(FileProblem) {
    try self.init(root, watch: nil, status: Self.status)
  }

  /// Walks through a folder, and watches each folder before it is read.
  init(
    _ root: FolderRoot, watch: FolderWatch? = nil, status: @escaping Status = FolderWalk.status
  ) throws(FileProblem) {
    (self.root, self.watch, self.status) = (root, watch, status)
    root.followPath()
    let status = try root.directory.status()
    // A deleted folder that is still open is empty, but its photographs may come back with it.
    guard status.st_nlink > 0 else { throw FileProblem(code: ENOENT) }
    visited.insert(FileIdentity(status))
    isMoved = !root.isAtPath
    if isMoved {
      let reason = "it has been moved; its photographs are shown until its path has a folder again"
      skipped.append(Skipped(name: root.name, reason: reason, isFolder: true))
    }
    try walk(root.directory, as: .root, at: .root)
    var followed = 0
    while followed < links.count {
      follow(links[followed])
      followed += 1
    }
  }

  private mutating func walk(
    _ folder: OpenFile, as path: PhotoPath, at location: PhotoPath
  ) throws(FileProblem) {
    watch?.add(folder)
    let entries = try DirectoryEntries(of: folder)
    for name in entries.names where !IgnoredNames.contains(name) {
      guard files.count < maximumFiles else {
        return skip(path, "more than \(maximumFiles) files", isFolder: true)
      }
      visit(name, in: folder, as: path.appending(name), at: location.appending(name))
    }
    if let problem = entries.problem { throw problem }
  }

  private mutating func visit(
    _ name: [UInt8], in folder: OpenFile, as path: PhotoPath, at location: PhotoPath
  ) {
    do throws(FileProblem) {
      let status = try status(folder, name)
      switch status.st_mode & S_IFMT {
      case S_IFDIR: enter(name, in: folder, as: path, at: location)
      case S_IFREG: add(status, as: path, at: location)
      case S_IFLNK: links.append(Link(path: path, location: location))
      default: if FileKind(path).isPicture { skip(path, "neither a file nor a folder") }
      }
    } catch {
      // A missing entry was deleted during the walk. Any other may be a folder of pictures.
      if error.code != ENOENT { skip(path, error) }
    }
  }

  private mutating func enter(
    _ name: [UInt8], in folder: OpenFile, as path: PhotoPath, at location: PhotoPath
  ) {
    do throws(FileProblem) {
      let inner = try folder.entry(name, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      try enter(inner, as: path, at: location)
    } catch {
      skip(path, error, isFolder: true)
    }
  }

  mutating func enter(
    _ folder: OpenFile, as path: PhotoPath, at location: PhotoPath
  ) throws(FileProblem) {
    guard path.components.count <= maximumDepth else {
      return skip(path, "more than \(maximumDepth) folders deep", isFolder: true)
    }
    guard visited.insert(FileIdentity(try folder.status())).inserted else { return }
    try walk(folder, as: path, at: location)
  }

  mutating func add(_ status: stat, as path: PhotoPath, at location: PhotoPath) {
    switch FileKind(path) {
    case .picture: files.append(FoundFile(path: path, location: location, stamp: FileStamp(status)))
    case .otherPicture(let format): skip(path, "\(format) files are not shown")
    case .video: videos += 1
    // Many folders have one for each photograph, so that a list would be long.
    case .sidecar:
      sidecars ^= FoundFile(path: path, location: location, stamp: FileStamp(status)).hashValue
    case .other: return
    }
    visited.insert(FileIdentity(status))
  }

  mutating func skip(_ path: PhotoPath, _ problem: FileProblem, isFolder: Bool = false) {
    guard problem.isTemporary else { return skip(path, problem.description, isFolder: isFolder) }
    unread.append(path)
    skip(path, "it cannot be read for now (\(problem))", isFolder: isFolder)
  }

  mutating func skip(_ path: PhotoPath, _ reason: String, isFolder: Bool = false) {
    skipped.append(Skipped(name: path.display, reason: reason, isFolder: isFolder))
  }
}

// No collection is as deep or as large; beyond these limits the folder itself is broken.
private let maximumDepth = 64
private let maximumFiles = 1_000_000
