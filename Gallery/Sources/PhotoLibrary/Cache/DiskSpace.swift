import Foundation

/// The space on the disk that contains a folder.
struct DiskSpace {
  /// All bytes.
  let total: Int
  /// The bytes that this user can still write.
  let free: Int

  init(total: Int, free: Int) {
    (self.total, self.free) = (total, free)
  }

  /// Asks the system. If it does not answer, the disk counts as endless.
  init(at path: String) {
    var disk = statvfs()
    guard statvfs(path, &disk) == 0 else {
      (total, free) = (.max, .max)
      return
    }
    total = bytes(disk.f_blocks, of: disk.f_frsize)
    free = bytes(disk.f_bavail, of: disk.f_frsize)
  }
}

/// Returns the bytes of blocks. Some file systems report numbers beyond all disks.
private func bytes(_ blocks: some BinaryInteger, of size: some BinaryInteger) -> Int {
  let (bytes, overflow) = Int(clamping: blocks).multipliedReportingOverflow(by: Int(clamping: size))
  return overflow ? .max : bytes
}
