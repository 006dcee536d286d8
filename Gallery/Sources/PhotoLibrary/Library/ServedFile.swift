import Foundation

/// A file for a client, or the end of one, whose bytes are read while they are sent.
public struct ServedFile: Sendable {
  /// Changes with the content.
  public let version: String
  /// The MIME type.
  public let type: String
  /// The number of bytes.
  public let count: Int
  private let file: OpenFile
  /// The stamp of the file from before its content was judged.
  private let stamp: FileStamp
  /// The offset at which the content begins in its file.
  private let start: Int
  private let hidden: HiddenBytes
  private let threads: ReadingThreads

  /// - Parameters:
  ///   - stamp: the stamp of the file from before its content was judged.
  ///   - threads: read the file. A slow disk blocks them, and nothing else.
  init(
    _ file: OpenFile, _ stamp: FileStamp, from start: Int = 0, version: String, type: String,
    hidden: HiddenBytes = HiddenBytes(), on threads: ReadingThreads
  ) {
    (self.file, self.stamp, self.start) = (file, stamp, start)
    (self.version, self.type, self.hidden, self.threads) = (version, type, hidden, threads)
    count = max(0, stamp.size - start)
  }

  /// Whether nothing has changed the file, not even in place and with the same date: it may tell a place since.
  var isUnchanged: Bool {
    (try? FileStamp(file.status()).isIdentical(to: stamp)) ?? false
  }

  /// Reads a part.
  /// - Throws: the system's reason, or one that says that the file has changed since.
  public func bytes(in range: Range<Int>) async throws(FileProblem) -> [UInt8] {
    try await threads.run {
      Result { () throws(FileProblem) in
        var part = try file.read(at: start + range.lowerBound, count: range.count)
        guard part.count == range.count, isUnchanged else { throw FileProblem(code: EIO) }
        hidden.hide(in: &part, from: range.lowerBound)
        return part
      }
    }.get()
  }
}
