import Foundation

/// The folder of a published site, which one process writes at a time.
///
/// Each file is written completely or not at all. The folder `.vitrine` has the list of the files that vitrine has written; others
/// are never changed or removed.
public actor SiteFolder {
  private let path: String
  private let lock: OpenFile
  private var record: SiteRecord

  /// Opens a folder, which is made if it is missing. It must be a site or empty, but for hidden files.
  public init(_ path: String) throws(SiteProblem) {
    self.path = path
    let own = path + "/" + ownFolder
    let names = try system { () throws(FileProblem) in
      try makeFolders(path, mode: readable)
      let folder = try OpenFile(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      return try DirectoryEntries(of: folder).names
    }
    let isSite = (try? OpenFile(own + "/" + recordName, flags: O_RDONLY | O_CLOEXEC)) != nil
    if !isSite, let other = names.first(where: { $0.first != dot }) {
      throw .occupied(String(decoding: other, as: UTF8.self))
    }
    lock = try system { () throws(FileProblem) in
      try makeFolders(own, mode: readable)
      return try OpenFile(
        adopting: open(own + "/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644))
    }
    // On a file system without locks, two processes cannot exclude each other.
    guard flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw .busy
    }
    record = try system { () throws(FileProblem) in try SiteRecord(own + "/" + recordName) }
  }

  /// Writes a file, unless the site has it with these bytes.
  /// - Parameter name: the path relative to the site.
  public func write(_ bytes: [UInt8], to name: String) throws(SiteProblem) {
    let target = path + "/" + name
    guard record.paths.contains(name) || !exists(target) else { throw .foreign(name) }
    try system { () throws(FileProblem) in
      try record.add(name)
      let present = try? OpenFile(target, flags: O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard try present?.contains(only: bytes) != true else { return }
      try makeFolders(folder(of: target), mode: readable)
      try replace(target, by: bytes)
    }
  }

  /// Writes a file a part after the other, unless the site has it with these bytes.
  /// - Parameter name: the path relative to the site.
  public func write(_ content: ServedFile, to name: String) async throws {
    let target = path + "/" + name
    guard record.paths.contains(name) || !exists(target) else { throw SiteProblem.foreign(name) }
    try system { () throws(FileProblem) in
      try record.add(name)
      try makeFolders(folder(of: target), mode: readable)
    }
    // Several files may be written at the same time.
    let temporary = path + "/" + ownFolder + "/new-" + name.replacing("/", with: "-")
    let flags = O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let file = try system { () throws(FileProblem) in
      try OpenFile(adopting: open(temporary, flags, 0o644))
    }
    defer { unlink(temporary) }
    let present = try? OpenFile(target, flags: O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    var isPresent = try present?.size() == content.count
    for start in stride(from: 0, to: content.count, by: partBytes) {
      let bytes = try await content.bytes(in: start..<min(content.count, start + partBytes))
      try system { () throws(FileProblem) in
        if isPresent {
          isPresent = try present?.read(at: start, count: bytes.count) == bytes
        }
        try file.write(bytes)
      }
    }
    guard !isPresent else { return }
    try system { () throws(FileProblem) in
      guard rename(temporary, target) == 0 else { throw FileProblem(code: errno) }
    }
  }

  /// Writes the page, which leads to all other files, and then removes the files of earlier exports that the site no longer has.
  /// - Parameter files: the paths of all other files of the site.
  public func finish(
    with page: [UInt8], at name: String, keeping files: Set<String>
  ) throws(SiteProblem) {
    // The system writes all files to the disk before the page that needs them.
    sync()
    try write(page, to: name)
    let kept = files.union([name])
    let remaining = record.paths.subtracting(kept).filter { !remove($0) }
    try system { () throws(FileProblem) in
      try replace(
        path + "/" + ownFolder + "/" + recordName, by: SiteRecord.lines(kept.union(remaining)))
    }
  }

  private func replace(_ target: String, by bytes: [UInt8]) throws(FileProblem) {
    let temporary = path + "/" + ownFolder + "/new"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    try OpenFile(adopting: open(temporary, flags, 0o644)).write(bytes)
    guard rename(temporary, target) == 0 else { throw FileProblem(code: errno) }
  }

  /// Removes a file, and the folders that are empty without it. Returns false if the file stays.
  private func remove(_ name: String) -> Bool {
    var target = path + "/" + name
    guard unlink(target) == 0 || !exists(target) else { return false }
    repeat { target = folder(of: target) } while target != path && rmdir(target) == 0
    return true
  }
}

/// Whether there is a file, a folder or a link at a path, also one that cannot be opened.
private func exists(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0
}

extension OpenFile {
  /// Whether the file has these bytes and no others.
  fileprivate func contains(only bytes: [UInt8]) throws(FileProblem) -> Bool {
    guard try size() == bytes.count else { return false }
    return try read(at: 0, count: bytes.count) == bytes
  }
}

/// Does what the system may refuse.
private func system<Result>(
  _ work: () throws(FileProblem) -> Result
) throws(SiteProblem) -> Result {
  do throws(FileProblem) { return try work() } catch { throw .system(error) }
}

private func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
}

private let partBytes = 1 << 20
private let ownFolder = ".vitrine"
private let recordName = "files"
private let dot = UInt8(ascii: ".")

// A web server may run as another user.
private let readable: mode_t = 0o755
