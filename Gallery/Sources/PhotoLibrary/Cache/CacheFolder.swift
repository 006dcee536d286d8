import Foundation

/// The folder of the cache. Only its owner can read it, and backups ignore it.
public struct CacheFolder: Sendable {
  /// Its path.
  public let path: String

  /// Makes the folder and the folders that contain it, if they are missing.
  /// - Throws: the system's error.
  public init(_ path: String) throws(FileProblem) {
    self.path = path
    try makeFolders(path)
    try writeOnce("CACHEDIR.TAG", tag)
  }

  /// `vitrine/v1` in `$XDG_CACHE_HOME`. If that is not set to an absolute path, `~/.cache` is used.
  public static var standardPath: String {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? NSHomeDirectory() + "/.cache") + "/vitrine/v1"
  }

  /// Returns the path of a file or folder in the cache.
  func path(of name: String) -> String { path + "/" + name }

  /// Writes a file completely or not at all.
  func write(_ parts: [[UInt8]], to name: String) throws(FileProblem) {
    let temporary = path(of: "tmp-\(getpid())-\(UInt64.random(in: 0 ... .max))")
    do throws(FileProblem) {
      try save(parts, to: temporary)
      guard rename(temporary, path(of: name)) == 0 else { throw FileProblem(code: errno) }
    } catch {
      unlink(temporary)
      throw error
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

  /// Returns the bytes of a small file. Writes the file first if it does not exist.
  @discardableResult
  func writeOnce(_ name: String, _ bytes: [UInt8]) throws(FileProblem) -> [UInt8] {
    if let file = open(name) { return try file.read(at: 0, count: file.size()) }
    try write([bytes], to: name)
    return bytes
  }
}

private let tag = Array(
  """
  Signature: 8a477f597d28d172789f06886806bc55
  # Pictures made by vitrine. Everything here can be deleted; it is made again.
  # What this file means: https://bford.info/cachedir/

  """.utf8)

private func makeFolders(_ path: String) throws(FileProblem) {
  guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
  let problem = FileProblem(code: errno)
  guard problem.code == ENOENT, let slash = path.lastIndex(of: "/") else { throw problem }
  try makeFolders(String(path[..<slash]))
  guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileProblem(code: errno) }
}

private func save(_ parts: [[UInt8]], to path: String) throws(FileProblem) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  let file = try OpenFile(adopting: descriptor)
  for part in parts { try file.write(part) }
}

extension OpenFile {
  fileprivate func write(_ bytes: [UInt8]) throws(FileProblem) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileProblem(code: errno) }
      written += count
    }
  }
}
