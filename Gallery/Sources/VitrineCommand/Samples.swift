import ArgumentParser
import Foundation
import SampleCollection

/// `vitrine samples`: draws the sample collection.
struct Samples: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the sample collection, which serve shows by default.",
    discussion: """
      Draws only the missing pictures, which takes up to half a minute.

      EXIT STATUS
        0   done
        64  an argument is not valid
        73  the folder cannot be written
      """)

  @Argument(
    help:
      "The folder for the pictures. By default, a folder beside the command, where serve finds it.",
    completion: .directory)
  var folder: String?

  func validate() throws {
    try checkNotEmpty(folder)
  }

  func run() throws {
    let terminal = Terminal()
    let beside = URL.ownExecutable.deletingLastPathComponent()
    let target =
      folder.map { URL(filePath: $0) } ?? beside.appending(path: SampleCollection.folderName)
    do throws(StartProblem) { try SampleCollection.draw(into: target, terminal) } catch {
      terminal.say(error: error.description)
      throw ExitCode(error.status)
    }
  }
}
