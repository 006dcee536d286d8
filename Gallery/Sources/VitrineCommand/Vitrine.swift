public import ArgumentParser
import GallerySite

/// The command `vitrine`.
public struct Vitrine: AsyncParsableCommand {
  /// The name, the description and the subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Shows a folder of photographs in the browser.",
    discussion: """
      Reads the folder and never writes into it. Smaller pictures are made once and saved in a cache, which \
      you can delete at any time.
      """,
    version: projectVersion,
    subcommands: [Serve.self, Export.self, Samples.self, Cache.self, Worker.self],
    defaultSubcommand: Serve.self)

  /// Creates a command without arguments.
  public init() {}
}

/// Returns the name of a command that differs from a word in one letter, or has two letters in another order; nil if none does.
func similarWord(to word: String, among names: [String]) -> String? {
  // Another letter is one that goes and one that comes.
  names.first { $0 != word && Array($0).difference(from: Array(word)).count <= 2 }
}
