import Foundation

/// An open file or folder, closed when nobody holds it any more.
public final class OpenFile: Sendable {
  /// The number the system knows it by.
  public let descriptor: Int32

  /// Takes over an open descriptor.
  /// - Throws: the system's reason, when `descriptor` is negative.
  init(adopting descriptor: Int32) throws(FileProblem) {
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    self.descriptor = descriptor
  }

  /// Opens what lies at a path.
  convenience init(_ path: String, flags: Int32) throws(FileProblem) {
    try self.init(adopting: open(path, flags))
  }

  deinit {
    close(descriptor)
  }

  /// What the system says about the open file.
  func status() throws(FileProblem) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(code: errno) }
    return status
  }

  /// Bytes in the file.
  func size() throws(FileProblem) -> Int {
    Int(try status().st_size)
  }

  /// The bytes from `offset` on, fewer than `count` at the end of the file.
  public func read(at offset: Int, count: Int) throws(FileProblem) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
        let got = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + initialized))
        if got < 0 { failure = errno }
        if got <= 0 { return }
        initialized += got
      }
    }
    guard failure == 0 else { throw FileProblem(code: failure) }
    return bytes
  }
}

/// What the file system answered instead of doing as it was told.
public struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number, such as `EACCES`.
  public let code: Int32

  /// A problem with the system's number.
  public init(code: Int32) {
    self.code = code
  }

  /// One clause in the words of somebody who looks after the files.
  public var description: String {
    switch code {
    case EACCES, EPERM: "no permission to read it"
    case ENOENT: "it is no longer there"
    case ELOOP: "its links go in a circle"
    case ENOTDIR: "it is not a folder"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk can only be read"
    case EMFILE, ENFILE: "too many files are open"
    default: systemWords
    }
  }

  /// The system's own message, for problems that are not about a file.
  var systemWords: String { String(cString: strerror(code)) }
}
