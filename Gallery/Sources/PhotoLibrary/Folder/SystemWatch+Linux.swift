#if os(Linux)
internal import CProcess
// The sources of Dispatch may be used on any thread. On Linux it does not say so.
@preconcurrency import Dispatch
import Glibc
import Synchronization

/// Watches folders by inotify.
final class SystemWatch: Sendable {
  /// Nil if the system has no inotify instance left.
  private let instance: OpenFile?
  private let source: (any DispatchSourceRead)?
  private let limit: Int
  private let state = Mutex((watched: Set<Int32>(), hasMissed: false))

  init(limit: Int, onChange: @escaping @Sendable () -> Void) {
    self.limit = limit
    instance = try? OpenFile(adopting: inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)))
    guard let instance else {
      source = nil
      return
    }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: instance.descriptor, queue: .global(qos: .utility))
    self.source = source
    // The source keeps the instance open until it is cancelled.
    source.setEventHandler {
      instance.discardInput()
      onChange()
    }
    source.resume()
  }

  deinit { source?.cancel() }

  var seesEverything: Bool { instance != nil && !state.withLock(\.hasMissed) }

  func add(_ folder: OpenFile) {
    guard let instance else { return }
    let number = inotify_add_watch(
      instance.descriptor, "/proc/self/fd/\(folder.descriptor)", changes)
    let isSeen = number >= 0 && folder.isOnThisMachine
    state.withLock {
      if number >= 0 { $0.watched.insert(number) }
      if !isSeen || $0.watched.count > limit { $0.hasMissed = true }
    }
  }
}

/// Everything that changes the entries of a folder, their content, or the permission to read them.
private let changes = UInt32(
  IN_CREATE | IN_DELETE | IN_MOVE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF
    | IN_MOVE_SELF | IN_ONLYDIR)

extension OpenFile {
  /// Removes what waits to be read.
  fileprivate func discardInput() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while Glibc.read(descriptor, &buffer, buffer.count) > 0 {}
  }

  /// Whether the file is on a file system that no other machine changes. Unknown file systems count as shared.
  fileprivate var isOnThisMachine: Bool {
    localFileSystems.contains(vitrine_file_system(descriptor))
  }
}

/// The numbers of file systems in `linux/magic.h`, and of ZFS and NTFS, which are not in it.
private let localFileSystems: Set<Int> = [
  0xEF53,  // ext2, ext3, ext4
  0x5846_5342,  // XFS
  0x9123_683E,  // Btrfs
  0xF2F5_2010,  // F2FS
  0x0102_1994,  // tmpfs
  0x794C_7630,  // overlay
  0x2FC1_2FC1,  // ZFS
  0xCA45_1A4E,  // bcachefs
  0x4D44,  // FAT
  0x2011_BAB0,  // exFAT
  0x7366_746E,  // NTFS
  0x9660,  // CDs
  0x1501_3346,  // DVDs
]
#endif
