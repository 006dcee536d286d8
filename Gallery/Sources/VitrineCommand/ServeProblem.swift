import Foundation

/// A reason to stop before anything is served. The description names the thing and the remedy.
enum ServeProblem: Error, CustomStringConvertible {
  case folder(String, FileClause)
  case cache(String, FileClause)
  /// The sample collection could not be drawn, for the reason in this sentence.
  case samples(String)
  case portInUse(Int)
  case address(String, FileClause)

  /// A clause about a file, such as "no permission to read it".
  typealias FileClause = String

  var description: String {
    switch self {
    case .folder(let name, let clause): "The folder \(name) cannot be shown: \(clause)."
    case .cache(let name, let clause):
      "The cache folder \(name) cannot be used: \(clause). Choose another with --cache."
    case .samples(let sentence): sentence
    case .portInUse(let port):
      "Port \(port) is in use. Choose another with --port; --port 0 chooses a free one."
    case .address(let host, let clause): "vitrine cannot serve on \(host): \(clause)."
    }
  }

  /// The exit status, as sysexits.h names them.
  var status: Int32 {
    switch self {
    case .folder: EX_NOINPUT
    case .portInUse, .address: EX_UNAVAILABLE
    case .cache, .samples: EX_CANTCREAT
    }
  }
}
