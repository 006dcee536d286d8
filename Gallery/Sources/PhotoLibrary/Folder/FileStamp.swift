import Foundation

/// What changes whenever a file's content does: enough to tell a changed file without reading it.
///
/// Compared for equality only. Clocks run backwards, so nothing is ever concluded from a later date.
public struct FileStamp: Hashable, Sendable {
  /// Bytes in the file.
  public let size: Int
  /// Nanoseconds since 1970 at which the content last changed.
  public let modified: Int
  /// The file's number in its file system.
  public let inode: UInt64

  /// The stamp of a file with this status.
  init(_ status: stat) {
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
