import Foundation

/// The names in a folder, sorted by their bytes, so that every run has the same order.
struct DirectoryEntries {
  /// The names, each one once. A folder that changes during reading may list a name twice.
  let names: [[UInt8]]
  /// The reason that the folder could not be read to its end; nil if it was.
  let problem: FileProblem?

  /// Reads the folder from its beginning.
  init(of folder: OpenFile) throws(FileProblem) {
    let own = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { throw FileProblem(code: errno) }
    guard let stream = fdopendir(own) else {
      let problem = FileProblem(code: errno)
      close(own)
      throw problem
    }
    defer { closedir(stream) }
    self.init { readdir(stream) }
  }

  /// - Parameter next: returns the next entry; nil at the end, with 0 in `errno`, or after an error.
  init(_ next: () -> UnsafeMutablePointer<dirent>?) {
    var names: Set<[UInt8]> = []
    errno = 0
    while let entry = next() {
      let name = Self.name(of: entry)
      if name != [dot] && name != [dot, dot] { names.insert(name) }
      errno = 0
    }
    problem = errno == 0 ? nil : FileProblem(code: errno)
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
