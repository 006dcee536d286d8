import Foundation

/// The entries in a cache folder, and their sizes.
struct CacheInventory {
  /// The entries, in no order.
  private(set) var entries: [Item] = []

  /// An entry. Its file has the date of the last time at which one of its pictures was shown.
  struct Item {
    /// The name in the cache folder.
    let name: String
    /// The bytes that it counts in the cache.
    let bytes: Int
    /// The time at which a picture of it was shown last, in nanoseconds since 1970.
    let lastShown: Int
  }

  /// The bytes of all entries.
  var bytes: Int { entries.reduce(0) { $0 + $1.bytes } }

  /// Reads the folder. Ignores files that disappear meanwhile, because another process may use the same cache.
  init(of folder: CacheFolder) {
    for number in UInt8.min...UInt8.max {
      let name = hexadecimal(number)
      guard let inner = try? OpenFile(folder.path(of: name), flags: O_RDONLY | O_DIRECTORY),
        let names = try? DirectoryEntries(of: inner).names
      else { continue }
      for file in names {
        guard let status = try? inner.status(of: file), status.st_mode & S_IFMT == S_IFREG else {
          continue
        }
        entries.append(
          Item(
            name: name + "/" + String(decoding: file, as: UTF8.self),
            bytes: CacheInventory.bytes(of: Int(status.st_size)),
            lastShown: FileStamp(status).modified)
        )
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
