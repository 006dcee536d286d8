import Foundation
import PhotoLibrary
import SampleCollection

/// The folder to show, and its title.
struct Collection {
  let root: FolderRoot
  let title: String

  /// Opens a folder. Its name becomes the title.
  init(folder: String) throws(ServeProblem) {
    do throws(FileProblem) { root = try FolderRoot(folder) } catch {
      throw .folder(quoted(folder), error.code == ENOENT ? "it does not exist" : error.description)
    }
    let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    title = name == "/" || name.isEmpty ? "Photographs" : name
  }

  private init(root: FolderRoot, title: String) {
    (self.root, self.title) = (root, title)
  }

  /// Draws the pictures of the sample collection that are not in the cache yet, and returns the collection.
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
