internal import GRDB

/// The reason that the index cannot be used.
enum IndexProblem: Error, Equatable, CustomStringConvertible {
  /// Its file is no index, or a part of it is damaged.
  case damaged
  /// A newer version of the command has written it.
  case newer
  /// The system refuses it, in SQLite's words.
  case refused(String)

  init(_ error: any Error) {
    if let problem = error as? IndexProblem {
      self = problem
      return
    }
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_CORRUPT?, .SQLITE_NOTADB?: self = .damaged
    case .SQLITE_FULL?: self = .refused("the disk is full")
    case .SQLITE_READONLY?, .SQLITE_CANTOPEN?: self = .refused("its file cannot be written")
    default: self = .refused((error as? DatabaseError)?.message ?? "\(error)")
    }
  }

  /// The problem in one clause.
  var description: String {
    switch self {
    case .damaged: "it is damaged"
    case .newer: "a newer version of vitrine has written it"
    case .refused(let reason): reason
    }
  }
}
