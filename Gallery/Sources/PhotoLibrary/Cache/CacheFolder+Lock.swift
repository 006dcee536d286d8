import Foundation

extension CacheFolder {
  /// Opens a file of the cache, which is made if it is missing, and waits for its lock. The lock ends when the file is closed or
  /// the process ends. On a file system without locks, nobody waits.
  func locked(_ name: String) throws(FileProblem) -> OpenFile {
    try lockedFile(path(of: name))
  }
}

private func lockedFile(_ path: String) throws(FileProblem) -> OpenFile {
  let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
  let file = try OpenFile(adopting: open(path, flags, 0o600))
  while flock(file.descriptor, LOCK_EX) != 0, errno == EINTR {}
  return file
}
