import Foundation

/// Why nothing is served, in a sentence that names the thing and the remedy.
enum ServeProblem: Error, CustomStringConvertible {
  case folder(String, FileClause)
  case cache(String, FileClause)
  /// The sample collection could not be drawn, with the whole sentence why.
  case samples(String)
  case portInUse(Int)
  case address(String, FileClause)

  /// A clause about a file, such as "no permission to read it".
  typealias FileClause = String

  var description: String {
    switch self {
    case .folder(let name, let clause): "The folder \(name) cannot be shown: \(clause)."
    case .cache(let name, let clause):
      "Pictures cannot be kept in \(name): \(clause). Another folder can be named with --cache."
    case .samples(let sentence): sentence
    case .portInUse(let port):
      "Port \(port) is in use. Another can be named with --port, and --port 0 takes any that is free."
    case .address(let host, let clause): "Nothing can be served on \(host): \(clause)."
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
