import Foundation

/// The folder for what can be made again: only its owner may look into it, and backups pass it over.
public struct CacheFolder: Sendable {
  /// Its path.
  public let path: String

  /// Makes the folder and those round it, as far as they are missing.
  /// - Throws: the system's reason.
  public init(_ path: String) throws(FileProblem) {
    self.path = path
    try makeFolders(path)
    try writeOnce("CACHEDIR.TAG", tag)
  }

  /// `vitrine/v1` in `$XDG_CACHE_HOME`, which is `~/.cache` where it is not set to an absolute path.
  public static var standardPath: String {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? NSHomeDirectory() + "/.cache") + "/vitrine/v1"
  }

  /// The path of what lies in it.
  func path(of name: String) -> String { path + "/" + name }

  /// Writes a file that is either there as a whole or not at all, whatever happens meanwhile.
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

  /// Makes a folder in it.
  func makeFolder(_ name: String) throws(FileProblem) {
    guard mkdir(path(of: name), 0o700) == 0 || errno == EEXIST else {
      throw FileProblem(code: errno)
    }
  }

  /// Opens a file in it; nil when there is none.
  func open(_ name: String) -> OpenFile? {
    try? OpenFile(path(of: name), flags: O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// The bytes of a small file, which is written first when it is not there.
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
