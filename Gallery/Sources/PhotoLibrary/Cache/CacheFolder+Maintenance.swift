import Foundation

extension CacheFolder {
  /// Removes the temporary files of processes that ended while they wrote. A file that is being written is locked.
  func sweep() {
    for name in names where name.hasPrefix(temporaryPrefix) {
      let flags = O_RDWR | O_NOFOLLOW | O_CLOEXEC
      guard let file = try? OpenFile(path(of: name), flags: flags),
        flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlink(path(of: name))
    }
  }

  /// The size of a cache.
  public struct Size: Sendable, Equatable {
    /// The number of entries: one for each photograph, however many files have its content, and one for each requested picture.
    public var entries = 0
    /// Their bytes, in whole blocks of 4096.
    public var bytes = 0

    /// The size of an empty cache.
    public init() {}
  }

  /// The size of the cache.
  public var size: Size {
    let inventory = CacheInventory(of: self)
    var size = Size()
    (size.entries, size.bytes) = (inventory.count, inventory.bytes)
    return size
  }

  /// Removes the entries that were shown least recently until the cache is within a limit, and temporary files.
  public func prune(to limit: CacheLimit) {
    sweep()
    let used = size.bytes
    if used > limit.bytes || DiskSpace(at: path).free < limit.free {
      CacheBudget(self, limit).prune()
    }
  }

  /// Reads all entries, and removes those that are not as they were written.
  /// - Returns: the number of all entries before, and of the damaged ones.
  public func verify() -> (entries: Int, damaged: Int) {
    let inventory = CacheInventory(of: self)
    let damaged = inventory.names.filter { name in
      open(name.name).map { !PictureRecord.isWhole($0) } ?? false
    }
    for name in damaged { unlink(path(of: name.name)) }
    if !damaged.isEmpty { UsedBytes(self).recount() }
    return (inventory.count, damaged.count { $0.isFirst })
  }

  /// Removes all entries. The addresses of photographs stay the same, because the key and the index stay.
  public func clear() {
    sweep()
    for name in CacheInventory(of: self).names { unlink(path(of: name.name)) }
    UsedBytes(self).recount()
  }

  private var names: [String] {
    let entries = try? DirectoryEntries(
      of: OpenFile(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    return (entries?.names ?? []).map { String(decoding: $0, as: UTF8.self) }
  }
}
