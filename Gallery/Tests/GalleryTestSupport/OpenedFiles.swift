#if canImport(Glibc)
import Glibc

/// The entries of a folder that any process opens from now on, as Linux reports them.
package struct OpenedFiles: ~Copyable {
  private let descriptor: Int32
  private let countsFolders: Bool

  /// Watches a folder, without its sub-folders.
  /// - Parameter countsFolders: whether to report sub-folders that are opened, too.
  package init(in path: String, countsFolders: Bool = false) {
    self.countsFolders = countsFolders
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    inotify_add_watch(descriptor, path, UInt32(IN_OPEN))
  }

  deinit { close(descriptor) }

  /// The names, one for each time that an entry was opened.
  package var names: [String] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    var (names, start) = ([String](), 0)
    // watch, mask, cookie and the length of the name, four bytes each
    while start + 16 <= count {
      let (mask, length) = buffer.withUnsafeBytes {
        (
          $0.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
          Int($0.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
        )
      }
      let name = buffer[(start + 16)..<(start + 16 + length)].prefix { $0 != 0 }
      if countsFolders || mask & UInt32(IN_ISDIR) == 0 {
        names.append(String(decoding: name, as: UTF8.self))
      }
      start += 16 + length
    }
    return names
  }
}
#endif
