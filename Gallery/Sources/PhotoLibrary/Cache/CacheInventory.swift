import Foundation

/// The entries in a cache folder, and their sizes. Photographs with the same content share one entry, which has several names.
struct CacheInventory {
  /// The names of the entries, in no order.
  private(set) var names: [Item] = []

  /// A name of an entry. Its file has the date of the last time at which one of its pictures was shown.
  struct Item {
    /// The name in the cache folder.
    let name: String
    /// Whether it is the first name of its entry.
    let isFirst: Bool
    /// The bytes that it counts in the cache; 0 if it is not the first name.
    let bytes: Int
    /// The time at which a picture of it was shown last, in nanoseconds since 1970.
    let lastShown: Int
  }

  /// The bytes of all entries.
  var bytes: Int { names.reduce(0) { $0 + $1.bytes } }

  /// The number of entries.
  var count: Int { names.count { $0.isFirst } }

  /// Reads the folder. Ignores files that disappear meanwhile, because another process may use the same cache.
  init(of folder: CacheFolder) {
    var shared: Set<UInt64> = []
    for number in UInt8.min...UInt8.max {
      let name = hexadecimal(number)
      guard let inner = try? OpenFile(folder.path(of: name), flags: O_RDONLY | O_DIRECTORY),
        let files = try? DirectoryEntries(of: inner).names
      else { continue }
      for file in files {
        guard let status = try? inner.status(of: file), status.st_mode & S_IFMT == S_IFREG else {
          continue
        }
        let stamp = FileStamp(status)
        let isFirst = status.st_nlink == 1 || shared.insert(stamp.inode).inserted
        names.append(
          Item(
            name: name + "/" + String(decoding: file, as: UTF8.self), isFirst: isFirst,
            bytes: isFirst ? Self.bytes(of: stamp.size) : 0, lastShown: stamp.modified))
      }
    }
  }

  /// Returns the bytes that a file of some length counts in the cache: whole blocks of the usual size. The blocks that a file
  /// really has depend on the file system and on how full it is, so the number would change without a write.
  static func bytes(of length: Int) -> Int {
    // A damaged file system may report any length.
    (min(length, longest) + 4095) / 4096 * 4096
  }
}

// A petabyte. So the sum of all lengths has no overflow.
private let longest = 1 << 50
