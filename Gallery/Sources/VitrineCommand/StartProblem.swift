import Foundation
import PhotoLibrary

/// A reason that a command ends before it has served, published or drawn anything.
enum StartProblem: CommandProblem {
  /// - Parameter suggestion: the question whether a subcommand was meant; may be empty.
  case folder(String, FileClause, suggestion: String)
  case cache(String, FileClause)
  /// The sample collection could not be drawn, for the reason in this sentence.
  case samples(String)
  case portInUse(Int)
  case address(String, FileClause)

  /// The folder cannot be made or written.
  static func cache(_ path: String, _ problem: FileProblem) -> StartProblem {
    .cache(
      quoted(path),
      problem.code == EINVAL ? "it is not a cache of vitrine" : problem.clauseForWriting)
  }

  var description: String {
    switch self {
    case .folder(let name, let clause, let suggestion):
      "The folder \(name) cannot be shown: \(clause).\(suggestion)"
    case .cache(let name, let clause):
      "The cache folder \(name) cannot be used: \(clause). Choose another with --cache."
    case .samples(let sentence): sentence
    case .portInUse(let port):
      "Port \(port) is in use. Choose another with --port; --port 0 chooses a free one."
    case .address(let host, let clause): "vitrine cannot serve on \(host): \(clause)."
    }
  }

  var status: Int32 {
    switch self {
    case .folder: EX_NOINPUT
    case .portInUse, .address: EX_UNAVAILABLE
    case .cache, .samples: EX_CANTCREAT
    }
  }
}
