import Foundation
import Synchronization

/// The shown folder, held open. Opens files inside it and nowhere else.
///
/// It opens each component of a path separately and never follows a link. So a link that replaces a component
/// meanwhile cannot lead out of the folder.
public struct FolderRoot: Sendable {
  /// The path as given, for messages.
  public let name: String
  /// The path with all links resolved.
  let realPath: [UInt8]
  private let opened: OpenedFolder

  /// The open folder.
  var directory: OpenFile { opened.file.withLock(\.self) }

  /// Opens a folder.
  /// - Throws: the system's error, such as `ENOENT`, `ENOTDIR` or `EACCES`.
  public init(_ path: String) throws(FileProblem) {
    name = path
    let directory = try OpenFile(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if let problem = try DirectoryEntries(of: directory).problem { throw problem }
    realPath = try resolved(Array(path.utf8))
    opened = OpenedFolder(directory)
  }

  /// Opens the folder that is at the path now, if it is another one. Somebody has made it again, or restored it.
  func followPath() {
    guard !isAtPath,
      let other = try? OpenFile(realPath, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    else { return }
    opened.file.withLock { $0 = other }
  }

  /// Whether the folder is still at its path. It is open, so it can be read wherever it is.
  var isAtPath: Bool {
    var there = stat()
    guard stat(realPath.map(CChar.init(bitPattern:)) + [0], &there) == 0 else { return false }
    guard let here = try? directory.status() else { return false }
    return there.st_dev == here.st_dev && there.st_ino == here.st_ino
  }

  /// Opens a regular file. Refuses a pipe, a device or a folder without waiting for it.
  /// - Throws: the system's error; `ELOOP` if a component is a link, `EINVAL` if it is not a regular file.
  public func open(_ path: PhotoPath) throws(FileProblem) -> OpenFile {
    let file = try descend(path, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard try file.status().st_mode & S_IFMT == S_IFREG else { throw FileProblem(code: EINVAL) }
    return file
  }

  /// Opens a regular file for decoding.
  func openPicture(_ path: PhotoPath) throws(PictureProblem) -> OpenFile {
    do throws(FileProblem) { return try open(path) } catch { throw .unreadable(error) }
  }

  /// Opens a folder.
  func openFolder(_ path: PhotoPath) throws(FileProblem) -> OpenFile {
    try descend(path, flags: folderFlags)
  }

  private func descend(_ path: PhotoPath, flags: Int32) throws(FileProblem) -> OpenFile {
    var folder = directory
    let components = path.components
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      folder = try folder.entry(component, flags: isLast ? flags : folderFlags)
    }
    return folder
  }
}

extension OpenFile {
  /// Opens the entry `name` of this folder.
  func entry(_ name: [UInt8], flags: Int32) throws(FileProblem) -> OpenFile {
    let name = name.map(CChar.init(bitPattern:)) + [0]
    return try OpenFile(adopting: openat(descriptor, name, flags))
  }

  /// Returns the system's status of the entry `name` of this folder.
  func status(of name: [UInt8], followingLinks: Bool = false) throws(FileProblem) -> stat {
    let name = name.map(CChar.init(bitPattern:)) + [0]
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(descriptor, name, &status, flags) == 0 else { throw FileProblem(code: errno) }
    return status
  }
}

/// The open folder, which all copies of a root share.
private final class OpenedFolder: Sendable {
  let file: Mutex<OpenFile>

  init(_ file: OpenFile) { self.file = Mutex(file) }
}

private let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
