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

  /// The collection that comes with the command, drawn into the cache the first time.
  static func samples(in cache: CacheFolder, _ terminal: Terminal) throws -> Collection {
    let folder = cache.path + "/samples-\(SampleCollection.version)"
    if !FileManager.default.fileExists(atPath: folder) {
      try draw(folder, terminal)
    }
    return Collection(root: try FolderRoot(folder), title: "Samples")
  }

  /// Draws under another name first, so that half a collection is never taken for a whole one.
  private static func draw(_ folder: String, _ terminal: Terminal) throws {
    let temporary = URL(filePath: folder + ".tmp-\(getpid())", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: temporary) }
    do {
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      try SampleCollection.draw(into: temporary) { done, total in
        terminal.show(.init(doing: "Drawing the sample collection", done: done, total: total))
      }
      terminal.endProgress()
      try FileManager.default.moveItem(at: temporary, to: URL(filePath: folder))
    } catch {
      throw ServeProblem.cache(folder, error.localizedDescription)
    }
  }
}
