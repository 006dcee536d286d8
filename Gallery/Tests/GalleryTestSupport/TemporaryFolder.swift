import Foundation

/// A folder for one test. It is removed with this object.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    path = NSTemporaryDirectory() + "vitrine-test-\(UUID().uuidString)"
    mkdir(path, 0o700)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and makes the folders that contain it.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try make(folderOf: name)
    try Data(bytes).write(to: URL(filePath: self[name]))
  }

  /// Writes a file whose name is not UTF-8.
  package func write(_ bytes: [UInt8], toBytes name: [UInt8]) {
    let whole = Array((path + "/").utf8) + name + [0]
    let descriptor = whole.withUnsafeBufferPointer {
      $0.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT, 0o600) }
    }
    _ = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  /// Makes a link.
  package func link(_ name: String, to target: String) throws {
    try make(folderOf: name)
    symlink(target, self[name])
  }

  /// Makes a folder.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
  }

  /// The path of a file or folder in it.
  package subscript(_ name: String) -> String { path + "/" + name }

  private func make(folderOf name: String) throws {
    guard let slash = name.lastIndex(of: "/") else { return }
    try makeFolder(String(name[..<slash]))
  }
}
