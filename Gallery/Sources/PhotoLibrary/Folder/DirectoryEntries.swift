import Foundation

/// The names in a folder, sorted as bytes so that every run meets them in the same order.
struct DirectoryEntries {
  let names: [[UInt8]]

  /// Reads the folder from its beginning.
  init(of folder: OpenFile) throws(FileProblem) {
    let own = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else { throw FileProblem(code: errno) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      if name != [dot] && name != [dot, dot] { names.append(name) }
    }
    self.names = names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
        Array(
          UnsafeBufferPointer(
            start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
          ))
      }
    }
  }
}

private let dot = UInt8(ascii: ".")
