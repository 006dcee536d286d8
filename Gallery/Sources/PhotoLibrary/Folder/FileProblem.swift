import Foundation

/// An error of the file system.
public struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number, such as `EACCES`.
  public let code: Int32

  /// A problem with the system's number.
  public init(code: Int32) {
    self.code = code
  }

  /// Whether the file may be there and readable later, as after an error of a disk or a network.
  var isTemporary: Bool { ![ENOENT, ENOTDIR, EACCES, EPERM, ELOOP, ENAMETOOLONG].contains(code) }

  /// The problem in one clause, for the owner of the files.
  public var description: String {
    switch code {
    case EACCES, EPERM: "no permission to read it"
    case ENOENT: "it no longer exists"
    case ELOOP: "its links go in a circle"
    case ENOTDIR: "it is not a folder"
    case ENAMETOOLONG: "its name is too long"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk is read-only"
    case EMFILE, ENFILE: "too many files are open"
    default: systemWords
    }
  }

  /// The system's own message, for problems that are not about a file.
  var systemWords: String { String(cString: strerror(code)) }
}
