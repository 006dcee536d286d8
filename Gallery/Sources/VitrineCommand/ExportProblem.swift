import Foundation
import PhotoLibrary

/// A reason that no site is published. An earlier site in the folder stays as it is.
enum ExportProblem: CommandProblem {
  /// The folder has no photograph that can be shown.
  case noPhotographs(String)
  /// A photograph cannot be shown for now, for the reason in the clause.
  case temporary(String, FileClause)
  /// The folder of the site cannot be used, for the reason in the clause.
  case site(String, FileClause)

  /// The site cannot be written.
  init(_ site: String, _ problem: SiteProblem) {
    self =
      switch problem {
      case .occupied(let name):
        .site(
          quoted(site),
          "it contains \(quoted(name)); choose a new folder, and move your own files there after the export"
        )
      case .foreign(let name):
        .site(
          quoted(site),
          "it has a file \(quoted(name)) that vitrine has not written; move that file elsewhere")
      case .busy: .site(quoted(site), "another export writes it; try again later")
      case .system(let problem): .site(quoted(site), problem.clauseForWriting)
      }
  }

  var description: String {
    switch self {
    case .noPhotographs(let name):
      "The folder \(name) has no photographs to publish."
    case .temporary(let name, let clause):
      "The photograph \(name) cannot be shown for now: \(clause). Try again later; the page stays as it was."
    case .site(let name, let clause): "The site cannot be written to \(name): \(clause)."
    }
  }

  var status: Int32 {
    switch self {
    case .noPhotographs: EX_NOINPUT
    case .temporary: EX_TEMPFAIL
    case .site: EX_CANTCREAT
    }
  }
}
