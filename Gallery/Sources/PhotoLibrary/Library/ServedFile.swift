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
  /// The offset at which the content begins in its file.
  private let start: Int
  private let hidden: HiddenBytes
  private let threads: ReadingThreads

  /// - Parameter threads: read the file. A slow disk blocks them, and nothing else.
  init(
    _ file: OpenFile, from start: Int = 0, version: String, type: String,
    hidden: HiddenBytes = HiddenBytes(), on threads: ReadingThreads
  ) throws(FileProblem) {
    (self.file, self.start, self.version, self.type) = (file, start, version, type)
    (self.hidden, self.threads) = (hidden, threads)
    count = max(0, try file.size() - start)
  }

  /// Reads a part.
  /// - Throws: the system's reason, or one that says that the file has become shorter since.
  public func bytes(in range: Range<Int>) async throws(FileProblem) -> [UInt8] {
    try await threads.run {
      Result { () throws(FileProblem) in
        var part = try file.read(at: start + range.lowerBound, count: range.count)
        guard part.count == range.count else { throw FileProblem(code: EIO) }
        hidden.hide(in: &part, from: range.lowerBound)
        return part
      }
    }.get()
  }
}
