import Foundation

/// Properties of a file that change with its content, so that a changed file is found without reading it.
///
/// Stamps are only compared for equality: a later date proves nothing, because clocks can run backwards.
public struct FileStamp: Hashable, Sendable {
  /// The number of bytes in the file.
  public let size: Int
  /// The time of the last change of the content, in nanoseconds since 1970.
  public let modified: Int
  /// The number of the file in its file system.
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
