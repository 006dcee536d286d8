import Foundation

/// The folder of the cache. Only its owner can read it, and backups ignore it.
public struct CacheFolder: Sendable {
  /// Its path.
  public let path: String

  /// Makes the folder and the folders that contain it, if they are missing.
  /// - Throws: the system's error.
  public init(_ path: String) throws(FileProblem) {
    self.path = path
    try makeFolders(path, mode: 0o700)
    try writeOnce(tagName, tag)
  }

  /// Opens a folder that is a cache already.
  /// - Returns: nil if the folder does not exist.
  /// - Throws: `EINVAL` if the folder is something else.
  public init?(existing path: String) throws(FileProblem) {
    self.path = path
    do throws(FileProblem) {
      _ = try OpenFile(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
    guard try content(of: tagName) == tag else { throw FileProblem(code: EINVAL) }
  }

  /// The reason that files cannot be added or removed, in one clause; nil if they can.
  public var writeProblem: String? {
    // Adding a file to a folder needs both rights: to change its entries, and to reach them.
    guard faccessat(AT_FDCWD, path, W_OK | X_OK, AT_EACCESS) != 0 else { return nil }
    return errno == EACCES ? "no permission to write there" : FileProblem(code: errno).description
  }

  /// `vitrine/v1` in the user's folder for caches.
  public static var standardPath: String {
    standardPath(in: ProcessInfo.processInfo.environment)
  }

  /// `vitrine/v1` in `$XDG_CACHE_HOME`, or else in `.cache` of `$HOME`. Relative paths are ignored, as XDG demands. Without `$HOME`,
  /// the system's list of users has the home folder.
  static func standardPath(in environment: [String: String]) -> String {
    let caches = absolute(environment["XDG_CACHE_HOME"])
    let home = absolute(environment["HOME"]) ?? NSHomeDirectory()
    return (caches ?? home + "/.cache") + "/vitrine/v1"
  }

  private static func absolute(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Returns the path of a file or folder in the cache.
  func path(of name: String) -> String { path + "/" + name }

  /// Writes a file completely or not at all.
  /// - Parameter adding: calls its argument, which gives the complete file its name.
  func write(
    _ parts: [[UInt8]], to name: String,
    adding: (() throws(FileProblem) -> Void) throws(FileProblem) -> Void = {
      publish throws(FileProblem) in try publish()
    }
  ) throws(FileProblem) {
    let temporary = try TemporaryFile(in: self)
    try temporary.write(parts)
    try adding { () throws(FileProblem) in
      guard rename(temporary.path, path(of: name)) == 0 else { throw FileProblem(code: errno) }
    }
  }

  /// Makes a folder in the cache.
  func makeFolder(_ name: String) throws(FileProblem) {
    guard mkdir(path(of: name), 0o700) == 0 || errno == EEXIST else {
      throw FileProblem(code: errno)
    }
  }

  /// Opens a file of the cache; nil if it does not exist.
  func open(_ name: String) -> OpenFile? {
    try? OpenFile(path(of: name), flags: O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Returns the bytes of a small file. Writes the file first if it does not exist. If several processes do so at once, all
  /// of them return the same bytes.
  /// - Parameter isValid: whether the bytes of an existing file are usable. Otherwise the file is written again.
  @discardableResult
  func writeOnce(
    _ name: String, _ bytes: [UInt8], isValid: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileProblem) -> [UInt8] {
    if let found = try content(of: name) {
      if isValid(found) { return found }
      unlink(path(of: name))
    }
    let temporary = try TemporaryFile(in: self)
    try temporary.write([bytes])
    // Unlike rename, link does not replace the file of another process.
    if link(temporary.path, path(of: name)) == 0 { return bytes }
    if errno == EEXIST, let found = try content(of: name) { return found }
    // Some file systems have no links.
    guard rename(temporary.path, path(of: name)) == 0 else { throw FileProblem(code: errno) }
    return bytes
  }

  private func content(of name: String) throws(FileProblem) -> [UInt8]? {
    guard let file = open(name) else { return nil }
    return try file.read(at: 0, count: file.size())
  }
}

private let tagName = "CACHEDIR.TAG"

private let tag = Array(
  """
  Signature: 8a477f597d28d172789f06886806bc55
  # Pictures made by vitrine. Everything here can be deleted; it is made again.
  # What this file means: https://bford.info/cachedir/

  """.utf8)
