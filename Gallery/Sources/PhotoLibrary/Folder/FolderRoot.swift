import Foundation

/// The folder being shown, held open: files are opened below it and nowhere else.
///
/// Every component of a path is opened on its own and never through a link, so that no link swapped in
/// at the last moment leads out of the folder.
public struct FolderRoot: Sendable {
  /// The folder as it was named, for messages.
  public let name: String
  /// The folder's place with all links resolved.
  let realPath: [UInt8]
  let directory: OpenFile

  /// Opens a folder.
  /// - Throws: `ENOENT`, `ENOTDIR`, `EACCES`, … as the system says.
  public init(_ path: String) throws(FileProblem) {
    name = path
    directory = try OpenFile(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if let problem = try DirectoryEntries(of: directory).problem { throw problem }
    guard let resolved = realpath(path, nil) else { throw FileProblem(code: errno) }
    defer { free(resolved) }
    realPath = Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved))).map(
      UInt8.init(bitPattern:))
  }

  /// Opens a regular file; a pipe, a device or a folder is refused without being waited for.
  /// - Throws: the system's reason; `ELOOP` where a link is on the way, `EINVAL` when it is no file.
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
    var place = directory
    let components = path.components
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      place = try place.entry(component, flags: isLast ? flags : folderFlags)
    }
    return place
  }
}

extension OpenFile {
  /// Opens the entry `name` of this folder.
  func entry(_ name: [UInt8], flags: Int32) throws(FileProblem) -> OpenFile {
    let name = name.map(CChar.init(bitPattern:)) + [0]
    return try OpenFile(adopting: openat(descriptor, name, flags))
  }

  /// What the system says about the entry `name` of this folder, a link itself not followed.
  func status(of name: [UInt8], followingLinks: Bool = false) throws(FileProblem) -> stat {
    let name = name.map(CChar.init(bitPattern:)) + [0]
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(descriptor, name, &status, flags) == 0 else { throw FileProblem(code: errno) }
    return status
  }
}

private let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
