import Foundation
import PhotoLibrary
import SampleCollection

/// The folder to show and what to call it.
struct Collection {
  let root: FolderRoot
  let title: String

  /// A person's own folder, called by its name.
  init(folder: String) throws(ServeProblem) {
    do throws(FileProblem) { root = try FolderRoot(folder) } catch {
      throw .folder(quoted(folder), error.code == ENOENT ? "there is none" : error.description)
    }
    let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    title = name == "/" || name.isEmpty ? "Photographs" : name
  }

  private init(root: FolderRoot, title: String) {
    (self.root, self.title) = (root, title)
  }

  /// The collection that comes with the command, drawn into the cache as far as it is not there yet.
  static func samples(in cache: CacheFolder, _ terminal: Terminal) throws -> Collection {
    let encoder = try JPEGEncoder()
    let folder = cache.path + "/samples-\(SampleCollection.version)"
    do throws(SampleCollectionError) {
      try SampleCollection.draw(into: URL(filePath: folder), encodeJPEG: encoder.jpeg) {
        done, total in
        terminal.show(.init(doing: "Drawing the sample collection", done: done, total: total))
      }
    } catch {
      throw ServeProblem.samples(error.localizedDescription)
    }
    terminal.endProgress()
    return Collection(root: try FolderRoot(folder), title: "Samples")
  }
}
