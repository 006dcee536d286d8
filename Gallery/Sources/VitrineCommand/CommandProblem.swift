import ArgumentParser
import Foundation
import PhotoLibrary

/// A reason for a command to end. The description is a sentence that names the thing and the remedy.
protocol CommandProblem: Error, CustomStringConvertible {
  /// The exit status, as sysexits.h names them.
  var status: Int32 { get }
}

/// A clause about a file, such as "no permission to read it".
typealias FileClause = String

extension Terminal {
  /// Prints a problem, and returns the end of the command.
  func exit(for problem: any CommandProblem) -> ExitCode {
    end()
    say(error: problem.description)
    return ExitCode(problem.status)
  }
}

extension FileProblem {
  /// The reason that a folder cannot be made or written.
  var clauseForWriting: FileClause {
    switch code {
    // The folder that should contain it is there by now.
    case ENOENT: "no folder can be made there"
    case EACCES, EPERM: "you have no permission to write there"
    case ENOTDIR, EEXIST: "a part of its path is a file"
    default: description
    }
  }
}
