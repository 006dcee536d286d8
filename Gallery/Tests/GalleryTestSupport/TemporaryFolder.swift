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

  /// Lets a new file take the place of another one.
  package func replace(_ name: String, by bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: self[name]), options: .atomic)
  }

  /// Changes one bit of a file, as a broken disk does. The file keeps all its names.
  /// - Parameter part: the place of the bit, as a part of the length.
  package func changeBit(at part: Double, of name: String) throws {
    let file = try FileHandle(forUpdating: URL(filePath: self[name]))
    defer { try? file.close() }
    let offset = UInt64(Double(try file.seekToEnd()) * part)
    try file.seek(toOffset: offset)
    let byte = try file.read(upToCount: 1)?.first ?? 0
    try file.seek(toOffset: offset)
    try file.write(contentsOf: [byte ^ 1])
  }

  /// Sets the date of a file's last change, in seconds since 1970.
  package func setDate(_ seconds: Double, of name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: self[name])
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

  /// Returns the content, the date and the rights of every file and folder in it, by the bytes of its name.
  package func fingerprint() throws -> [[UInt8]: [AnyHashable]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    return try Dictionary(
      names.map { name in
        // Foundation cannot open a file whose name is not UTF-8.
        let isText = !name.unicodeScalars.contains("\u{FFFD}")
        guard isText else { return (Array(name.utf8), []) }
        let all = try FileManager.default.attributesOfItem(atPath: self[name])
        let isFile = all[.type] as? FileAttributeType == .typeRegular
        let values = [
          FileAttributeKey.modificationDate, .posixPermissions, .systemFileNumber, .size,
        ]
        .compactMap { all[$0] as? AnyHashable }
        let content = isFile ? FileManager.default.contents(atPath: self[name]) : nil
        return (Array(name.utf8), values + (content.map { [AnyHashable($0)] } ?? []))
      }
    ) { $1 }
  }

  private func make(folderOf name: String) throws {
    guard let slash = name.lastIndex(of: "/") else { return }
    try makeFolder(String(name[..<slash]))
  }
}
