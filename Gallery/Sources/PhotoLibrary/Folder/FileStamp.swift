public import Foundation

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
  /// The date on which the file got its content or its name. A file that replaces another one may be older than that one, so
  /// the date of its content alone proves nothing. Stamps that differ only in this date are equal.
  public let changed: Date

  /// The stamp of a file with this status.
  init(_ status: stat) {
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
    let (content, name) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (content, name) = (status.st_mtim, status.st_ctim)
    #endif
    modified = Int(content.tv_sec) &* 1_000_000_000 &+ Int(content.tv_nsec)
    changed = Date(timeIntervalSince1970: Double(max(content.tv_sec, name.tv_sec)))
  }

  /// Whether two stamps are those of the same content.
  public static func == (one: FileStamp, other: FileStamp) -> Bool {
    (one.size, one.modified, one.inode) == (other.size, other.modified, other.inode)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(modified)
    hasher.combine(inode)
  }
}
