import ArgumentParser
import Foundation
import PhotoLibrary

/// `vitrine cache`: shows and clears the pictures that `serve` has saved.
struct Cache: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows, checks and clears the saved pictures.",
    discussion: """
      vitrine serve saves the pictures that it makes. Everything in the cache is made again when it is needed.

      EXIT STATUS
        0   done
        1   there is no cache at the path of --cache
        64  an option or an argument is not valid
        73  the cache cannot be written, or the folder is not a cache
      """,
    subcommands: [Path.self, Size.self, Verify.self, Prune.self, Clear.self, Other.self],
    defaultSubcommand: Other.self)
}

extension Cache {
  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Prints the path of the cache.")
    @OptionGroup var options: Options

    func run() {
      Terminal().say(options.path)
    }
  }

  struct Size: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Prints the size of the cache.")
    @OptionGroup var options: Options

    func run() throws {
      var size = CacheFolder.Size()
      try options.withFolder(isChanging: false) { size = $0.size }
      Terminal().say(
        "\(ByteSize(bytes: size.bytes)) in \(counted(size.entries, "entry", "entries"))")
    }
  }

  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reads all saved pictures and removes the damaged ones.")
    @OptionGroup var options: Options

    func run() throws {
      var (entries, damaged) = (0, 0)
      try options.withFolder(isChanging: true) { (entries, damaged) = $0.verify() }
      Terminal().say(
        "\(counted(entries, "entry", "entries")) checked, \(damaged) damaged and removed")
    }
  }

  struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Removes the pictures that were shown least recently, until the cache has its size."
    )
    @OptionGroup var options: Options
    @OptionGroup var size: CacheSize

    func run() throws {
      try options.withFolder(isChanging: true) { folder in
        let before = folder.size.bytes
        folder.prune(to: size.limit(at: folder.path))
        sayRemoved(before, folder)
      }
    }
  }

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Removes all saved pictures. The addresses of photographs stay the same.")
    @OptionGroup var options: Options

    func run() throws {
      try options.withFolder(isChanging: true) { folder in
        let before = folder.size.bytes
        folder.clear()
        sayRemoved(before, folder)
      }
    }
  }
}

extension Cache {
  /// The subcommand for any other word, or for no word.
  struct Other: ParsableCommand {
    static let configuration = CommandConfiguration(
      usage: "vitrine cache <subcommand>", shouldDisplay: false)
    @Argument(help: .hidden) var word: String?
    @OptionGroup var options: Options

    func run() throws {
      guard let word else { throw CleanExit.helpRequest(Cache.self) }
      let similar = similarWord(to: word, among: ["path", "size", "verify", "prune", "clear"])
      let remedy =
        similar.map { "Did you mean vitrine cache \($0)?" } ?? "See vitrine cache --help."
      Terminal().say(error: "There is no command vitrine cache \(quoted(word)). \(remedy)")
      throw ExitCode.validationFailure
    }
  }
}

private func sayRemoved(_ before: Int, _ folder: CacheFolder) {
  let after = folder.size.bytes
  Terminal().say(
    "\(ByteSize(bytes: max(0, before - after))) removed, \(ByteSize(bytes: after)) remain")
}

/// Returns a number with its noun: `1 entry`, `2 entries`.
func counted(_ number: Int, _ one: String, _ many: String) -> String {
  "\(number) \(number == 1 ? one : many)"
}
