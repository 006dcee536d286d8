import ArgumentParser
import Foundation
import PhotoLibrary

extension Cache {
  /// The option that all subcommands have.
  struct Options: ParsableArguments {
    @Option(
      help: "The folder of the cache. By default, vitrine/v1 in the user's cache folder.",
      completion: .directory)
    var cache: String?

    func validate() throws {
      try checkNotEmpty(cache, of: "--cache")
    }

    /// The path of the folder.
    var path: String { cache ?? CacheFolder.standardPath }

    /// Calls `body` with the cache folder. The standard folder need not exist: nothing is saved then.
    /// - Parameter isChanging: whether `body` removes pictures.
    func withFolder(isChanging: Bool, _ body: (CacheFolder) -> Void) throws {
      guard let folder = try existingFolder() else { return }
      if isChanging, let problem = folder.writeProblem {
        Terminal().say(error: "The cache \(quoted(path)) cannot be changed: \(problem).")
        throw ExitCode(EX_CANTCREAT)
      }
      body(folder)
    }

    private func existingFolder() throws -> CacheFolder? {
      do throws(FileProblem) {
        if let folder = try CacheFolder(existing: path) { return folder }
      } catch {
        let problem = StartProblem.cache(path, error)
        Terminal().say(error: problem.description)
        throw ExitCode(problem.status)
      }
      guard cache != nil else { return nil }
      Terminal().say(
        error: "There is no cache at \(quoted(path)). Leave out --cache for the standard folder.")
      throw ExitCode.failure
    }
  }
}
