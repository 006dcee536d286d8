import Foundation

/// A folder for one test, gone with it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    path = NSTemporaryDirectory() + "vitrine-test-\(UUID().uuidString)"
    mkdir(path, 0o700)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and the folders round it.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try make(folderOf: name)
    try Data(bytes).write(to: URL(filePath: self[name]))
  }

  /// Writes a file whose name is no UTF-8.
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

  /// The path of what lies in it.
  package subscript(_ name: String) -> String { path + "/" + name }

  private func make(folderOf name: String) throws {
    guard let slash = name.lastIndex(of: "/") else { return }
    try makeFolder(String(name[..<slash]))
  }
}
