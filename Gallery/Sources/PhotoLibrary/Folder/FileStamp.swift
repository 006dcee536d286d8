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
  public var changed: Date {
    Date(timeIntervalSince1970: Double(changedNanoseconds / 1_000_000_000))
  }

  /// `changed` in nanoseconds since 1970.
  let changedNanoseconds: Int
  /// The number of the file system. Some get another number whenever they are mounted. Stamps that differ only in this number
  /// are equal.
  let device: UInt64

  /// A stamp that was stored.
  init(size: Int, modified: Int, inode: UInt64, device: UInt64, changedNanoseconds: Int) {
    (self.size, self.modified, self.inode, self.device) = (size, modified, inode, device)
    self.changedNanoseconds = changedNanoseconds
  }

  /// The stamp of a file with this status.
  init(_ status: stat) {
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    #if canImport(Darwin)
    let (content, name) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (content, name) = (status.st_mtim, status.st_ctim)
    #endif
    modified = nanoseconds(content)
    changedNanoseconds = max(nanoseconds(content), nanoseconds(name))
  }

  /// Whether two stamps are those of the same content.
  public static func == (one: FileStamp, other: FileStamp) -> Bool {
    (one.size, one.modified, one.inode) == (other.size, other.modified, other.inode)
  }

  /// Whether nothing at all differs. A program that keeps the date of a file's content cannot keep `changed`.
  func isIdentical(to other: FileStamp) -> Bool {
    self == other && (device, changedNanoseconds) == (other.device, other.changedNanoseconds)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(modified)
    hasher.combine(inode)
  }
}

/// Returns nanoseconds since 1970. A damaged file system may report any time.
private func nanoseconds(_ time: timespec) -> Int {
  Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
}
