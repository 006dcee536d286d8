import Foundation

/// The names in a folder, sorted as bytes so that every run meets them in the same order.
struct DirectoryEntries {
  /// Each name once: a folder that changes while it is read may list one twice.
  let names: [[UInt8]]
  /// Why the folder could not be read to its end; nil when it was.
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

  /// Takes entries until `next` gives nil, having set `errno` if that is not the end.
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
