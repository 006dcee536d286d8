import ArgumentParser

/// The command `vitrine`.
@main
struct Vitrine: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Puts a folder of photographs on screen.",
    discussion: """
      Reads the folder and never writes into it. Pictures are made once and kept in a cache, which can be \
      deleted at any time.
      """,
    subcommands: [Serve.self, Worker.self],
    defaultSubcommand: Serve.self)
}
