import Foundation
import Synchronization

/// The reason that a cache has no room.
public enum CacheShortage: Sendable, Equatable {
  /// The cache has nearly its largest size.
  case cache
  /// The disk has too little free space.
  case disk
}

/// Keeps a cache within its limits. The entries that were shown least recently go first.
///
/// Nobody waits for the pictures that are made in the background, so these stop before the cache is full. Otherwise the
/// pictures of a large folder would replace each other for ever.
final class CacheBudget: Sendable {
  let limit: CacheLimit
  private let folder: CacheFolder
  private let used: UsedBytes
  private let counts = Mutex(Counts())

  /// What this process has counted.
  private struct Counts {
    /// Whether it has counted the entries. An earlier process may have been killed before it wrote their number.
    var isDone = false
    /// The stored number at the last count that found the cache nearly full. While it stays, the entries are not counted again.
    var full: Int?
  }

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
  /// - Parameter publish: adds the entry, which is on the disk already.
  func add(
    _ bytes: Int, _ publish: () throws(FileProblem) -> Void
  ) throws(FileProblem) {
    let bytes = CacheInventory.bytes(of: bytes)
    let isCounted = counts.withLock { $0.isDone }
    try used.change(counting: !isCounted) { used throws(FileProblem) in
      if used + bytes > limit.bytes { used = remove(leaving: bytes) }
      try publish()
      used += bytes
    }
    counts.withLock { $0.isDone = true }
  }

  /// Removes entries until a tenth of the limit is free, and until the disk has enough free space.
  func prune() {
    try? used.change { used throws(FileProblem) in used = remove() }
  }

  /// The stored number counts an entry that was replaced twice. So the entries are counted before the cache is reported as nearly
  /// full.
  private var isNearlyFull: Bool {
    let enough = limit.bytes / 20 * 17
    return counts.withLock { counts in
      guard counts.isDone, let latest = used.latest, latest >= enough else { return false }
      guard counts.full != latest else { return true }
      counts.full = try? used.change(counting: true) { used throws(FileProblem) in used }
      return counts.full ?? latest >= enough
    }
  }

  /// Returns the bytes that remain.
  private func remove(leaving bytes: Int = 0) -> Int {
    let inventory = CacheInventory(of: folder)
    var used = inventory.bytes
    var missing = missing(bytes)
    for entry in inventory.entries.sorted(by: { $0.shown < $1.shown }) {
      guard used + bytes > limit.bytes / 10 * 9 || missing > 0 else { break }
      unlink(folder.path(of: entry.name))
      used -= entry.bytes
      missing -= entry.bytes
    }
    return used
  }

  /// Returns the bytes by which the disk has too little free space for some more bytes.
  private func missing(_ bytes: Int) -> Int {
    let free = DiskSpace(at: folder.path).free
    return free == .max ? 0 : limit.free + bytes - free
  }
}
