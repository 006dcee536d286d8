import ArgumentParser
import Foundation
import PhotoLibrary
import SampleCollection

/// The folder to show, and its title.
struct Collection {
  let root: FolderRoot
  let title: String

  /// Opens a folder. Its name becomes the title.
  init(folder: String) throws(StartProblem) {
    do throws(FileProblem) { root = try FolderRoot(folder) } catch {
      throw .folder(
        quoted(folder), error.code == ENOENT ? "it does not exist" : error.description,
        suggestion: error.code == ENOENT ? VitrineCommand.suggestion(for: folder) : "")
    }
    let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    title = name == "/" || name.isEmpty ? "Photographs" : name
  }

  private init(root: FolderRoot, title: String) {
    (self.root, self.title) = (root, title)
  }

  /// Returns the sample collection: the folder beside the command if it is complete, and otherwise one in the cache, into
  /// which the missing pictures are drawn.
  static func samples(
    beside command: URL, in cache: CacheFolder, _ terminal: Terminal
  ) throws -> Collection {
    var folder = command.deletingLastPathComponent().appending(path: SampleCollection.folderName)
    if !SampleCollection.isComplete(in: folder) {
      folder = URL(filePath: cache.path).appending(path: SampleCollection.folderName)
      try SampleCollection.draw(into: folder, terminal)
    }
    return Collection(root: try FolderRoot(folder.path), title: "Samples")
  }
}

/// Refuses a folder whose name is empty, as a script passes it when a variable is not set. The system would read it as the
/// folder in which the command runs.
/// - Parameter option: the option that names the folder; nil for an argument.
func checkNotEmpty(_ folder: String?, of option: String? = nil) throws {
  guard folder?.isEmpty == true else { return }
  throw ValidationError(
    option.map { "\($0) must be the path of a folder." } ?? "The name of the folder is empty.")
}

/// The subcommands that a wrong word may stand for.
private let subcommands = ["serve", "export", "samples", "cache"]

/// Returns the question whether a subcommand was meant, after a space; empty if none is similar to the word.
func suggestion(for word: String) -> String {
  similarWord(to: word, among: subcommands).map { " Did you mean vitrine \($0)?" } ?? ""
}

extension SampleCollection {
  /// The name of its folder, which changes with the pictures.
  static let folderName = "samples-\(version)"

  /// Draws the missing pictures into a folder, and shows how many are done.
  static func draw(into folder: URL, _ terminal: Terminal) throws(StartProblem) {
    let encoder = try JPEGEncoder()
    do throws(SampleCollectionError) {
      try draw(into: folder, encodeJPEG: encoder.jpeg) { done, total in
        terminal.show(.init(doing: "Drawing the sample collection", done: done, total: total))
      }
    } catch {
      throw .samples(error.localizedDescription)
    }
    terminal.endProgress()
  }
}
