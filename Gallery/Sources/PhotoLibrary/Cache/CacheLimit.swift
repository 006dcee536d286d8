import Foundation

/// The limits on the size of a cache.
public struct CacheLimit: Sendable, Equatable {
  /// The largest number of bytes in the cache.
  public let bytes: Int
  /// The number of bytes on the disk that the cache leaves free.
  public let free: Int

  /// Creates limits.
  public init(bytes: Int, free: Int) {
    (self.bytes, self.free) = (bytes, free)
  }

  /// Returns the limits for a folder: a tenth of its disk, at most 20 GB, and a twentieth of the disk left free, at most
  /// 1 GB.
  /// - Parameter bytes: the largest number of bytes; nil for the tenth of the disk.
  public static func standard(at path: String, bytes: Int? = nil) -> CacheLimit {
    standard(on: DiskSpace(at: path), bytes: bytes)
  }

  static func standard(on disk: DiskSpace, bytes: Int? = nil) -> CacheLimit {
    CacheLimit(
      bytes: bytes ?? min(disk.total / 10, 20_000_000_000),
      free: min(disk.total / 20, 1_000_000_000))
  }
}
