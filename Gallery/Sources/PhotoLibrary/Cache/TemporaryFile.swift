import Foundation

/// A file that is being written. It is locked, so that no other process sweeps it, and removed at the end if it got no other name.
struct TemporaryFile: ~Copyable {
  /// Its path.
  let path: String
  private let file: OpenFile

  /// Makes an empty file in a cache.
  init(in folder: CacheFolder) throws(FileProblem) {
    var (path, file) = try made(in: folder)
    // Another process may have swept the file before it was locked.
    while !isLocked(file) { (path, file) = try made(in: folder) }
    (self.path, self.file) = (path, file)
  }

  deinit {
    unlink(path)
  }

  /// Writes bytes at its end.
  borrowing func write(_ parts: [[UInt8]]) throws(FileProblem) {
    for part in parts { try file.write(part) }
  }
}

/// The first characters of the names of temporary files.
let temporaryPrefix = "tmp-"

private func made(in folder: CacheFolder) throws(FileProblem) -> (String, OpenFile) {
  let path = folder.path(of: temporaryPrefix + String(UInt64.random(in: 0 ... .max), radix: 16))
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
  return (path, try OpenFile(adopting: open(path, flags, 0o600)))
}

/// Locks a file. Returns false if another process has removed it or is about to. A file system without locks needs none,
/// because a file cannot be locked for sweeping either.
private func isLocked(_ file: OpenFile) -> Bool {
  if flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
  var status = stat()
  return fstat(file.descriptor, &status) == 0 && status.st_nlink > 0
}
