import Foundation

/// A disk of its own in memory, which a test can fill. Only the superuser can mount it, and some machines forbid it.
package final class SmallDisk {
  /// The path of its folder.
  package let path: String

  /// Whether this machine mounts disks for tests.
  package static let isAvailable = (try? SmallDisk(bytes: 1 << 20)) != nil

  /// Whether a test that needs a disk can run. If it cannot, prints that.
  package static var isAvailableForTest: Bool {
    canRun(isAvailable, "this machine mounts no disks for tests")
  }

  /// Mounts an empty disk.
  package init(bytes: Int) throws {
    path = NSTemporaryDirectory() + "/vitrine-disk-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard run(["mount", "-t", "tmpfs", "-o", "size=\(bytes)", "tmpfs", path]) else {
      try? FileManager.default.removeItem(atPath: path)
      throw CocoaError(.fileWriteNoPermission)
    }
  }

  deinit {
    _ = run(["umount", "-l", path])
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Fills the disk to its last byte.
  package func fill() {
    let file = open(path + "/filling", O_WRONLY | O_CREAT, 0o600)
    let bytes = [UInt8](repeating: 0, count: 4096)
    while write(file, bytes, bytes.count) > 0 {}
    close(file)
  }

  /// Removes what `fill` has written.
  package func empty() {
    unlink(path + "/filling")
  }

  /// Makes the disk read-only.
  package func makeReadOnly() throws {
    guard run(["mount", "-o", "remount,ro", path]) else { throw CocoaError(.fileWriteUnknown) }
  }
}

private func run(_ words: [String]) -> Bool {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = words
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return false }
  process.waitUntilExit()
  return process.terminationStatus == 0
}
