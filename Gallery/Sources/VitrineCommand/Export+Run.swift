import ArgumentParser
import CProcess
import GallerySite
import PhotoLibrary

/// What the command opens before it publishes: the folder, the cache and the site.
extension Export {
  func run() async throws {
    vitrine_use_one_arena()
    let terminal = Terminal()
    do {
      try await publish(terminal)
    } catch let problem as SiteProblem {
      throw terminal.exit(for: ExportProblem(output, problem))
    } catch let problem as any CommandProblem {
      throw terminal.exit(for: problem)
    }
  }

  private func publish(_ terminal: Terminal) async throws {
    let collection = try Collection(folder: folder)
    try checkSeparate(collection.root)
    let store = try options.openCache(besides: collection)
    let library = try options.library(of: collection, store) { say($0, terminal) }
    let publishing = Publishing(
      gallery: Gallery(title: title ?? collection.title, library: library, tap: options.tap),
      pictures: originals ? .originals : .screens, site: try SiteFolder(output),
      terminal: terminal)
    let published = try await publishing.run(of: folder)
    terminal.say(
      "\(counted(published.photographs, "photograph is", "photographs are")) published in \(quoted(output)). "
        + "Any web server can serve this folder.")
    guard published.missing > 0 else { return }
    let missing = counted(published.missing, "file or folder is", "files and folders are")
    terminal.say(error: "\(missing) not part of it. The messages above name them.")
    throw ExitCode.failure
  }

  /// Prints a notice of the library. Each picture is written to the site, whether it fits into the cache or not.
  private func say(_ notice: PhotoLibrary.Notice, _ terminal: Terminal) {
    switch notice {
    case .cacheFull: break
    case .cacheFailing(let reason):
      terminal.say(
        error: "The cache cannot keep pictures: \(reason). A later export makes them again.")
    case .decoderFailing(let reason):
      terminal.say(error: "No pictures can be made: the decoder does not start (\(reason)).")
    default: terminal.say(notice: notice)
    }
  }

  /// Refuses a site within the photographs, and photographs within the site.
  private func checkSeparate(_ photographs: FolderRoot) throws(ExportProblem) {
    if photographs.contains(output) {
      throw .site(
        quoted(output), "it is in the folder of photographs, where vitrine writes nothing")
    }
    if let site = try? FolderRoot(output), site.contains(folder) {
      throw .site(quoted(output), "it contains the folder of photographs; choose another folder")
    }
  }
}
