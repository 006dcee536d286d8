import Foundation
import Synchronization

/// Keeps a cache within its limits. The entries that were shown least recently go first.
///
/// Nobody waits for the pictures that are made in the background, so these stop before the cache is full. Otherwise the
/// pictures of a large folder would replace each other for ever.
final class CacheBudget: Sendable {
  let limit: CacheLimit
  private let folder: CacheFolder
  private let used: UsedBytes
  /// Whether this process has counted the entries. An earlier one may have been killed before it wrote their sum.
  private let isCounted = Mutex(false)

  init(_ folder: CacheFolder, _ limit: CacheLimit) {
    (self.folder, self.limit) = (folder, limit)
    used = UsedBytes(folder)
  }

  /// The reason that there is no room for pictures that nobody waits for; nil if there is room. Before the first entry is
  /// written, only the disk counts.
  var shortage: CacheShortage? {
    if DiskSpace(at: folder.path).free <= limit.free { return .disk }
    return isNearlyFull ? .cache : nil
  }

  /// Removes entries until the disk has enough free space for some bytes.
  /// - Throws: `ENOSPC` if the disk would have less free space than the limit allows.
  func makeRoomOnDisk(for bytes: Int) throws(FileProblem) {
    let bytes = CacheInventory.bytes(of: bytes)
    guard missing(bytes) > 0 else { return }
    try used.change { used throws(FileProblem) in used = remove(leaving: bytes) }
    guard missing(bytes) <= 0 else { throw FileProblem(code: ENOSPC) }
  }

  /// Removes entries until there is room for an entry of some bytes, and adds it. Other processes add none meanwhile, so that
  /// together they stay within the limit.
  /// - Parameters:
  ///   - name: the name of the entry. An entry that has it already is replaced.
  ///   - publish: gives the entry its name. It is on the disk already.
  func add(
    _ bytes: Int, as name: String, _ publish: () throws(FileProblem) -> Void
  ) throws(FileProblem) {
    let bytes = CacheInventory.bytes(of: bytes)
    try used.change(counting: !isCounted.withLock { $0 }) { used throws(FileProblem) in
      if used + bytes > limit.bytes { used = remove(leaving: bytes) }
      let replaced = self.bytes(of: name)
      try publish()
      used += bytes - replaced
    }
    isCounted.withLock { $0 = true }
  }

  /// Removes an entry, if there is one.
  func remove(_ name: String) {
    try? used.change { used throws(FileProblem) in
      let removed = bytes(of: name)
      if unlink(folder.path(of: name)) == 0 { used -= removed }
    }
  }

  /// Gives an entry one more name. Removes a damaged entry that has that name already.
  /// - Returns: false if there is no such entry, or if the file system has no links.
  func link(_ name: String, to other: String) -> Bool {
    let isLinked = try? used.change { used throws(FileProblem) in
      let removed = bytes(of: other)
      if unlink(folder.path(of: other)) == 0 { used -= removed }
      return Foundation.link(folder.path(of: name), folder.path(of: other)) == 0
    }
    return isLinked ?? false
  }

  /// Gives an entry another name, if there is such an entry. It replaces one that has that name already.
  func rename(_ name: String, to other: String) {
    guard access(folder.path(of: name), F_OK) == 0 else { return }
    try? used.change { used throws(FileProblem) in
      let replaced = bytes(of: other)
      guard Foundation.rename(folder.path(of: name), folder.path(of: other)) == 0 else { return }
      used -= replaced
      // The system leaves two names of one file as they are.
      unlink(folder.path(of: name))
    }
  }

  /// Removes entries until a tenth of the limit is free, and until the disk has enough free space.
  func prune() {
    try? used.change { used throws(FileProblem) in used = remove() }
  }

  /// Whether 85 % of the limit are used. Reads the sum, and counts nothing: workers ask before each picture.
  private var isNearlyFull: Bool {
    isCounted.withLock { $0 } && used.latest.map { $0 >= limit.bytes / 20 * 17 } ?? false
  }

  /// Returns the bytes by which the cache becomes smaller without a name; 0 if there is none, or if its entry has other names.
  private func bytes(of name: String) -> Int {
    var status = stat()
    guard lstat(folder.path(of: name), &status) == 0, status.st_nlink == 1 else { return 0 }
    return CacheInventory.bytes(of: Int(status.st_size))
  }

  /// Returns the bytes that remain.
  private func remove(leaving bytes: Int = 0) -> Int {
    let inventory = CacheInventory(of: folder)
    var used = inventory.bytes
    var missing = missing(bytes)
    for entry in inventory.names.sorted(by: { $0.lastShown < $1.lastShown }) {
      guard used + bytes > limit.bytes / 10 * 9 || missing > 0 else { break }
      // The last name of an entry counts, not the first one.
      let removed = self.bytes(of: entry.name)
      unlink(folder.path(of: entry.name))
      used -= removed
      missing -= removed
    }
    return used
  }

  /// Returns the bytes by which the disk has too little free space for some more bytes.
  private func missing(_ bytes: Int) -> Int {
    let free = DiskSpace(at: folder.path).free
    return free == .max ? 0 : limit.free + bytes - free
  }
}
