import Foundation

/// An open file or folder. It closes when the last reference to it goes away.
public final class OpenFile: Sendable {
  /// The file descriptor.
  public let descriptor: Int32

  /// Takes over an open descriptor.
  /// - Throws: the system's reason, when `descriptor` is negative.
  init(adopting descriptor: Int32) throws(FileProblem) {
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    self.descriptor = descriptor
  }

  /// Opens the file or folder at a path.
  convenience init(_ path: String, flags: Int32) throws(FileProblem) {
    try self.init(adopting: open(path, flags))
  }

  /// Opens the file or folder at a path of any bytes.
  convenience init(_ path: [UInt8], flags: Int32) throws(FileProblem) {
    try self.init(adopting: open(path.map(CChar.init(bitPattern:)) + [0], flags))
  }

  deinit {
    close(descriptor)
  }

  /// Returns the system's status of the open file.
  func status() throws(FileProblem) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(code: errno) }
    return status
  }

  /// Returns the number of bytes in the file.
  func size() throws(FileProblem) -> Int {
    Int(try status().st_size)
  }

  /// Returns the bytes from `offset` on, fewer than `count` at the end of the file.
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

  /// Writes bytes at the present position.
  func write(_ bytes: [UInt8]) throws(FileProblem) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileProblem(code: errno) }
      written += count
    }
  }
}
